import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  BeginEntryRequest,
  ChangeEntryFactsRequest,
  EntryPreviewRequest,
  PublishEntryRequest,
  ScheduleEntryRequest,
  SeenTextRequest,
  TeamEntryRecord,
  TeamEntryText,
  WriteEntryTextRequest,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';
import type { Site } from '../../i18n/site.js';
import { type ContentSearch, pageOf } from './content-search.js';

export type {
  EntryPreviewRequest as PreviewedWords,
  EntryRevisionView as EntryRevision,
  TeamEntryFacts as EntryFacts,
  TeamEntryRecord as EntryRecord,
  TeamEntryRow as EntryRow,
  TeamEntryText as EntryText,
  TeamEntryWords as EntryWords,
} from '../../api/generated/types.gen.js';

export type EntryKind = BeginEntryRequest['kind'];
export type EntryAction = TeamEntryText['actions'][number];
/** Which entry is meant. */
export type EntryKey = Pick<BeginEntryRequest, 'kind' | 'slug'>;

const LIST = '/api/admin/entries';

export const entriesQuery = (search: ContentSearch, { locale }: Pick<Site, 'locale'>) =>
  apiQuery(LIST, { ...search, page: pageOf(search), language: locale });

export const entryQuery = ({ kind, slug }: EntryKey) => apiQuery('/api/admin/entries/{kind}/{slug}', { kind, slug });

export const revisionsQuery = ({ kind, slug }: EntryKey, locale: Locale) => ({
  ...apiQuery('/api/admin/entries/{kind}/{slug}/revisions/{locale}', { kind, slug, locale }),
  staleTime: 0,
});

export const translationsQuery = () => ({ ...apiQuery('/api/admin/translations'), staleTime: 0 });

export const isOfEntries = (key: readonly unknown[]): boolean => String(key[0]).startsWith(LIST);

export const keyOf = ({ kind, slug }: TeamEntryRecord): EntryKey => ({ kind: kind as EntryKey['kind'], slug });

export const previewEntry = (api: Api, body: EntryPreviewRequest) =>
  writeApi(api, 'POST /api/admin/entry-preview', { body });

export const beginEntry = (api: Api, body: BeginEntryRequest, idempotencyKey: string) =>
  writeApi(api, 'POST /api/admin/entries', { body, idempotencyKey });

export const writeText = (api: Api, key: EntryKey, locale: Locale, body: WriteEntryTextRequest) =>
  writeApi(api, 'PUT /api/admin/entries/{kind}/{slug}/texts/{locale}', { params: { ...key, locale }, body });

export const changeFacts = (api: Api, key: EntryKey, body: ChangeEntryFactsRequest) =>
  writeApi(api, 'PUT /api/admin/entries/{kind}/{slug}/facts', { params: key, body });

export const publishEntry = (api: Api, key: EntryKey, body: PublishEntryRequest) =>
  writeApi(api, 'POST /api/admin/entries/{kind}/{slug}/publish', { params: key, body });

export const scheduleEntry = (api: Api, key: EntryKey, body: ScheduleEntryRequest) =>
  writeApi(api, 'POST /api/admin/entries/{kind}/{slug}/schedule', { params: key, body });

export const unscheduleEntry = (api: Api, key: EntryKey, body: SeenTextRequest) =>
  writeApi(api, 'POST /api/admin/entries/{kind}/{slug}/unschedule', { params: key, body });

export const withdrawEntry = (api: Api, key: EntryKey, body: SeenTextRequest) =>
  writeApi(api, 'POST /api/admin/entries/{kind}/{slug}/withdraw', { params: key, body });

export const discardDraft = (api: Api, key: EntryKey, body: SeenTextRequest) =>
  writeApi(api, 'POST /api/admin/entries/{kind}/{slug}/discard', { params: key, body });

export const restoreText = (api: Api, key: EntryKey, seen: SeenTextRequest, number: number) =>
  writeApi(api, 'POST /api/admin/entries/{kind}/{slug}/restore', { params: key, body: { ...seen, number } });
