import type { EditorialEntry } from '../editorial-entry.js';
import { albania } from './albania.js';
import { algeria } from './algeria.js';
import { americanSamoa } from './american-samoa.js';
import { argentina } from './argentina.js';
import { armenia } from './armenia.js';
import { australia } from './australia.js';
import { austria } from './austria.js';
import { barbados } from './barbados.js';
import { belgium } from './belgium.js';
import { benin } from './benin.js';
import { bhutan } from './bhutan.js';
import { bolivia } from './bolivia.js';
import { bosniaAndHerzegovina } from './bosnia-and-herzegovina.js';
import { brazil } from './brazil.js';
import { bulgaria } from './bulgaria.js';
import { cambodia } from './cambodia.js';
import { canada } from './canada.js';
import { capeVerde } from './cape-verde.js';
import { chile } from './chile.js';
import { china } from './china.js';
import { colombia } from './colombia.js';
import { cookIslands } from './cook-islands.js';
import { costaRica } from './costa-rica.js';
import { croatia } from './croatia.js';
import { cuba } from './cuba.js';
import { curacao } from './curacao.js';
import { cyprus } from './cyprus.js';
import { czechia } from './czechia.js';
import { denmark } from './denmark.js';
import { dominicanRepublic } from './dominican-republic.js';
import { ecuador } from './ecuador.js';
import { egypt } from './egypt.js';
import { estonia } from './estonia.js';
import { ethiopia } from './ethiopia.js';
import { fiji } from './fiji.js';
import { finland } from './finland.js';
import { france } from './france.js';
import { frenchPolynesia } from './french-polynesia.js';
import { georgia } from './georgia.js';
import { germany } from './germany.js';
import { ghana } from './ghana.js';
import { greece } from './greece.js';
import { guatemala } from './guatemala.js';
import { guyana } from './guyana.js';
import { hongKong } from './hong-kong.js';
import { hungary } from './hungary.js';
import { iceland } from './iceland.js';
import { india } from './india.js';
import { indonesia } from './indonesia.js';
import { ireland } from './ireland.js';
import { israel } from './israel.js';
import { italy } from './italy.js';
import { japan } from './japan.js';
import { jordan } from './jordan.js';
import { kazakhstan } from './kazakhstan.js';
import { kenya } from './kenya.js';
import { laos } from './laos.js';
import { latvia } from './latvia.js';
import { lebanon } from './lebanon.js';
import { lithuania } from './lithuania.js';
import { luxembourg } from './luxembourg.js';
import { macao } from './macao.js';
import { madagascar } from './madagascar.js';
import { malaysia } from './malaysia.js';
import { malta } from './malta.js';
import { martinique } from './martinique.js';
import { mauritius } from './mauritius.js';
import { mexico } from './mexico.js';
import { monaco } from './monaco.js';
import { montenegro } from './montenegro.js';
import { morocco } from './morocco.js';
import { mozambique } from './mozambique.js';
import { namibia } from './namibia.js';
import { nepal } from './nepal.js';
import { netherlands } from './netherlands.js';
import { newCaledonia } from './new-caledonia.js';
import { newZealand } from './new-zealand.js';
import { nicaragua } from './nicaragua.js';
import { nigeria } from './nigeria.js';
import { norway } from './norway.js';
import { oman } from './oman.js';
import { panama } from './panama.js';
import { paraguay } from './paraguay.js';
import { peru } from './peru.js';
import { philippines } from './philippines.js';
import { poland } from './poland.js';
import { portugal } from './portugal.js';
import { puertoRico } from './puerto-rico.js';
import { qatar } from './qatar.js';
import { reunion } from './reunion.js';
import { romania } from './romania.js';
import { rwanda } from './rwanda.js';
import { senegal } from './senegal.js';
import { serbia } from './serbia.js';
import { seychelles } from './seychelles.js';
import { singapore } from './singapore.js';
import { slovakia } from './slovakia.js';
import { slovenia } from './slovenia.js';
import { southAfrica } from './south-africa.js';
import { southKorea } from './south-korea.js';
import { spain } from './spain.js';
import { sriLanka } from './sri-lanka.js';
import { suriname } from './suriname.js';
import { sweden } from './sweden.js';
import { switzerland } from './switzerland.js';
import { taiwan } from './taiwan.js';
import { tanzania } from './tanzania.js';
import { thailand } from './thailand.js';
import { tunisia } from './tunisia.js';
import { turkey } from './turkey.js';
import { uganda } from './uganda.js';
import { unitedArabEmirates } from './united-arab-emirates.js';
import { unitedKingdom } from './united-kingdom.js';
import { unitedStates } from './united-states.js';
import { uruguay } from './uruguay.js';
import { uzbekistan } from './uzbekistan.js';
import { venezuela } from './venezuela.js';
import { vietnam } from './vietnam.js';
import { zambia } from './zambia.js';

export const countries: readonly EditorialEntry[] = [
  italy,
  japan,
  france,
  spain,
  portugal,
  germany,
  unitedKingdom,
  greece,
  netherlands,
  unitedStates,
  austria,
  turkey,
  morocco,
  southAfrica,
  egypt,
  australia,
  india,
  thailand,
  czechia,
  hungary,
  poland,
  croatia,
  ireland,
  denmark,
  sweden,
  vietnam,
  singapore,
  southKorea,
  nepal,
  unitedArabEmirates,
  mexico,
  brazil,
  argentina,
  canada,
  peru,
  cuba,
  switzerland,
  belgium,
  jordan,
  colombia,
  tunisia,
  kenya,
  tanzania,
  newZealand,
  monaco,
  luxembourg,
  norway,
  finland,
  iceland,
  estonia,
  latvia,
  lithuania,
  slovakia,
  romania,
  bulgaria,
  slovenia,
  bosniaAndHerzegovina,
  montenegro,
  serbia,
  albania,
  malta,
  cyprus,
  georgia,
  armenia,
  algeria,
  senegal,
  ghana,
  nigeria,
  benin,
  capeVerde,
  ethiopia,
  uganda,
  rwanda,
  namibia,
  mozambique,
  zambia,
  mauritius,
  reunion,
  seychelles,
  madagascar,
  china,
  hongKong,
  macao,
  taiwan,
  laos,
  cambodia,
  malaysia,
  indonesia,
  philippines,
  sriLanka,
  bhutan,
  uzbekistan,
  kazakhstan,
  oman,
  qatar,
  israel,
  lebanon,
  puertoRico,
  guatemala,
  nicaragua,
  costaRica,
  panama,
  dominicanRepublic,
  curacao,
  barbados,
  martinique,
  ecuador,
  bolivia,
  chile,
  uruguay,
  paraguay,
  suriname,
  guyana,
  venezuela,
  fiji,
  frenchPolynesia,
  newCaledonia,
  cookIslands,
  americanSamoa,
];
