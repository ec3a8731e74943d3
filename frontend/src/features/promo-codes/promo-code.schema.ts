import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/create-promo-code-request.gen.js';
import type { Currency } from '../../i18n/locales.js';
import { minorUnitsOf } from '../../ui/text/minor-units.js';

const trimmed = () => z.string().check(z.trim());
const isWhole = (least: number, most: number) => (text: string) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

const percent = trimmed().check(
  z.refine(isWhole(request.percent.minimum, request.percent.maximum), 'promo-codes.percent.wrong'),
);
const mostUses = trimmed().check(
  z.refine(
    (text) => text === '' || isWhole(request.mostUses.minimum, request.mostUses.maximum)(text),
    'promo-codes.mostUses.wrong',
  ),
);
const amount = (currency: Currency) =>
  trimmed().check(
    z.refine((text) => text === '' || minorUnitsOf(text, currency) !== undefined, 'promo-codes.minimum.wrong'),
  );

const minimum = z
  .object({
    EUR: amount('EUR'),
    USD: amount('USD'),
    GBP: amount('GBP'),
    CHF: amount('CHF'),
    JPY: amount('JPY'),
    CAD: amount('CAD'),
    AUD: amount('AUD'),
  } satisfies Record<Currency, unknown>)
  .check(
    z.refine((amounts) => new Set(Object.values(amounts).map((text) => text === '')).size === 1, {
      error: 'promo-codes.minimum.incomplete',
      path: ['EUR'],
    }),
  );

/** As the team types them. The code of a change stays as it is. */
export const promoCodeSchema = z.object({
  code: trimmed().check(z.minLength(1, 'promo-codes.code.missing')),
  percent,
  startsAt: z.string().check(z.minLength(1, 'promo-codes.startsAt.missing')),
  endsAt: z.string(),
  mostUses,
  minimum,
});

export type PromoCodeValues = z.infer<typeof promoCodeSchema>;
