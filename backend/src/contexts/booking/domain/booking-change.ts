import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { ChangedTerms } from './booking.js';
import type { LineOfSale } from './price-line.js';

export type BookingChangeStatus = 'waiting-payment' | 'done' | 'expired' | 'given-back';

/** Terms as they are stored: the instants in ISO. */
export type StoredTerms = Omit<ChangedTerms, 'slot'> & {
  readonly slot: { readonly date: string; readonly time: string; readonly start: string; readonly end: string };
};

/** A change that costs more. It holds its slot, and takes effect once it is paid. */
export class BookingChange {
  /** Also names the charge: payments know it as an order of its own. */
  readonly id!: string;
  readonly bookingId!: string;
  readonly orderId!: string;
  /** Of the booking at that time. Another change meanwhile ends this one. */
  readonly revision!: number;
  readonly terms!: StoredTerms;
  /** What the change adds to the order; the lines add up to the amount. */
  readonly lines!: readonly LineOfSale[];
  readonly amount!: number;
  readonly currency!: MoneyView['currency'];
  status!: BookingChangeStatus;
  readonly expiresAt!: Date;

  static waiting(change: Omit<BookingChange, 'status' | 'toPay' | 'changedTerms'>): BookingChange {
    return Object.assign(new BookingChange(), { ...change, status: 'waiting-payment' as const });
  }

  get toPay(): MoneyView {
    return { amount: this.amount, currency: this.currency };
  }

  get changedTerms(): ChangedTerms {
    const { start, end, ...local } = this.terms.slot;
    return { ...this.terms, slot: { ...local, start: new Date(start), end: new Date(end) } };
  }
}

export const storedTerms = ({ slot, ...terms }: ChangedTerms): StoredTerms => ({
  ...terms,
  slot: { ...slot, start: slot.start.toISOString(), end: slot.end.toISOString() },
});

/** Changes that wait for their payment, and those that did. `…ForChange` locks until the transaction ends. */
export abstract class BookingChanges {
  abstract find(id: string): Promise<BookingChange | undefined>;
  abstract findForChange(id: string): Promise<BookingChange | undefined>;
  /** The change of the booking that waits for its payment. The database allows one. */
  abstract findWaitingForChange(bookingId: string): Promise<BookingChange | undefined>;
  abstract save(change: BookingChange): Promise<void>;
}
