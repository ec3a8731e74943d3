import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';

export const calendarFeedQuery = () => apiQuery('/api/me/calendar-feed');

export const makeCalendarFeed = (api: Api) => writeApi(api, 'POST /api/me/calendar-feed');

export const revokeCalendarFeed = (api: Api) => writeApi(api, 'DELETE /api/me/calendar-feed');
