import type { EditorialEntry } from '../editorial-entry.js';
import { amsterdam } from './amsterdam.js';
import { athens } from './athens.js';
import { bangkok } from './bangkok.js';
import { barcelona } from './barcelona.js';
import { berlin } from './berlin.js';
import { cairo } from './cairo.js';
import { capeTown } from './cape-town.js';
import { istanbul } from './istanbul.js';
import { kyoto } from './kyoto.js';
import { lisbon } from './lisbon.js';
import { london } from './london.js';
import { madrid } from './madrid.js';
import { marrakesh } from './marrakesh.js';
import { mexicoCity } from './mexico-city.js';
import { newYork } from './new-york.js';
import { paris } from './paris.js';
import { prague } from './prague.js';
import { rioDeJaneiro } from './rio-de-janeiro.js';
import { rome } from './rome.js';
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
];
