import { EncodedJson } from '../../../platform/http/encoded-json.js';
import type { Currency } from '../../../shared-kernel/currency.js';
import type { MoneyView } from '../../../shared-kernel/money.js';

/** What a card tells of its price, which depends on people and currency. */
export interface CardPrices {
  fromPrice: MoneyView;
  totalPrice: MoneyView;
}

/** What the prices of a card are made of. */
export interface Totals {
  readonly kind: 'private' | 'group';
  readonly currency: Currency;
  /** For 1, 2 … persons in minor units; null where so many cannot book. */
  readonly totals: readonly (number | null)[];
}

const KINDS: readonly Totals['kind'][] = ['private', 'group'];
/** ISO 4217. */
const CURRENCY_LETTERS = 3;
const HEAD_BYTES = CURRENCY_LETTERS + 2;
const TOTAL_BYTES = 8;

/**
 * A card in one language as bytes: currency, kind and number of totals, the totals, each a double and NaN for none, and
 * its JSON without prices, as UTF-8.
 */
export class KeptCard<Card extends CardPrices> {
  /** @param bytes those of another card, which {@link KeptCard.of} has made */
  constructor(readonly bytes: Buffer) {}

  static of<Card extends CardPrices>(
    card: Omit<Card, keyof CardPrices>,
    { kind, currency, totals }: Totals,
  ): KeptCard<Card> {
    const head = Buffer.alloc(HEAD_BYTES + totals.length * TOTAL_BYTES);
    head.write(currency, 'latin1');
    head.writeUInt8(KINDS.indexOf(kind), CURRENCY_LETTERS);
    head.writeUInt8(totals.length, CURRENCY_LETTERS + 1);
    totals.forEach((total, index) => head.writeDoubleLE(total ?? Number.NaN, HEAD_BYTES + index * TOTAL_BYTES));
    return new KeptCard(Buffer.concat([head, Buffer.from(JSON.stringify(card))]));
  }

  /** The card for so many people, its prices as `shown` says them; undefined where so many cannot book. */
  priced(people: number, shown: (money: MoneyView) => MoneyView): EncodedJson<Card> | undefined {
    const count = this.bytes.readUInt8(CURRENCY_LETTERS + 1);
    if (people > count) return undefined;
    const total = this.bytes.readDoubleLE(HEAD_BYTES + (people - 1) * TOTAL_BYTES);
    if (Number.isNaN(total)) return undefined;
    const json = EncodedJson.of<Omit<Card, keyof CardPrices>>(this.bytes.subarray(HEAD_BYTES + count * TOTAL_BYTES));
    return json.with(this.pricesOf(total, people, shown)) as EncodedJson<Card>;
  }

  private pricesOf(total: number, people: number, shown: (money: MoneyView) => MoneyView): CardPrices {
    const currency = this.bytes.toString('latin1', 0, CURRENCY_LETTERS) as Currency;
    const isOfGroup = KINDS[this.bytes.readUInt8(CURRENCY_LETTERS)] === 'group';
    // A party's total of a group tour is one adult's price times the people: the quotient is exact.
    const fromPrice = shown({ amount: isOfGroup ? total / people : total, currency });
    return { fromPrice, totalPrice: isOfGroup ? shown({ amount: total, currency }) : fromPrice };
  }
}
