import { type CancellationPolicy, policyOf } from '../../../shared-kernel/cancellation-policy.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { Offer } from './offer.js';
import type { QuoteType, QuoteWishes } from './quote-request.js';
import { WAITING_MINUTES } from './service-terms.js';

/** How a booking, its voucher and its mails call the service. */
export const SERVICE_NAMES: Readonly<Record<QuoteType, Translated>> = {
  'airport-pickup': {
    en_US: 'Airport transfer',
    fr_FR: 'Transfert aéroport',
    de_DE: 'Flughafentransfer',
    es_ES: 'Traslado al aeropuerto',
    it_IT: 'Transfer aeroportuale',
    ru_RU: 'Трансфер аэропорта',
    ja_JP: '空港送迎',
  },
  transfer: {
    en_US: 'Transfer',
    fr_FR: 'Transfert',
    de_DE: 'Transfer',
    es_ES: 'Traslado',
    it_IT: 'Transfer',
    ru_RU: 'Трансфер',
    ja_JP: '送迎',
  },
  'business-trip': {
    en_US: 'Business trip',
    fr_FR: 'Voyage d’affaires',
    de_DE: 'Geschäftsreise',
    es_ES: 'Viaje de negocios',
    it_IT: 'Viaggio di lavoro',
    ru_RU: 'Деловая поездка',
    ja_JP: 'ビジネストリップ',
  },
  'cruise-tour': {
    en_US: 'Shore excursion',
    fr_FR: 'Excursion d’escale',
    de_DE: 'Landausflug',
    es_ES: 'Excursión en escala',
    it_IT: 'Escursione a terra',
    ru_RU: 'Береговая экскурсия',
    ja_JP: '寄港地観光',
  },
  safari: {
    en_US: 'Safari',
    fr_FR: 'Safari',
    de_DE: 'Safari',
    es_ES: 'Safari',
    it_IT: 'Safari',
    ru_RU: 'Сафари',
    ja_JP: 'サファリ',
  },
  general: {
    en_US: 'Service on request',
    fr_FR: 'Prestation sur mesure',
    de_DE: 'Leistung auf Anfrage',
    es_ES: 'Servicio a medida',
    it_IT: 'Servizio su richiesta',
    ru_RU: 'Услуга по запросу',
    ja_JP: 'オーダーメイドのサービス',
  },
};

/** So long a service lasts where neither the offer nor the request says it, in minutes. */
const USUAL_MINUTES: Readonly<Record<QuoteType, number>> = {
  'airport-pickup': 120,
  transfer: 120,
  'business-trip': 480,
  'cruise-tour': 480,
  safari: 600,
  general: 120,
};

interface Asked {
  readonly type: QuoteType;
  readonly wishes: QuoteWishes;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The time that an offer sells; undefined where nobody has named the start. */
export function timeOf(
  { type, startsAt, endsAt }: Asked,
  offer: Pick<Offer, 'startsAt' | 'durationMinutes'>,
): { readonly startsAt: Date; readonly endsAt: Date } | undefined {
  const start = offer.startsAt ? new Date(offer.startsAt) : startsAt;
  if (!start) return undefined;
  const asked = startsAt && endsAt ? (endsAt.getTime() - startsAt.getTime()) / 60_000 : undefined;
  const minutes = offer.durationMinutes ?? asked ?? USUAL_MINUTES[type];
  return { startsAt: start, endsAt: new Date(start.getTime() + minutes * 60_000) };
}

/** The policy of the offer; the driver waits as long as the place of the pick-up allows. */
export const policyOfOffer = (
  { type, wishes }: Asked,
  { freeHours }: Pick<Offer, 'freeHours'>,
): CancellationPolicy => ({
  ...policyOf(freeHours * 60),
  waitMinutes: WAITING_MINUTES[pickUpKindOf(type, wishes)],
});

function pickUpKindOf(type: QuoteType, { routeType }: QuoteWishes): keyof typeof WAITING_MINUTES {
  if (type === 'airport-pickup') return routeType === 'address_to_airport' ? 'address' : 'airport';
  return type === 'cruise-tour' ? 'port' : 'address';
}

/** Whether a driver comes; a guide otherwise. */
export const isByDriver = (type: QuoteType, vehicle: string | undefined): boolean =>
  type === 'airport-pickup' || type === 'transfer' || vehicle !== undefined;

/** Who asked, as an order names its customer: one field became two, and both together read as the one. */
export function customerNames(
  name: string,
  language: Locale,
): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/u);
  if (words.length === 1)
    return language === 'ja_JP' ? { firstName: '', lastName: name } : { firstName: name, lastName: '' };
  const [head = '', rest] = [words[0], words.slice(1).join(' ')];
  if (language === 'ja_JP') return { lastName: head, firstName: rest };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
