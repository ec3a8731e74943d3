import { endOfObjections } from './payout-calendar.js';
import type { PayoutState } from './payout.js';
import { ObjectionOpen, ObjectionTooLate } from './payout.errors.js';

/** What a guide holds against a statement. */
export interface Objection {
  readonly id: string;
  readonly payoutId: string;
  readonly guideId: string;
  readonly text: string;
  readonly raisedAt: Date;
}

/** A payout as an objection finds it. */
export interface ContestedPayout {
  readonly month: string;
  readonly state: PayoutState;
  /** The team has not answered an earlier objection yet. */
  readonly hasOpenObjection: boolean;
}

/** Whether the guide may object: until the bills are written. */
export const isObjectable = ({ month, state }: Pick<ContestedPayout, 'month' | 'state'>, now: Date): boolean =>
  state === 'closed' && now < endOfObjections(month);

/** Throws ObjectionTooLate or ObjectionOpen. */
export function mustBeObjectable(payout: ContestedPayout, now: Date): void {
  if (!isObjectable(payout, now)) throw new ObjectionTooLate({ until: endOfObjections(payout.month).toISOString() });
  if (payout.hasOpenObjection) throw new ObjectionOpen();
}
