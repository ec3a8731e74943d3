import type { EditorialEntry } from '../editorial-entry.js';
import { barcelona } from './barcelona.js';
import { istanbul } from './istanbul.js';
import { lisbon } from './lisbon.js';
import { london } from './london.js';
import { newYork } from './new-york.js';
import { paris } from './paris.js';
import { rome } from './rome.js';
import { tokyo } from './tokyo.js';

/** How cities are best walked. */
export const cityWalks: readonly EditorialEntry[] = [rome, paris, tokyo, london, barcelona, istanbul, lisbon, newYork];
