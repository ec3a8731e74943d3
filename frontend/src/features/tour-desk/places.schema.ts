import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { degreesOf, isWhole } from './written.js';

const text = z.string();

const inLanguages = { fr_FR: text, de_DE: text, es_ES: text, it_IT: text, ru_RU: text, ja_JP: text };
export const textsSchema = z.object({ en_US: text, ...inLanguages } satisfies Record<Locale, unknown>);
const names = z.object({
  en_US: z.string().check(z.trim(), z.minLength(1, 'tour-desk.place.name.missing')),
  ...inLanguages,
} satisfies Record<Locale, unknown>);

const degrees = (most: number) =>
  z.string().check(z.refine((value) => degreesOf(value, most) !== undefined, 'tour-desk.degrees.wrong'));

const place = { names, latitude: degrees(90), longitude: degrees(180) };

export const pointsSchema = z.object({
  points: z.array(
    z.object({
      ...place,
      known: text,
      address: z.string().check(z.trim(), z.minLength(1, 'tour-desk.place.address.missing')),
      addresses: textsSchema,
    }),
  ),
});

export const stopsSchema = z.object({
  stops: z.array(
    z.object({
      ...place,
      descriptions: textsSchema,
      minutes: z.string().check(z.refine(isWhole(1, 1440), 'tour-desk.minutes.wrong')),
      minutesToNext: z.string().check(z.refine(isWhole(0, 1440), 'tour-desk.minutes.wrong')),
    }),
  ),
});

export type TextsValues = z.infer<typeof textsSchema>;

/** A field for every language. */
export const textsOf = (texts: Readonly<Record<string, string>> = {}): TextsValues =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? ''])) as TextsValues;

export const numberOf = (degrees: string): number => degreesOf(degrees, 180) ?? 0;

/** Where a place is, once both numbers are right. */
export function placeOf(typed: { readonly latitude: string; readonly longitude: string } | undefined) {
  const latitude = degreesOf(typed?.latitude ?? '', 90);
  const longitude = degreesOf(typed?.longitude ?? '', 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
