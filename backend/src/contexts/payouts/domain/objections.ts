import type { ContestedPayout, Objection } from './objection.js';

/** The objections of guides to their statements. Every method runs in the caller's transaction. */
export abstract class Objections {
  /** Undefined for a payout of another guide. Locked until the transaction ends. */
  abstract findPayout(payoutId: string, guideId: string): Promise<ContestedPayout | undefined>;
  abstract add(objection: Objection): Promise<void>;
  /** Keeps the answer, once. Throws ObjectionUnknown or ObjectionAnswered. */
  abstract answer(
    objectionId: string,
    answer: { readonly text: string; readonly by: string; readonly at: Date },
  ): Promise<Objection>;
  /**
   * Adds an amount to a mission of the payout, as the answer to the objection. Throws CorrectionImpossible if the payout has
   * no such mission, or if nothing were left to pay.
   */
  abstract correct(objection: Objection, missionId: string, amount: number): Promise<void>;
  abstract find(objectionId: string): Promise<(Objection & { readonly answer: string | null }) | undefined>;
}
