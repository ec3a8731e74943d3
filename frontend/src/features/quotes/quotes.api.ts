import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { QuoteRequest, RidePriceRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { OpenedQuote } from './opened-quote.js';

export type {
  AirportView as Airport,
  QuoteChoicesView as QuoteChoices,
  QuoteOfferView as QuoteOffer,
  QuoteRequest,
  RidePriceRequest,
  QuoteView as Quote,
} from '../../api/generated/types.gen.js';

export type QuoteType = QuoteRequest['type'];

export const quoteChoicesQuery = ({ locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/quote-choices', { language: locale });

export const cruiseShipsQuery = ({ locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/cruises-ships', { language: locale });

/** Airports suggested at once (specification, section 9). */
const MOST_AIRPORTS = 10;

export const airportsQuery = (query: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/airports/search', { query, limit: MOST_AIRPORTS, language: locale });

/** @param key makes what is sent again after a lost answer no second request */
export const requestQuote = (api: Api, body: QuoteRequest, { locale, currency }: Site, key: string) =>
  writeApi(api, 'POST /api/quotes', { params: { language: locale, currency }, body, idempotencyKey: key });

/** The price of a ride by the table of its city, if there is one. */
export const priceRide = (api: Api, body: RidePriceRequest, { locale, currency }: Site) =>
  writeApi(api, 'POST /api/quotes/price', { params: { language: locale, currency }, body });

/** @param token of the signed link; undefined for who is signed in */
export const quoteQuery = (reference: string, token: string | undefined, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/quotes/{reference}', { reference, language: locale, ...(token === undefined ? {} : { token }) });

const paramsOf = ({ reference, token, locale }: OpenedQuote) => ({
  reference,
  language: locale,
  ...(token === undefined ? {} : { token }),
});

export const acceptQuote = (api: Api, opened: OpenedQuote, version: number, key: string) =>
  writeApi(api, 'POST /api/quotes/{reference}/accept', {
    params: paramsOf(opened),
    body: { version },
    idempotencyKey: key,
  });

export const askAboutQuote = (api: Api, opened: OpenedQuote, text: string, key: string) =>
  writeApi(api, 'POST /api/quotes/{reference}/question', {
    params: paramsOf(opened),
    body: { text },
    idempotencyKey: key,
  });

export const declineQuote = (api: Api, opened: OpenedQuote, reason: string) =>
  writeApi(api, 'POST /api/quotes/{reference}/decline', {
    params: paramsOf(opened),
    body: reason ? { reason } : {},
  });

/** The reader's own account, for what it knows already. */
export const accountQuery = () => apiQuery('/api/me/account');
