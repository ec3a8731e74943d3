import { isProblem } from '../../api/api.js';
import type { Locale } from '../../i18n/locales.js';
import { USUAL_PEOPLE } from '../../shared/trip-search/people.js';
import type { Travellers } from '../../shared/booking-view/booking-view.api.js';
import type { TourSearch } from '../../shared/trip-search/trip-search-params.js';
import type { Money } from '../../ui/text/money.js';
import { addDays, type AvailableDay, type Slot, type Tour, type TourOption } from './tour.api.js';

/** What the visitor has chosen so far. */
export interface Choice {
  /** Minutes; names the option. */
  readonly duration: number;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly travellers: Travellers;
  readonly guideLanguage: Locale;
  readonly meetingPoint?: string | undefined;
  /** For this tour alone; told where a line of the cart is changed. */
  readonly wishes?: string | undefined;
}

/** A line of the cart, to be changed. */
export interface CartLine {
  readonly id: string;
  readonly tour: { readonly name: string; readonly slug: string };
  readonly datetime: { readonly date: string; readonly time: string };
  /** Minutes. */
  readonly duration: number;
  readonly travellers: Travellers;
  readonly guideLanguage: string;
  readonly meetingPoint: { readonly id: string };
  readonly specialRequirements: string | null;
  readonly price: Money;
}

/** Where a problem is shown. */
export type Place = 'date' | 'time' | 'travellers' | 'guideLanguage' | 'meetingPoint';

export const optionOf = (tour: Pick<Tour, 'options'>, duration: number): TourOption | undefined =>
  tour.options.find((option) => option.duration === duration) ?? tour.options[0];

const takes = (people: number, { minimumPersons, maximumPersons }: TourOption): boolean =>
  minimumPersons <= people && people <= maximumPersons;

/** @param wanted for which the tour was looked for: kept where no option takes so many, so that this is told */
export function firstChoice(tour: Tour, locale: Locale, wanted: TourSearch = { people: USUAL_PEOPLE }): Choice {
  const { people, startAt } = wanted;
  const asked = tour.options.find(({ duration }) => duration === wanted.duration);
  const isUsual = people === USUAL_PEOPLE;
  const option = asked ?? (isUsual ? undefined : tour.options.find((each) => takes(people, each))) ?? tour.options[0];
  const { minimumPersons = 1, maximumPersons = USUAL_PEOPLE, duration = 0 } = option ?? {};
  const adults = isUsual ? Math.min(Math.max(people, minimumPersons), maximumPersons) : people;
  const codes = tour.guideLanguages.map(({ code }) => code);
  return {
    duration,
    travellers: { adults, children: 0, infants: 0 },
    guideLanguage: codes.includes(locale) ? locale : (codes[0] ?? locale),
    meetingPoint: tour.meetingPoints[0]?.id,
    ...(startAt ? { date: startAt } : {}),
  };
}

/** What a line of the cart holds, where the tour still has it. */
export function choiceOf(line: CartLine, tour: Tour, locale: Locale): Choice {
  const first = firstChoice(tour, locale);
  const { duration, datetime, travellers, meetingPoint, specialRequirements } = line;
  const language = tour.guideLanguages.find(({ code }) => code === line.guideLanguage)?.code;
  const isKnown = tour.meetingPoints.some(({ id }) => id === meetingPoint.id);
  return {
    duration: optionOf(tour, duration)?.duration ?? duration,
    ...datetime,
    travellers,
    guideLanguage: language ?? first.guideLanguage,
    meetingPoint: isKnown ? meetingPoint.id : first.meetingPoint,
    wishes: specialRequirements ?? '',
  };
}

/** Whether a choice asks for something else than the line holds. */
export const isOther = (choice: Choice, line: CartLine): boolean =>
  choice.duration !== line.duration ||
  choice.date !== line.datetime.date ||
  choice.time !== line.datetime.time ||
  (['adults', 'children', 'infants'] as const).some((band) => choice.travellers[band] !== line.travellers[band]) ||
  choice.guideLanguage !== line.guideLanguage ||
  choice.meetingPoint !== line.meetingPoint.id ||
  (choice.wishes?.trim() ?? '') !== (line.specialRequirements ?? '');

/** The days of a month `2027-05` that are not over yet; undefined for a month of the past. */
export function daysOfMonth(month: string, today: string): { from: string; to: string } | undefined {
  const first = `${month}-01`;
  const to = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  if (to < today) return undefined;
  return { from: first < today ? today : first, to };
}

export const slotsOn = (days: readonly AvailableDay[] | undefined, date: string | undefined): readonly Slot[] =>
  days?.find((day) => day.date === date)?.slots ?? [];

interface ChosenSoFar {
  readonly choice: Pick<Choice, 'date'>;
  readonly slot: Slot | undefined;
  readonly availability: { readonly slots: readonly Slot[]; readonly areSlotsKnown: boolean };
}

/** What is to be chosen next; undefined where nothing is missing. A day on which nothing is free is none. */
export function missingOf({ choice, slot, availability }: ChosenSoFar): 'date' | 'time' | undefined {
  if (slot) return undefined;
  const { slots, areSlotsKnown } = availability;
  return choice.date && (slots.length > 0 || !areSlotsKnown) ? 'time' : 'date';
}

/** Of the days known, which are in order. */
export const nextFreeDay = (days: readonly AvailableDay[] | undefined, date: string | undefined): string | undefined =>
  date && days?.find((day) => day.date > date)?.date;

const INFANTS_OF_AN_ADULT = 2;

/** How many of an age band fit. Infants count only where they need a seat, and there are two at most for each adult. */
export function mostOf(
  band: keyof Travellers,
  { adults, children, infants }: Travellers,
  { maximumPersons }: Pick<TourOption, 'maximumPersons'>,
  infantsNeedSeat: boolean,
): number {
  const seats = { adults, children, infants: infantsNeedSeat ? infants : 0 };
  const others = seats.adults + seats.children + seats.infants - seats[band];
  const places = Math.max(0, maximumPersons - others);
  if (band !== 'infants') return places;
  const held = adults * INFANTS_OF_AN_ADULT;
  return infantsNeedSeat ? Math.min(places, held) : held;
}

const places: Readonly<Record<string, Place>> = {
  PARTY_NOT_BOOKABLE: 'travellers',
  NO_SUCH_SLOT: 'time',
  SLOT_TOO_FAR: 'time',
  SLOT_TOO_SOON: 'time',
  SLOT_TAKEN: 'time',
  SLOT_IN_CART: 'time',
  NO_GUIDE_IN_LANGUAGE: 'guideLanguage',
  MEETING_POINT_UNKNOWN: 'meetingPoint',
};

/** Where the answer of the server belongs; undefined where it is about nothing that can be chosen. */
export const placeOf = (error: unknown): Place | undefined => (isProblem(error) ? places[error.code] : undefined);

/** Whether the slots shown are no longer true. */
export const isSlotGone = (error: unknown): boolean => ['time', 'guideLanguage'].includes(placeOf(error) ?? '');

/** Whether the price shown is no longer true. */
export const isPriceGone = (error: unknown): boolean => isProblem(error) && error.code === 'QUOTE_TOKEN_INVALID';

/** Whether the line that was to be changed is in the cart no more. */
export const isLineGone = (error: unknown): boolean => isProblem(error) && error.code === 'CART_ITEM_UNKNOWN';

/** The instant until which a booking of this slot can be cancelled free of charge. */
export const freeUntil = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();
