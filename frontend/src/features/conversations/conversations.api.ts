import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { ConversationView, MessageRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { ConversationKey } from './conversation-key.js';
import type { ConversationsSearch } from './conversations-search.js';

export type {
  ConversationRecord,
  ConversationRow,
  ConversationView,
  MessageView,
  MyConversationView,
} from '../../api/generated/types.gen.js';

type Language = Pick<Site, 'locale'>;
export type Side = ConversationView['side'];

const paramsOf = ({ reference, token }: ConversationKey, { locale }: Language) => ({
  reference,
  token,
  language: locale,
});

export const conversationQuery = (key: ConversationKey, site: Language) =>
  apiQuery('/api/bookings/{reference}/messages', paramsOf(key, site));

export const myConversationsQuery = ({ locale }: Language) => apiQuery('/api/me/conversations', { language: locale });

export const sendMessage = (api: Api, key: ConversationKey, body: MessageRequest, site: Language) =>
  writeApi(api, 'POST /api/bookings/{reference}/messages', { params: paramsOf(key, site), body });

export const readMessages = (api: Api, key: ConversationKey, position: number, site: Language) =>
  writeApi(api, 'POST /api/bookings/{reference}/messages/read', { params: paramsOf(key, site), body: { position } });

const INBOX = '/api/admin/conversations';

export const conversationsQuery = ({ page, ...search }: ConversationsSearch) =>
  apiQuery(INBOX, { ...search, page: Number(page ?? 1) });

export const conversationRecordQuery = (id: string, { locale }: Language) =>
  apiQuery('/api/admin/conversations/{id}', { id, language: locale });

export const isOfInbox = (key: readonly unknown[]): boolean => String(key[0]).startsWith(INBOX);

export const handOver = (api: Api, id: string, assigneeId: string | null, { locale }: Language) =>
  writeApi(api, 'POST /api/admin/conversations/{id}/assignee', {
    params: { id, language: locale },
    body: { assigneeId },
  });

export const settle = (api: Api, id: string, { locale }: Language) =>
  writeApi(api, 'POST /api/admin/conversations/{id}/settle', { params: { id, language: locale } });
