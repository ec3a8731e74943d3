import { bcp47, LOCALES } from '../../../shared-kernel/locale.js';

/** By ISO 3166-1: what people call a country, or the part of it that they mean. */
const IN_USE: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  CZ: ['Czech Republic'],
  GB: ['England', 'Angleterre', 'Inglaterra', 'Inghilterra', 'Англия', 'イングランド', 'Scotland', 'Wales', 'Britain'],
  NL: ['Holland', 'Hollande', 'Holanda', 'Olanda', 'Голландия'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
};

/** A country's short names in our languages (`UK`), its code and what else it goes by. */
export function alsoCalled(code: string): readonly string[] {
  const short = LOCALES.map((locale) =>
    new Intl.DisplayNames(bcp47(locale), { type: 'region', style: 'short' }).of(code),
  );
  return [...new Set([code, ...short.flatMap((name) => name ?? []), ...(IN_USE[code] ?? [])])];
}
