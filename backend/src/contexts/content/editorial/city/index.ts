import type { EditorialEntry } from '../editorial-entry.js';
import { london } from './london.js';
import { paris } from './paris.js';
import { rome } from './rome.js';
import { tokyo } from './tokyo.js';

/** How cities are best walked. */
export const cityWalks: readonly EditorialEntry[] = [rome, paris, tokyo, london];
