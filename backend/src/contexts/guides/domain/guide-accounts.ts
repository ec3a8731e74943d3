/** A guide's account: what may be shown of the name. */
export interface GuideAccount {
  readonly id: string;
  readonly firstName: string;
  /** Of the last name. */
  readonly initial: string;
}

/** Accounts that were approved and are not suspended. */
export abstract class GuideAccounts {
  /** The approved ones among them, in no order. */
  abstract findApproved(userIds: readonly string[]): Promise<readonly GuideAccount[]>;
  /** The ids of the approved ones among them, in no order. */
  abstract approvedAmong(userIds: readonly string[]): Promise<readonly string[]>;
}
