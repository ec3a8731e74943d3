import { TERMS } from './terms.js';

/** What a contract says about cancelling. A booking keeps the policy that it was sold with. */
export interface CancellationPolicy {
  /** Cancelling is free until so many minutes before the start; this instant is included. */
  readonly freeUntilMinutesBefore: number;
  /** The percent of the price that goes back afterwards. */
  readonly latePercent: number;
  /** The percent of the price that goes back if nobody comes. */
  readonly noShowPercent: number;
  /** Whether entrance tickets that were bought go back. */
  readonly ticketsReturn: boolean;
  /** The percent of the pay that the guide gets for a visit that was cancelled late. */
  readonly guidePercentLate: number;
  /** The guide waits so long at the meeting point. */
  readonly waitMinutes: number;
}

/** The company's policy for a product that is free to cancel until so many minutes before its start. */
export const policyOf = (freeUntilMinutesBefore: number): CancellationPolicy => ({
  freeUntilMinutesBefore,
  latePercent: TERMS.latePercent,
  noShowPercent: TERMS.noShowPercent,
  ticketsReturn: false,
  guidePercentLate: TERMS.guidePercentLate,
  waitMinutes: TERMS.waitMinutes,
});
