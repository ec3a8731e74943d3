import type { EditorialEntry } from '../editorial-entry.js';
import { france } from './france.js';
import { italy } from './italy.js';
import { japan } from './japan.js';

export const countries: readonly EditorialEntry[] = [italy, japan, france];
