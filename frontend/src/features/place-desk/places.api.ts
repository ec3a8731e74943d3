import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  AdminPlaceRecord,
  ChangePlaceRequest,
  LandmarkRequest,
  PlaceRequest,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import { kindOf, pageOf, type PlacesSearch } from './places-search.js';

export type {
  AdminPlaceRecord as PlaceRecord,
  AdminPlaceRow as PlaceRow,
  PlaceRequest,
} from '../../api/generated/types.gen.js';

export type PlaceKind = AdminPlaceRecord['kind'];
export type PlaceMotif = LandmarkRequest['motif'];

const LIST = '/api/admin/places';

export const placesQuery = (search: PlacesSearch) =>
  apiQuery(LIST, { ...search, kind: kindOf(search), page: pageOf(search) });

export const placeQuery = (kind: PlaceKind, id: string) => apiQuery('/api/admin/places/{kind}/{id}', { kind, id });

export const choicesQuery = (kind: PlaceKind, language: Locale) =>
  apiQuery('/api/admin/place-choices', { kind, language });

/** Lists, records and what forms choose from. */
export const isOfPlaces = (key: readonly unknown[]): boolean => String(key[0]).startsWith('/api/admin/place');

export const addPlace = (api: Api, kind: PlaceKind, body: PlaceRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/places/{kind}', { params: { kind }, body, idempotencyKey });

export const changePlace = (api: Api, kind: PlaceKind, id: string, body: ChangePlaceRequest) =>
  writeApi(api, 'PUT /api/admin/places/{kind}/{id}', { params: { kind, id }, body });
