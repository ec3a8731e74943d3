import type { EditorialEntry } from '../editorial-entry.js';
import { barcelona } from './barcelona.js';
import { capeTown } from './cape-town.js';
import { istanbul } from './istanbul.js';
import { lisbon } from './lisbon.js';
import { london } from './london.js';
import { marrakesh } from './marrakesh.js';
import { newYork } from './new-york.js';
import { paris } from './paris.js';
import { rioDeJaneiro } from './rio-de-janeiro.js';
import { rome } from './rome.js';
import { sydney } from './sydney.js';
import { tokyo } from './tokyo.js';

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
];
