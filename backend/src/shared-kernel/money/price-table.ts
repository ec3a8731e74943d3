import type { Currency } from './currency.js';
import type { Translated } from '../language/locale.js';
import type { MoneyView } from './money.js';

/** Private: the group pays `amount` up to `upTo` persons; beyond the last band each further person pays `extraPerson`. */
export interface GroupPriceTable {
  readonly kind: 'per-group';
  /** Ascending by `upTo`. */
  readonly bands: readonly { readonly upTo: number; readonly amount: number }[];
  readonly extraPerson: number;
}

/** Group tour: each person pays by age band, infants 0 unless priced. */
export interface PersonPriceTable {
  readonly kind: 'per-person';
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** The prices of one option, in minor units of the tour's currency: what catalogue keeps and pricing calculates with. */
export type PriceTable = GroupPriceTable | PersonPriceTable;

/** What a supplement adds: a share of the base price, or an amount in minor units for the party or for each paying person. */
export type SupplementCharge =
  { readonly percent: number } | { readonly amount: number; readonly per: 'party' | 'person' };

/** What makes a departure dearer. At most one of each kind adds a line. */
export type Supplement = SupplementCharge &
  (
    | {
        readonly kind: 'season';
        /** `MM-dd` of every year, both included; a season may span the turn of the year. */
        readonly from: string;
        readonly to: string;
      }
    | {
        readonly kind: 'weekday';
        /** 1 (Monday) to 7. */
        readonly weekdays: readonly number[];
      }
    /** On the public holidays of the city, in place of the weekday's. */
    | { readonly kind: 'holiday' }
    /** The start is at 22:00 or later, or before 6:00. */
    | { readonly kind: 'night' }
    | {
        readonly kind: 'pick-up';
        /** The meeting points at which the guide picks the party up. */
        readonly meetingPoints: readonly string[];
      }
  );

export type SupplementKind = Supplement['kind'];

/** In the order of their lines. */
export const SUPPLEMENT_KINDS = [
  'season',
  'weekday',
  'holiday',
  'night',
  'pick-up',
] as const satisfies readonly SupplementKind[];

/** The entrance tickets of a tour: in the price at cost, or paid there. */
export interface EntranceTickets {
  /** What they open. */
  readonly place: Translated;
  readonly included: boolean;
  /** Of the amounts, which are minor units for each person; the tour's own currency where the tickets are included. */
  readonly currency: Currency;
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
}

/** What a departure and the entrance tickets add to the base price of a tour. */
export interface PriceExtras {
  readonly tickets?: EntranceTickets;
  readonly supplements: readonly Supplement[];
  /** Public holidays of the city, `yyyy-MM-dd`; only where a supplement needs them. */
  readonly holidays: readonly string[];
}

/** What is sold, as far as its price needs it. */
export interface Priceable {
  /** Names what the price is for, e.g. the option's id: a quote token holds for nothing else. */
  readonly subject: string;
  readonly currency: Currency;
  readonly prices: PriceTable;
  /** In cars and boats infants take a seat and count as persons. */
  readonly infantsNeedSeat: boolean;
  readonly minimumPersons: number;
  readonly maximumPersons: number;
  readonly extras?: PriceExtras;
}

/** The start that is priced, in local time of the city. Without one, no supplement applies. */
export interface PricedDeparture {
  /** `yyyy-MM-dd` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  readonly meetingPoint?: string | undefined;
}

export const BASE_STEPS = ['group', 'extra-persons', 'adults', 'children', 'infants'] as const;

/** Included entrance tickets, by age band. */
export const TICKET_STEPS = ['tickets-adults', 'tickets-children', 'tickets-infants'] as const;

export const PRICE_STEP_KINDS = [...BASE_STEPS, ...SUPPLEMENT_KINDS, ...TICKET_STEPS] as const;

/** One line of the explanation of a price, in the tour's currency; stored with the booking. */
export interface PriceStep {
  readonly kind: (typeof PRICE_STEP_KINDS)[number];
  readonly count: number;
  readonly unit: MoneyView;
  readonly amount: MoneyView;
}
