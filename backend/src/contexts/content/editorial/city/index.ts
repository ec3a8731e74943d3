import type { EditorialEntry } from '../editorial-entry.js';
import { amsterdam } from './amsterdam.js';
import { athens } from './athens.js';
import { bangkok } from './bangkok.js';
import { barcelona } from './barcelona.js';
import { berlin } from './berlin.js';
import { budapest } from './budapest.js';
import { buenosAires } from './buenos-aires.js';
import { cairo } from './cairo.js';
import { capeTown } from './cape-town.js';
import { chicago } from './chicago.js';
import { copenhagen } from './copenhagen.js';
import { cusco } from './cusco.js';
import { delhi } from './delhi.js';
import { dubai } from './dubai.js';
import { dublin } from './dublin.js';
import { dubrovnik } from './dubrovnik.js';
import { edinburgh } from './edinburgh.js';
import { florence } from './florence.js';
import { hanoi } from './hanoi.js';
import { havana } from './havana.js';
import { istanbul } from './istanbul.js';
import { jaipur } from './jaipur.js';
import { kathmandu } from './kathmandu.js';
import { krakow } from './krakow.js';
import { kyoto } from './kyoto.js';
import { lisbon } from './lisbon.js';
import { london } from './london.js';
import { madrid } from './madrid.js';
import { marrakesh } from './marrakesh.js';
import { melbourne } from './melbourne.js';
import { mexicoCity } from './mexico-city.js';
import { milan } from './milan.js';
import { montreal } from './montreal.js';
import { munich } from './munich.js';
import { naples } from './naples.js';
import { newYork } from './new-york.js';
import { osaka } from './osaka.js';
import { paris } from './paris.js';
import { porto } from './porto.js';
import { prague } from './prague.js';
import { rioDeJaneiro } from './rio-de-janeiro.js';
import { rome } from './rome.js';
import { sanFrancisco } from './san-francisco.js';
import { seoul } from './seoul.js';
import { seville } from './seville.js';
import { singapore } from './singapore.js';
import { stockholm } from './stockholm.js';
import { sydney } from './sydney.js';
import { tokyo } from './tokyo.js';
import { venice } from './venice.js';
import { vienna } from './vienna.js';

/** How cities are best walked. */
export const cityWalks: readonly EditorialEntry[] = [
  rome,
  paris,
  tokyo,
  london,
  barcelona,
  istanbul,
  lisbon,
  newYork,
  marrakesh,
  sydney,
  capeTown,
  rioDeJaneiro,
  venice,
  athens,
  prague,
  berlin,
  cairo,
  madrid,
  bangkok,
  kyoto,
  amsterdam,
  mexicoCity,
  vienna,
  florence,
  buenosAires,
  edinburgh,
  singapore,
  seville,
  jaipur,
  naples,
  hanoi,
  krakow,
  chicago,
  osaka,
  cusco,
  dubrovnik,
  seoul,
  porto,
  copenhagen,
  melbourne,
  budapest,
  milan,
  dubai,
  munich,
  havana,
  delhi,
  sanFrancisco,
  dublin,
  kathmandu,
  montreal,
  stockholm,
];
