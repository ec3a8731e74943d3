import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { LanguageLevel } from './guides.js';

/** What an account can do as a guide. */
export interface GuideToKeep {
  readonly userId: string;
  /** Of the address, with the last name's initial. */
  readonly firstName: string;
  readonly lastName: string;
  readonly cityId: string;
  /** IANA name: the zone of the city, in which weekdays are meant. */
  readonly timeZone: string;
  readonly languages: readonly { readonly locale: Locale; readonly level: LanguageLevel }[];
  readonly categories: readonly string[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** Weekdays 1 (Monday) to 7. */
  readonly daysOff: readonly number[];
}

export abstract class GuideProfiles {
  /** A guide whose profile is there keeps the address of the page and the rating; the rest is replaced. */
  abstract keep(guide: GuideToKeep): Promise<void>;
}
