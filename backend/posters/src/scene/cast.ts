import type { Landmark } from '../landmark.js';
import type { Role } from '../motifs/art.js';

/** The landmarks of a picture by the part they play in it. */
export interface Cast {
  readonly lead: Landmark;
  readonly leadRole: Role;
  /** Monuments and rows after the lead, from the second on. */
  readonly standing: readonly Landmark[];
  readonly relief: Landmark | undefined;
  readonly span: Landmark | undefined;
  readonly tree: Landmark | undefined;
  readonly objects: readonly Landmark[];
  readonly vessels: readonly Landmark[];
  readonly flying: readonly Landmark[];
  /** Lanterns of Asia hang above the picture instead of standing in it. */
  readonly lanterns: 'lead' | 'too' | undefined;
  /** Which water there is, if any. */
  readonly water: 'sea' | 'river' | 'harbour' | undefined;
}
