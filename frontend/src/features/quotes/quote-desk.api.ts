import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { QuoteRecord, QuoteRow, SendOfferRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { QuotesSearch } from './quotes-search.js';

export type { QuoteRecord, QuoteRow };

const QUOTES = '/api/admin/quotes';

export const quotesQuery = ({ page, ...search }: QuotesSearch) =>
  apiQuery(QUOTES, { ...search, page: Number(page ?? 1) });

export const quoteRecordQuery = (id: string, { locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/admin/quotes/{id}', { id, language: locale });

export const isOfQuotes = (key: readonly unknown[]): boolean => String(key[0]).startsWith(QUOTES);

const paramsOf = ({ id }: Pick<QuoteRecord, 'id'>, { locale }: Pick<Site, 'locale'>) => ({ id, language: locale });

export const takeQuote = (api: Api, quote: QuoteRecord, site: Site) =>
  writeApi(api, 'POST /api/admin/quotes/{id}/take', {
    params: paramsOf(quote, site),
    body: { version: quote.version },
  });

export const sendOffer = (api: Api, quote: QuoteRecord, site: Site, offer: Omit<SendOfferRequest, 'version'>) =>
  writeApi(api, 'POST /api/admin/quotes/{id}/offers', {
    params: paramsOf(quote, site),
    body: { ...offer, version: quote.version },
  });

export const answerQuestion = (api: Api, quote: QuoteRecord, site: Site, text: string) =>
  writeApi(api, 'POST /api/admin/quotes/{id}/answer', {
    params: paramsOf(quote, site),
    body: { text, version: quote.version },
  });
