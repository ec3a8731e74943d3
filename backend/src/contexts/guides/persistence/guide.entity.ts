import { defineEntity, p } from '@mikro-orm/postgresql';
import type { DateRange, WorkingHours } from '../domain/availability.js';
import { Guide, type GuideLanguage, type OwnWords } from '../domain/guide.js';

export const GuideEntity = defineEntity({
  class: Guide,
  schema: 'guides',
  tableName: 'guide',
  properties: {
    userId: p.uuid().primary(),
    slug: p.text(),
    cityIds: p.array().columnType('uuid[]').$type<readonly string[]>(),
    timeZone: p.text(),
    languages: p.json<readonly GuideLanguage[]>(),
    categories: p.array().$type<readonly string[]>(),
    hasCar: p.boolean(),
    hasBikes: p.boolean(),
    stepFree: p.boolean(),
    yearsGuiding: p.integer().nullable(),
    licence: p.text().nullable(),
    licenceExpiresOn: p.type('date').columnType('date').$type<string>().nullable(),
    licenceWarnedFor: p.type('date').columnType('date').$type<string>().nullable(),
    picture: p.text().nullable(),
    greeting: p.text().nullable(),
    words: p.json<readonly OwnWords[]>(),
    hours: p.json<readonly WorkingHours[]>(),
    holidays: p.json<readonly DateRange[]>(),
    missionsPerDay: p.integer().nullable(),
    pauseMinutes: p.integer(),
    rating: p.decimal('number').columnType('numeric(3,2)').nullable(),
    ratingCount: p.integer(),
    ratingRevision: p.bigint('number'),
    active: p.boolean(),
    version: p.integer().version(),
  },
});
