import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { NotificationChoiceRequest } from '../../api/generated/types.gen.js';

export type { NotificationSettingView as NotificationSetting } from '../../api/generated/types.gen.js';

export const notificationSettingsQuery = () => apiQuery('/api/me/notification-settings', {});

export const chooseNotifications = (api: Api, body: NotificationChoiceRequest) =>
  writeApi(api, 'PUT /api/me/notification-settings', { body });
