import type { EditorialEntry } from '../editorial-entry.js';
import { argentina } from './argentina.js';
import { australia } from './australia.js';
import { austria } from './austria.js';
import { brazil } from './brazil.js';
import { canada } from './canada.js';
import { croatia } from './croatia.js';
import { cuba } from './cuba.js';
import { czechia } from './czechia.js';
import { denmark } from './denmark.js';
import { egypt } from './egypt.js';
import { france } from './france.js';
import { germany } from './germany.js';
import { greece } from './greece.js';
import { hungary } from './hungary.js';
import { india } from './india.js';
import { ireland } from './ireland.js';
import { italy } from './italy.js';
import { japan } from './japan.js';
import { mexico } from './mexico.js';
import { morocco } from './morocco.js';
import { nepal } from './nepal.js';
import { netherlands } from './netherlands.js';
import { peru } from './peru.js';
import { poland } from './poland.js';
import { portugal } from './portugal.js';
import { singapore } from './singapore.js';
import { southAfrica } from './south-africa.js';
import { southKorea } from './south-korea.js';
import { spain } from './spain.js';
import { sweden } from './sweden.js';
import { thailand } from './thailand.js';
import { turkey } from './turkey.js';
import { unitedArabEmirates } from './united-arab-emirates.js';
import { unitedKingdom } from './united-kingdom.js';
import { unitedStates } from './united-states.js';
import { vietnam } from './vietnam.js';

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
];
