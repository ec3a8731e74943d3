import { isProblem } from '../../api/api.js';
import type { TourRecord } from './tours.api.js';

/** What the forms of a tour's page have in common. */
export interface TourEditing {
  readonly tour: TourRecord;
  /** Shows the record that a change answers; after a conflict the page offers the new state. Throws what the API answered. */
  readonly send: (sending: Promise<TourRecord>) => Promise<void>;
}

/** Why nothing was saved, if somebody else was first. */
export const conflictOf = (error: unknown): unknown =>
  isProblem(error) && error.code === 'TOUR_CHANGED_MEANWHILE' ? error : undefined;
