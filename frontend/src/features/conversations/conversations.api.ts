import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type {
  CannedAnswerRequest,
  ChangedCannedAnswerRequest,
  ConversationView,
  MessageRequest,
  TeamHoursRequest,
} from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { ConversationKey } from './conversation-key.js';
import type { ConversationsSearch } from './conversations-search.js';

export type {
  CannedAnswerView,
  ChatSettingsView,
  MessageRequest,
  TeamHoursView,
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

export const answerConversation = (api: Api, id: string, body: MessageRequest, { locale }: Language) =>
  writeApi(api, 'POST /api/admin/conversations/{id}/messages', { params: { id, language: locale }, body });

export const readForTeam = (api: Api, id: string, position: number) =>
  writeApi(api, 'POST /api/admin/conversations/{id}/read', { params: { id }, body: { position } });

export const chatSettingsQuery = () => apiQuery('/api/admin/chat');

export const changeHours = (api: Api, body: TeamHoursRequest) => writeApi(api, 'PUT /api/admin/chat/hours', { body });

export const addAnswer = (api: Api, body: CannedAnswerRequest) =>
  writeApi(api, 'POST /api/admin/chat/answers', { body });

export const changeAnswer = (api: Api, id: string, body: ChangedCannedAnswerRequest) =>
  writeApi(api, 'PUT /api/admin/chat/answers/{id}', { params: { id }, body });

export const removeAnswer = (api: Api, id: string) =>
  writeApi(api, 'DELETE /api/admin/chat/answers/{id}', { params: { id } });
