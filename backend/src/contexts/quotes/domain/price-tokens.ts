import type { PricePart, Ride } from './price-area.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** A price that was shown, and until when it holds. */
export interface ShownPrice {
  readonly ride: Ride;
  readonly parts: readonly { readonly kind: PricePart; readonly amount: MoneyView }[];
  readonly vatBasisPoints: number;
  /** ISO 8601. */
  readonly guaranteedUntil: string;
}

/** Signed prices: they need no storage and cannot be changed. */
export abstract class PriceTokens {
  abstract sign(price: ShownPrice): string;
  /** Undefined for a token that is none of ours. */
  abstract read(token: string): ShownPrice | undefined;
}
