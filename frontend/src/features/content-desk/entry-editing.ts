import { isProblem } from '../../api/api.js';
import type { EntryRecord } from './content.api.js';

/** What the parts of an entry's page have in common. */
export interface EntryEditing {
  readonly entry: EntryRecord;
  /** Shows the record that a change answers; after a conflict the page offers the new state. Throws what the API answered. */
  readonly send: (sending: Promise<EntryRecord>) => Promise<void>;
}

/** Why nothing was saved, if somebody else was first. */
export const conflictOf = (error: unknown): unknown =>
  isProblem(error) && error.code === 'CHANGED_MEANWHILE' ? error : undefined;
