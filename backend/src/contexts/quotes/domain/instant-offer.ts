import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import type { OfferTerms } from './offer.js';
import type { PricePart, Ride } from './price-area.js';
import type { ShownPrice } from './price-tokens.js';
import { PriceNoLongerHolds } from './quote.errors.js';
import type { QuoteType, QuoteWishes } from './quote-request.js';
import { FREE_HOURS } from './service-terms.js';

const MINUTE = 60_000;
/** An instant offer waits so long for its acceptance, but not longer than until the start. */
const OFFER_HOURS = 24;

const LINE_TEXTS: Readonly<Record<PricePart, Translated>> = {
  ride: {
    en_US: 'Ride with a driver',
    fr_FR: 'Trajet avec chauffeur',
    de_DE: 'Fahrt mit Fahrer',
    es_ES: 'Trayecto con conductor',
    it_IT: 'Corsa con autista',
    ru_RU: 'Поездка с водителем',
    ja_JP: 'ドライバー付き送迎',
  },
  night: {
    en_US: 'Night supplement',
    fr_FR: 'Supplément de nuit',
    de_DE: 'Nachtzuschlag',
    es_ES: 'Suplemento nocturno',
    it_IT: 'Supplemento notturno',
    ru_RU: 'Доплата за ночное время',
    ja_JP: '深夜割増',
  },
  holiday: {
    en_US: 'Holiday supplement',
    fr_FR: 'Supplément jour férié',
    de_DE: 'Feiertagszuschlag',
    es_ES: 'Suplemento por festivo',
    it_IT: 'Supplemento festivo',
    ru_RU: 'Доплата за праздничный день',
    ja_JP: '祝日割増',
  },
};

/** The ride of a request, as far as a price table needs it; undefined where something of it is left open. */
export function rideOf(type: QuoteType, wishes: Partial<QuoteWishes>): Ride | undefined {
  const { airport, routeType, zoneFrom, zoneTo, vehicle, date, time } = wishes;
  const isArrival = type === 'airport-pickup' && routeType !== 'address_to_airport';
  const isDeparture = type === 'airport-pickup' && routeType === 'address_to_airport';
  const from = isArrival ? airport : zoneFrom;
  const to = isDeparture ? airport : zoneTo;
  if (!from || !to || !vehicle || !date || !time) return undefined;
  return { from, to, vehicle, date, time };
}

/** Until when a price that is shown now holds. */
export const guaranteedUntil = (now: Date): Date => new Date(now.getTime() + TERMS.priceMinutes * MINUTE);

/** The offer of a price that was shown. Throws PriceNoLongerHolds where it has ended or was shown for another ride. */
export function instantTerms(
  price: ShownPrice | undefined,
  ride: Ride | undefined,
  { language, startsAt, now }: { readonly language: Locale; readonly startsAt: Date | undefined; readonly now: Date },
): OfferTerms {
  const isOfRide = price && ride && JSON.stringify(price.ride) === JSON.stringify(ride);
  if (!isOfRide || Date.parse(price.guaranteedUntil) <= now.getTime()) throw new PriceNoLongerHolds();
  const [first] = price.parts;
  if (!first) throw new PriceNoLongerHolds();
  const end = Math.min(now.getTime() + OFFER_HOURS * 60 * MINUTE, startsAt?.getTime() ?? Infinity);
  return {
    lines: price.parts.map(({ kind, amount }) => ({ text: LINE_TEXTS[kind][language], amount: amount.amount })),
    currency: first.amount.currency,
    vatBasisPoints: price.vatBasisPoints,
    validUntil: new Date(end).toISOString(),
    freeHours: FREE_HOURS,
    vehicle: price.ride.vehicle,
  };
}
