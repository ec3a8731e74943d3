import { EncodedJson } from '../../../platform/http/encoded-json.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';

/** What a card tells of its price, which depends on people, duration and currency. */
export interface CardPrices {
  fromPrice: MoneyView;
  totalPrice: MoneyView;
}

/** What the prices of a card are made of. */
export interface OptionTotals {
  readonly kind: 'private' | 'group';
  readonly currency: Currency;
  readonly options: readonly {
    /** In minutes. */
    readonly duration: number;
    /** For 1, 2 … adults in minor units, of at most 31 bits; null where so few cannot book. */
    readonly totals: readonly (number | null)[];
  }[];
}

const KINDS: readonly OptionTotals['kind'][] = ['private', 'group'];
/** ISO 4217. */
const CURRENCY_LETTERS = 3;
const HEAD_BYTES = CURRENCY_LETTERS + 2;
const DURATION_BYTES = 2;
const OPTION_BYTES = DURATION_BYTES + 1;
const TOTAL_BYTES = 4;

/**
 * A card in one language as bytes: currency, kind and number of options; of each option its duration, the number of its
 * totals and the totals, 0 for none; and the card's JSON without prices, as UTF-8.
 */
export class KeptCard<Card extends CardPrices> {
  /** @param bytes those of another card, which {@link KeptCard.of} has made */
  constructor(readonly bytes: Buffer) {}

  static of<Card extends CardPrices>(
    card: Omit<Card, keyof CardPrices>,
    { kind, currency, options }: OptionTotals,
  ): KeptCard<Card> {
    const head = Buffer.alloc(HEAD_BYTES);
    head.write(currency, 'latin1');
    head.writeUInt8(KINDS.indexOf(kind), CURRENCY_LETTERS);
    head.writeUInt8(options.length, CURRENCY_LETTERS + 1);
    return new KeptCard(Buffer.concat([head, ...options.map(bytesOf), Buffer.from(JSON.stringify(card))]));
  }

  /**
   * The card for so many people, its prices as `shown` says them: those of the option of the duration, else of the
   * cheapest one; undefined where so many cannot book it.
   */
  priced(
    people: number,
    duration: number | undefined,
    shown: (money: MoneyView) => MoneyView,
  ): EncodedJson<Card> | undefined {
    let least = Infinity;
    let at = HEAD_BYTES;
    for (let left = this.bytes.readUInt8(CURRENCY_LETTERS + 1); left > 0; left -= 1) {
      const isAskedFor = duration === undefined || duration === this.bytes.readUInt16LE(at);
      const count = this.bytes.readUInt8(at + DURATION_BYTES);
      at += OPTION_BYTES;
      const total = isAskedFor && people <= count ? this.bytes.readInt32LE(at + (people - 1) * TOTAL_BYTES) : 0;
      if (total > 0) least = Math.min(least, total);
      at += count * TOTAL_BYTES;
    }
    if (least === Infinity) return undefined;
    const json = EncodedJson.of<Omit<Card, keyof CardPrices>>(this.bytes.subarray(at));
    return json.with(this.pricesOf(least, people, shown)) as EncodedJson<Card>;
  }

  private pricesOf(total: number, people: number, shown: (money: MoneyView) => MoneyView): CardPrices {
    const currency = this.bytes.toString('latin1', 0, CURRENCY_LETTERS) as Currency;
    const isOfGroup = KINDS[this.bytes.readUInt8(CURRENCY_LETTERS)] === 'group';
    // A party's total of a group tour is one adult's price times the people: the quotient is exact.
    const fromPrice = shown({ amount: isOfGroup ? total / people : total, currency });
    return { fromPrice, totalPrice: isOfGroup ? shown({ amount: total, currency }) : fromPrice };
  }
}

function bytesOf({ duration, totals }: OptionTotals['options'][number]): Buffer {
  const bytes = Buffer.alloc(OPTION_BYTES + totals.length * TOTAL_BYTES);
  bytes.writeUInt16LE(duration);
  bytes.writeUInt8(totals.length, DURATION_BYTES);
  totals.forEach((total, index) => bytes.writeInt32LE(total ?? 0, OPTION_BYTES + index * TOTAL_BYTES));
  return bytes;
}
