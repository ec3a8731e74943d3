import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { ChatMessageRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { ChatView, MessageView } from '../../api/generated/types.gen.js';

/** Where a browser without an account hears of new messages. */
export const CHAT_STREAM = '/api/chat/stream';

export const chatQuery = () => apiQuery('/api/chat');

/** Sets the cookie that opens the chat. */
export const beginChat = (api: Api) => writeApi(api, 'POST /api/chat');

export const openChatByLink = (api: Api, token: string) => writeApi(api, 'POST /api/chat/link', { body: { token } });

export const writeInChat = (api: Api, body: ChatMessageRequest, { locale }: Pick<Site, 'locale'>) =>
  writeApi(api, 'POST /api/chat/messages', { params: { language: locale }, body });

export const readChat = (api: Api, position: number) => writeApi(api, 'POST /api/chat/read', { body: { position } });

export const mailTranscript = (api: Api, email: string) =>
  writeApi(api, 'POST /api/chat/transcript', { body: { email } });
