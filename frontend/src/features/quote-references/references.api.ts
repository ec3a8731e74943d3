import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  AddQuoteReferenceRequest,
  ChangeQuoteReferenceRequest,
  QuoteReferenceRecord,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import { kindOf, pageOf, type ReferencesSearch } from './references-search.js';

export type {
  AddQuoteReferenceRequest as NewReference,
  QuoteReferenceRecord as ReferenceRecord,
  QuoteReferenceRow as ReferenceRow,
} from '../../api/generated/types.gen.js';

export type ReferenceKind = QuoteReferenceRecord['kind'];

export const referencesQuery = (search: ReferencesSearch) =>
  apiQuery('/api/admin/quote-references', { ...search, kind: kindOf(search), page: pageOf(search) });

export const referenceQuery = (kind: ReferenceKind, id: string) =>
  apiQuery('/api/admin/quote-references/{kind}/{id}', { kind, id });

/** Everything of a kind, to choose from. */
export const choicesQuery = (kind: ReferenceKind, language: Locale) =>
  apiQuery('/api/admin/quote-references', { kind, language, size: 100 });

export const citiesQuery = (language: Locale) => apiQuery('/api/admin/place-choices', { kind: 'city', language });

/** Lists, records and what forms choose from. */
export const isOfReferences = (key: readonly unknown[]): boolean =>
  String(key[0]).startsWith('/api/admin/quote-references') || key[0] === '/api/quote-choices';

export const addReference = (api: Api, kind: ReferenceKind, body: AddQuoteReferenceRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/quote-references/{kind}', { params: { kind }, body, idempotencyKey });

export const changeReference = (api: Api, kind: ReferenceKind, id: string, body: ChangeQuoteReferenceRequest) =>
  writeApi(api, 'PUT /api/admin/quote-references/{kind}/{id}', { params: { kind, id }, body });
