import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { PartnerTermsKind } from './partner.js';

/** What the ledger knows of partners beside the sales themselves: their share. */
export abstract class PartnerLedger {
  /** Notes with the running transaction that the share grew; a negative amount takes some of it back. */
  abstract settleShare(share: {
    readonly key: string;
    readonly orderReference: string;
    readonly termsKind: PartnerTermsKind;
    readonly amount: MoneyView;
  }): Promise<void>;
}
