import type { EditorialEntry } from '../editorial-entry.js';
import { france } from './france.js';
import { germany } from './germany.js';
import { italy } from './italy.js';
import { japan } from './japan.js';
import { portugal } from './portugal.js';
import { spain } from './spain.js';

export const countries: readonly EditorialEntry[] = [italy, japan, france, spain, portugal, germany];
