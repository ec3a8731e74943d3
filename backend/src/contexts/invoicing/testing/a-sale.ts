import { type Locale, LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import type { IssuingCompany } from '../domain/company.js';
import type { Sale, SaleLine } from '../domain/sales.js';

export const A_COMPANY: IssuingCompany = {
  code: 'CIC',
  postalLine: 'Cicerone S.r.l., Via del Governo Vecchio 73, 00186 Roma, Italia',
  vatNumber: 'IT00000000000',
  companyRegister: 'Roma, RM-0000000',
  country: 'IT',
  timeZone: 'Europe/Rome',
};

const inEach = (text: (locale: Locale) => string): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Translated;

/** The line of a tour by default. */
export const aLine = (id: string, amount: number, rest: Partial<SaleLine> = {}): SaleLine => ({
  id,
  kind: 'fare',
  amount: { amount, currency: 'EUR' },
  tax: 'margin-scheme',
  booking: {
    reference: 'BK-4F8T2W',
    name: inEach((locale) => `Colosseum (${locale})`),
    cityName: inEach(() => 'Rome'),
    startsAt: new Date('2027-05-12T07:30:00Z'),
    timeZone: 'Europe/Rome',
  },
  ...rest,
});

export const aSale = (rest: Partial<Sale> = {}): Sale => ({
  chargeId: 'charge-1',
  order: { id: 'order-1', reference: 'CIC-7K3M9Q' },
  language: 'en_US',
  currency: 'EUR',
  userId: null,
  customer: { firstName: 'Ada', lastName: 'Lovelace' },
  lines: [aLine('line-1', 25_301)],
  giftCards: [],
  ...rest,
});
