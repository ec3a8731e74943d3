/** What must be the same in the ledger and in the records that it is written from. */
export const LEDGER_CHECKS = ['debits-equal-credits', 'captured', 'refunded', 'paid', 'transfers'] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];

/** Minor units of one currency. */
export interface CheckedSum {
  readonly check: LedgerCheck;
  readonly currency: string;
  readonly expected: number;
  readonly found: number;
}

/** A payment that the ledger tells otherwise. Minor units. */
export interface LedgerDifference {
  readonly orderReference: string;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
  /** Captured without refunds, by the ledger. */
  readonly inLedger: number;
}

export interface ProvenLedger {
  readonly sums: readonly CheckedSum[];
  /** The first ones. */
  readonly differences: readonly LedgerDifference[];
}

/**
 * Compares the ledger with the payments, refunds and bank transfers: debits equal credits in each currency, and of each
 * order what was captured without what was refunded is what the ledger says was paid.
 */
export abstract class LedgerProof {
  abstract prove(): Promise<ProvenLedger>;
}

export const isProven = ({ sums, differences }: ProvenLedger): boolean =>
  differences.length === 0 && sums.every(({ expected, found }) => expected === found);
