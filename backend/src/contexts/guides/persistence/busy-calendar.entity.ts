import { defineEntity, p } from '@mikro-orm/postgresql';
import { BusyCalendar, type CalendarFailure } from '../domain/busy-calendar.js';

export const BusyCalendarEntity = defineEntity({
  class: BusyCalendar,
  schema: 'guides',
  tableName: 'busy_calendar',
  properties: {
    id: p.uuid().primary(),
    guideId: p.uuid(),
    address: p.text(),
    addedAt: p.datetime(),
    readAt: p.datetime().nullable(),
    failure: p.text().$type<CalendarFailure>().nullable(),
    failingSince: p.datetime().nullable(),
    etag: p.text().nullable(),
    askedAt: p.datetime(),
  },
});
