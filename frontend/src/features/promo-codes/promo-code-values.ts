import { CURRENCIES, type Currency } from '../../i18n/locales.js';
import { moneyDecimal } from '../../ui/text/money.js';
import { minorUnitsOf } from '../../ui/text/minor-units.js';
import type { CreatePromoCodeRequest, PromoCodeRecord } from './promo-codes.api.js';
import type { PromoCodeValues } from './promo-code.schema.js';

type Terms = Omit<CreatePromoCodeRequest, 'code'>;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** An instant on the reader's clock, as the field of the browser wants it: `2027-03-01T09:00`. */
export function fieldOfMoment(instant: string): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

const instantOf = (field: string): string => new Date(field).toISOString();

const amounts = <Value>(of: (currency: Currency) => Value): Record<Currency, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])) as Record<Currency, Value>;

/** What a new code begins with: from now on. */
export const emptyValues = (now: Date): PromoCodeValues => ({
  code: '',
  percent: '',
  startsAt: fieldOfMoment(now.toISOString()),
  endsAt: '',
  mostUses: '',
  minimum: amounts(() => ''),
});

export const valuesOf = ({ code, percent, startsAt, endsAt, mostUses, minimum }: PromoCodeRecord): PromoCodeValues => ({
  code,
  percent: String(percent),
  startsAt: fieldOfMoment(startsAt),
  endsAt: endsAt === null ? '' : fieldOfMoment(endsAt),
  mostUses: mostUses === null ? '' : String(mostUses),
  minimum: amounts((currency) => {
    const amount = minimum?.[currency];
    return amount === undefined ? '' : moneyDecimal({ amount, currency });
  }),
});

/** What is sent: fields that were left empty are left out. */
export function termsOf({ percent, startsAt, endsAt, mostUses, minimum }: PromoCodeValues): Terms {
  return {
    percent: Number(percent),
    startsAt: instantOf(startsAt),
    ...(endsAt === '' ? {} : { endsAt: instantOf(endsAt) }),
    ...(mostUses === '' ? {} : { mostUses: Number(mostUses) }),
    ...(minimum.EUR === '' ? {} : { minimum: amounts((currency) => minorUnitsOf(minimum[currency], currency) ?? 0) }),
  };
}
