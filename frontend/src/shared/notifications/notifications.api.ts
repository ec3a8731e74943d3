import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { NotificationView, ReadNotificationsRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type {
  NotificationFacts,
  NotificationsView as Notifications,
  NotificationView as Notification,
  UnreadNotifications as Unread,
} from '../../api/generated/types.gen.js';

export type NotificationKind = NotificationView['kind'];

const PATH = '/api/me/notifications';

export const notificationsQuery = (page: number, size: number, { locale }: Pick<Site, 'locale'>) =>
  apiQuery(PATH, { language: locale, page, size });

export const isOfNotifications = (key: readonly unknown[]): boolean => key[0] === PATH;

export const markRead = (api: Api, read: ReadNotificationsRequest) =>
  writeApi(api, 'POST /api/me/notifications/read', { body: read });
