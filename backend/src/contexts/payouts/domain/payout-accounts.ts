import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import type { BankAccountChanged } from '../events.js';
import { type AccountDetails, nameOfAccount } from './account-details.js';
import { BankAccountUnknown, TooManyBankAccounts } from './bank-account.errors.js';

export type BankAccountId = Id<'BankAccount'>;
export type DetailsId = Id<'AccountDetails'>;

export interface BankAccount {
  readonly id: BankAccountId;
  /** Changes with each change of the details, whose earlier versions are kept. */
  readonly detailsId: DetailsId;
  readonly details: AccountDetails;
  readonly isPrimary: boolean;
}

/** Where money goes from an instant on. */
export interface Destination {
  /** Null where the person has deactivated the account that would have got it: money waits. */
  readonly to: { readonly accountId: BankAccountId; readonly detailsId: DetailsId } | null;
  readonly countsFrom: Date;
}

export const MOST_BANK_ACCOUNTS = 5;
/** Who took over an account of a person cannot have money sent elsewhere before that person has read our mail. */
const DELAY_MS = 48 * 60 * 60_000;

/**
 * The accounts of one person, the oldest first. Exactly one is primary as long as there is one. What changes where money
 * goes counts after 48 hours; the first account counts at once, and a deactivated one gets no money from then on.
 */
export class PayoutAccounts extends AggregateRoot {
  private removed: readonly BankAccountId[] = [];

  constructor(
    readonly userId: string,
    private current: readonly BankAccount[],
    /** What counts now, then what is to count. */
    private timeline: readonly Destination[],
  ) {
    super();
  }

  get accounts(): readonly BankAccount[] {
    return this.current;
  }

  get deactivated(): readonly BankAccountId[] {
    return this.removed;
  }

  get destinations(): readonly Destination[] {
    return this.timeline;
  }

  /** Whether the person must have entered the password a moment ago: not for the first account ever. */
  get needsPassword(): boolean {
    return this.timeline.length > 0;
  }

  /** Throws BankAccountUnknown. */
  mustHave(id: BankAccountId): void {
    this.get(id);
  }

  /** The first one is primary in any case. Throws TooManyBankAccounts. */
  add(account: Omit<BankAccount, 'isPrimary'>, isPrimary: boolean, changeId: string, now: Date): void {
    if (this.current.length >= MOST_BANK_ACCOUNTS) throw new TooManyBankAccounts({ most: MOST_BANK_ACCOUNTS });
    const isFirst = this.current.length === 0;
    this.current = [...this.current, { ...account, isPrimary: isFirst }];
    if (isPrimary) this.markPrimary(account.id);
    this.settle('added', account.details, changeId, now);
  }

  /** Throws BankAccountUnknown. */
  edit(id: BankAccountId, detailsId: DetailsId, details: AccountDetails, changeId: string, now: Date): void {
    this.get(id);
    this.current = this.current.map((each) => (each.id === id ? { ...each, detailsId, details } : each));
    this.settle('edited', details, changeId, now);
  }

  /** Throws BankAccountUnknown. */
  setPrimary(id: BankAccountId, changeId: string, now: Date): void {
    const { details, isPrimary } = this.get(id);
    if (isPrimary) return;
    this.markPrimary(id);
    this.settle('made-primary', details, changeId, now);
  }

  /** The newest of the others takes the place of a primary one. Throws BankAccountUnknown. */
  deactivate(id: BankAccountId, changeId: string, now: Date): void {
    const { details, isPrimary } = this.get(id);
    this.current = this.current.filter((each) => each.id !== id);
    this.removed = [...this.removed, id];
    const next = this.current.at(-1);
    if (isPrimary && next) this.markPrimary(next.id);
    if (this.timeline.some(({ to }) => to?.accountId === id)) this.timeline = [{ to: null, countsFrom: now }];
    this.settle('deactivated', details, changeId, now);
  }

  private markPrimary(id: BankAccountId): void {
    this.current = this.current.map((each) => ({ ...each, isPrimary: each.id === id }));
  }

  private settle(change: BankAccountChanged['change'], details: AccountDetails, changeId: string, now: Date): void {
    const isFirstEver = this.timeline.length === 0;
    const countsFrom = this.direct(isFirstEver ? now : new Date(now.getTime() + DELAY_MS), now);
    if (isFirstEver) return;
    this.record<BankAccountChanged>({
      type: 'payouts.bank-account-changed.v1',
      userId: this.userId,
      changeId,
      change,
      account: nameOfAccount(details),
      ...(countsFrom ? { countsFrom: countsFrom.toISOString() } : {}),
    });
  }

  /** Sends money to the primary account from `from` on. Undefined where it goes there already, or is about to. */
  private direct(from: Date, now: Date): Date | undefined {
    const primary = this.current.find((each) => each.isPrimary);
    if (!primary || this.timeline.at(-1)?.to?.detailsId === primary.detailsId) return undefined;
    // What was to count and did not yet is replaced: two changes do not shorten the wait.
    const present = this.timeline.filter(({ countsFrom }) => countsFrom <= now).slice(-1);
    const to = { accountId: primary.id, detailsId: primary.detailsId };
    this.timeline = [...present, { to, countsFrom: from }];
    return from;
  }

  private get(id: BankAccountId): BankAccount {
    const found = this.current.find((each) => each.id === id);
    if (!found) throw new BankAccountUnknown();
    return found;
  }
}
