import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Earnings, EarningsLine } from '../domain/earnings.js';
import { type AssignedBy, Mission, type MissionDispute, type MissionState } from '../domain/mission.js';
import type { MissionBooking, MissionTour } from '../domain/mission-departure.js';
import type { ReasonsForAsking } from '../domain/ranking.js';
import { type Answer, Offer } from '../domain/offer.js';

export const MissionEntity = defineEntity({
  class: Mission,
  schema: 'guide_missions',
  tableName: 'mission',
  properties: {
    id: p.uuid().primary(),
    departureKey: p.text(),
    kind: p.text().$type<'private' | 'group'>(),
    tour: p.json<MissionTour>(),
    cityId: p.uuid(),
    category: p.text(),
    language: p.text().$type<Locale>(),
    startsAt: p.datetime().columnType('timestamptz'),
    endsAt: p.datetime().columnType('timestamptz'),
    busyUntil: p.datetime().columnType('timestamptz'),
    localDate: p.type('date').columnType('date').$type<string>(),
    localTime: p.text(),
    timeZone: p.text(),
    durationMinutes: p.integer(),
    lateAfter: p.datetime().columnType('timestamptz'),
    bookings: p.json<readonly MissionBooking[]>(),
    state: p.text().$type<MissionState>(),
    openedAt: p.datetime().columnType('timestamptz'),
    guideId: p.uuid().nullable(),
    assignedBy: p.text().$type<AssignedBy>().nullable(),
    assignedAt: p.datetime().columnType('timestamptz').nullable(),
    finishedAt: p.datetime().columnType('timestamptz').nullable(),
    earnings: p.json<Earnings>().nullable(),
    corrections: p.json<readonly EarningsLine[]>(),
    disputes: p.json<readonly MissionDispute[]>(),
    earnedAt: p.datetime().columnType('timestamptz').nullable(),
    delayMinutes: p.integer(),
    flightDelayMinutes: p.integer().nullable(),
    revision: p.integer(),
  },
});

export const OfferEntity = defineEntity({
  class: Offer,
  schema: 'guide_missions',
  tableName: 'mission_offer',
  properties: {
    id: p.uuid().primary(),
    missionId: p.uuid(),
    guideId: p.uuid(),
    askedAt: p.datetime().columnType('timestamptz'),
    respondBefore: p.datetime().columnType('timestamptz').nullable(),
    earnings: p.json<Earnings>(),
    answer: p.text().$type<Answer>().nullable(),
    answerText: p.text().nullable(),
    answeredAt: p.datetime().columnType('timestamptz').nullable(),
    privateNote: p.text().nullable(),
    activated: p.boolean(),
    reasons: p.json<ReasonsForAsking>().nullable(),
  },
});
