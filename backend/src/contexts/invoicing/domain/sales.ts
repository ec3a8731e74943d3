import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** Who pays: a person, and the company for which the person pays. */
export interface InvoicedCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: {
    readonly companyName: string;
    readonly vat?: string;
    readonly address: {
      readonly street: string;
      readonly streetComplementary?: string;
      readonly zip?: string;
      readonly state?: string;
      readonly city: string;
      /** ISO 3166-1, two capital letters. */
      readonly country: string;
    };
  };
}

export interface SaleLine {
  readonly id: string;
  readonly kind: 'fare' | 'supplement' | 'ticket' | 'discount' | 'gift-card' | 'fee' | 'rounding';
  /** Negative where the line lowers the total. */
  readonly amount: MoneyView;
  /** Code of the tax regime. */
  readonly tax: string;
  readonly reason?: string;
  readonly booking?: {
    readonly reference: string;
    readonly name: Translated;
    readonly cityName: Translated;
    readonly startsAt: Date;
    readonly timeZone: string;
  };
}

/** What one charge sold: an order, or a later change that cost more. */
export interface Sale {
  readonly chargeId: string;
  readonly order: { readonly id: string; readonly reference: string };
  readonly language: Locale;
  readonly currency: Currency;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly customer: InvoicedCustomer;
  readonly lines: readonly SaleLine[];
  /** What gift cards paid of it, by the card. */
  readonly giftCards: readonly { readonly id: string; readonly amount: MoneyView }[];
}

/** Sales and orders as booking knows them. */
export abstract class Sales {
  /** Undefined while the charge has bought nothing. */
  abstract find(chargeId: string): Promise<Sale | undefined>;
  /** The order's id, for who may see the order. Throws as the calls of the order do. */
  abstract getOrderId(reference: string, actor: Actor, token: string | undefined): Promise<string>;
}
