import type { Locale } from '../../i18n/locales.js';

/** What every call about one booking, or one order, says of it. */
export interface OfBooking {
  readonly reference: string;
  /** Opens it without an account. */
  readonly token: string | undefined;
  readonly language: Locale;
}
