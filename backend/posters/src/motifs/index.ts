import type { Motif } from '../landmark.js';
import { ancient } from './ancient.js';
import type { MotifArt } from './art.js';
import { bridges } from './bridges.js';
import { classical } from './classical.js';
import { domes } from './domes.js';
import { eastern } from './eastern.js';
import { fields } from './fields.js';
import { halls } from './halls.js';
import { houses } from './houses.js';
import { modern } from './modern.js';
import { mountains } from './mountains.js';
import { relief } from './relief.js';
import { street } from './street.js';
import { towersFamily } from './towers.js';
import { trees } from './trees.js';
import { vehicles } from './vehicles.js';
import { vessels } from './vessels.js';
import { waters } from './waters.js';

/** Every motif by its name; the compiler sees that none is missing. */
export const motifs: Readonly<Record<Motif, MotifArt>> = {
  ...ancient,
  ...bridges,
  ...classical,
  ...domes,
  ...eastern,
  ...fields,
  ...halls,
  ...houses,
  ...modern,
  ...mountains,
  ...relief,
  ...street,
  ...towersFamily,
  ...trees,
  ...vehicles,
  ...vessels,
  ...waters,
};
