import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';

/** `June 2027` of `2027-06`. */
export const monthText = (month: string, language: Locale): string =>
  new Intl.DateTimeFormat(bcp47(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
