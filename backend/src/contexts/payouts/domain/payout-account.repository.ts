import type { PayoutAccounts } from './payout-accounts.js';

/** The bank accounts of people. */
export abstract class PayoutAccountRepository {
  /** Waits for everybody else who changes the same person's accounts, until the transaction ends. */
  abstract getForChange(userId: string): Promise<PayoutAccounts>;
  abstract save(accounts: PayoutAccounts): Promise<void>;
}
