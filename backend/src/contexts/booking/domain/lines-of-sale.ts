import { type ChargedLine, chargedLines, ticketsOf } from '../../../shared-kernel/money/charged-lines.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import type { BookedService } from './booked-service.js';
import type { LineOfSale } from './price-line.js';
import type { PriceOffer } from './price-offers.js';

type PriceInSteps = Pick<PriceOffer, 'price' | 'rate' | 'steps'>;

interface Sale {
  readonly id: string;
  readonly itemId: string;
  readonly sold: PriceInSteps;
  readonly service: Pick<BookedService, 'taxRegime'>;
}

/** The lines that a booking adds to its order: its fare and each supplement with its reason. */
export function linesOfSale({ id, itemId, sold, service }: Sale): readonly LineOfSale[] {
  return priceLinesOf(sold).map(({ kind, reason, amount }) => ({
    kind,
    bookingId: id,
    itemId,
    amount,
    tax: service.taxRegime,
    ...(reason === undefined ? {} : { reason }),
  }));
}

/** What a discount is taken off: the price without entrance tickets. */
export const discountableOf = ({ price, rate, steps }: PriceInSteps): Money =>
  Money.from(price).minus(ticketsOf(steps, rate));

export interface ShownSupplement {
  readonly reason: NonNullable<ChargedLine['reason']>;
  readonly amount: MoneyView;
}

/** The supplements and the tickets of a price with their reasons. */
export const supplementsOf = ({ steps, rate }: Pick<PriceInSteps, 'rate' | 'steps'>): readonly ShownSupplement[] =>
  chargedLines(steps, rate).flatMap(({ reason, amount }) => (reason ? [{ reason, amount: amount.toJSON() }] : []));

/** The lines of a price. A price without an explanation is one fare. */
export function priceLinesOf({
  price,
  rate,
  steps,
}: PriceInSteps): readonly Pick<LineOfSale, 'kind' | 'reason' | 'amount'>[] {
  if (steps.length === 0) return [{ kind: 'fare', amount: price }];
  return chargedLines(steps, rate).map(({ amount, ...line }) => ({ ...line, amount: amount.toJSON() }));
}
