import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type {
  AvailabilityRequest,
  GuideProfileRequest,
  MyAvailability,
  MyBusyCalendars,
  MyGuideProfile,
} from '../../api/generated/types.gen.js';
import type { Locale } from '../../i18n/locales.js';

export type { AvailabilityRequest, GuideProfileRequest, MyAvailability, MyBusyCalendars, MyGuideProfile };

export const profileQuery = (language: Locale) => apiQuery('/api/me/guide-profile', { language });

export const presentMyself = (api: Api, body: GuideProfileRequest, language: Locale) =>
  writeApi(api, 'PUT /api/me/guide-profile', { params: { language }, body });

export const availabilityQuery = () => apiQuery('/api/me/availability');

export const keepHours = (api: Api, body: AvailabilityRequest) => writeApi(api, 'PUT /api/me/availability', { body });

export type BusyCalendar = MyBusyCalendars['calendars'][number];

export const busyCalendarsQuery = () => apiQuery('/api/me/busy-calendars');

export const nameCalendar = (api: Api, address: string) =>
  writeApi(api, 'POST /api/me/busy-calendars', { body: { address } });

export const readCalendar = (api: Api, id: string) =>
  writeApi(api, 'POST /api/me/busy-calendars/{id}/read', { params: { id } });

export const removeCalendar = (api: Api, id: string) =>
  writeApi(api, 'DELETE /api/me/busy-calendars/{id}', { params: { id } });
