import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { PartnerNotSuspended, PartnerSuspended } from './partner.errors.js';

export const PARTNER_STATES = ['active', 'suspended'] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];

export const PARTNER_ACTIONS = ['change', 'suspend', 'restore', 'create-key'] as const;
export type PartnerAction = (typeof PARTNER_ACTIONS)[number];

/**
 * `commission`: the partner charges the traveler our price and keeps a percentage of it. `net-price`: the partner buys
 * at our price less the percentage and sells at its own.
 */
export const PARTNER_TERMS = ['commission', 'net-price'] as const;
export type PartnerTermsKind = (typeof PARTNER_TERMS)[number];

export const MOST_PERCENT = 40;

export interface BillingAddress {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
}

/** What the team decides about a partner. */
export interface PartnerDetails {
  readonly name: string;
  readonly contactName: string;
  /** The account with this confirmed address sees the partner's keys and calls. */
  readonly email: string;
  readonly phone: string;
  readonly language: Locale;
  /** The currency of prices and invoices. */
  readonly currency: Currency;
  readonly termsKind: PartnerTermsKind;
  readonly percent: number;
  readonly vat: string | null;
  readonly address: BillingAddress;
}

/** A hotel, an agency or a channel manager that reads and books by machine. */
export class Partner extends AggregateRoot {
  readonly id!: string;
  name!: string;
  contactName!: string;
  email!: string;
  phone!: string;
  language!: Locale;
  currency!: Currency;
  termsKind!: PartnerTermsKind;
  percent!: number;
  vat!: string | null;
  address!: BillingAddress;
  readonly createdAt!: Date;
  suspendedAt!: Date | null;
  suspendReason!: string | null;
  version!: number;

  static create(id: string, details: PartnerDetails, now: Date): Partner {
    return Object.assign(new Partner(), {
      id,
      ...details,
      createdAt: now,
      suspendedAt: null,
      suspendReason: null,
      version: 1,
    } satisfies Partial<Partner>);
  }

  /** Bookings that were made before keep their price. */
  change(details: PartnerDetails): void {
    Object.assign(this, details);
  }

  /** Throws PartnerSuspended. */
  suspend(reason: string, now: Date): void {
    this.mustBeActive();
    Object.assign(this, { suspendedAt: now, suspendReason: reason });
  }

  /** Throws PartnerNotSuspended. */
  restore(): void {
    if (this.suspendedAt === null) throw new PartnerNotSuspended();
    Object.assign(this, { suspendedAt: null, suspendReason: null });
  }

  /** Throws PartnerSuspended. */
  mustBeActive(): void {
    if (this.suspendedAt !== null) throw new PartnerSuspended();
  }

  get details(): PartnerDetails {
    const { name, contactName, email, phone, language, currency, termsKind, percent, vat, address } = this;
    return { name, contactName, email, phone, language, currency, termsKind, percent, vat, address };
  }
}

/** What the partner keeps of a price. */
export const shareOfPartner = (price: Money, { percent }: Pick<Partner, 'percent'>): Money =>
  price.basisPoints(percent * 100);

export const actionsOf = (state: PartnerState): readonly PartnerAction[] =>
  state === 'suspended' ? ['change', 'restore'] : ['change', 'suspend', 'create-key'];
