import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  AdminTourRecord,
  AdminTourRow,
  DraftTourRequest,
  GalleryRequest,
  ItineraryRequest,
  MeetingPointsRequest,
  TourBasicsRequest,
  TourOptionsRequest,
  TourTextRequest,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';
import { pageOf, type ToursSearch } from './tours-search.js';

export type {
  AdminTourOption as TourOption,
  AdminTourRecord as TourRecord,
  AdminTourRow as TourRow,
  UploadedFile,
} from '../../api/generated/types.gen.js';

export type TourStatus = AdminTourRow['status'];
export type TourNeed = AdminTourRecord['missing'][number];
export type TourAction = AdminTourRecord['actions'][number];

const LIST = '/api/admin/tours';

export const toursQuery = (search: ToursSearch) => apiQuery(LIST, { ...search, page: pageOf(search) });

export const tourQuery = (id: string) => apiQuery('/api/admin/tours/{id}', { id });

/** What can be chosen: cities and categories that nobody sees yet, too. */
export const choicesQuery = (kind: 'city' | 'category', { locale }: Pick<Site, 'locale'>) => ({
  ...apiQuery('/api/admin/place-choices', { kind, language: locale }),
  staleTime: 0,
});

export const isOfTours = (key: readonly unknown[]): boolean => String(key[0]).startsWith(LIST);

export const draftTour = (api: Api, body: DraftTourRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/tours', { body, idempotencyKey });

export const changeBasics = (api: Api, id: string, body: TourBasicsRequest) =>
  writeApi(api, 'PUT /api/admin/tours/{id}/basics', { params: { id }, body });

export const writeText = (api: Api, id: string, locale: Locale, body: TourTextRequest) =>
  writeApi(api, 'PUT /api/admin/tours/{id}/texts/{locale}', { params: { id, locale }, body });

export const changeOptions = (api: Api, id: string, body: TourOptionsRequest) =>
  writeApi(api, 'PUT /api/admin/tours/{id}/options', { params: { id }, body });

export const changeMeetingPoints = (api: Api, id: string, body: MeetingPointsRequest) =>
  writeApi(api, 'PUT /api/admin/tours/{id}/meeting-points', { params: { id }, body });

export const changeItinerary = (api: Api, id: string, body: ItineraryRequest) =>
  writeApi(api, 'PUT /api/admin/tours/{id}/itinerary', { params: { id }, body });

export const arrangeGallery = (api: Api, id: string, body: GalleryRequest) =>
  writeApi(api, 'PUT /api/admin/tours/{id}/gallery', { params: { id }, body });

export const publishTour = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/tours/{id}/publish', { params: { id }, body: { version } });

export const withdrawTour = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/tours/{id}/withdraw', { params: { id }, body: { version } });

export const copyTour = (api: Api, id: string) => writeApi(api, 'POST /api/admin/tours/{id}/copy', { params: { id } });
