/** Facts of payouts that others may react to. */

/** A person who had a bank account has added another one, or edited, chosen or deactivated one. */
export interface BankAccountChanged {
  readonly type: 'payouts.bank-account-changed.v1';
  readonly userId: string;
  /** Tells the changes of one person apart. */
  readonly changeId: string;
  readonly change: 'added' | 'edited' | 'made-primary' | 'deactivated';
  /** The account with all but the end of its number hidden. */
  readonly account: string;
  /** When money begins to go elsewhere, ISO 8601; absent where it does not. */
  readonly countsFrom?: string;
}
