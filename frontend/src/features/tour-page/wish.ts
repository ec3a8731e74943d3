import type { Locale } from '../../i18n/locales.js';
import type { Travellers } from '../../shared/booking-view/booking-view.api.js';

/** What the calendar depends on. */
export interface Wish {
  readonly tour: string;
  readonly duration: number;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  /** Of the cart, and to be changed: what it holds itself counts as free. */
  readonly item?: string | undefined;
}

/** Days of the city, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}
