import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type { GuideResponseRequest, MissionView } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type {
  CompletedMissions,
  EarningsLineView as EarningsLine,
  EarningsView as Earnings,
  MissionBookingView as MissionBooking,
  MissionView as Mission,
} from '../../api/generated/types.gen.js';

export type MissionStatus = MissionView['status'];
export type Answer = GuideResponseRequest['guideAvailability'];

type Language = Pick<Site, 'locale'>;

/** `2027-05` → 2027 and 5. */
function partsOf(month: string) {
  const [year = NaN, number = NaN] = month.split('-').map(Number);
  return { year, month: number };
}

/** Of the person who is signed in, or, for admins, of a guide; the latest 500, or those of a month. */
export function missionsQuery({ locale }: Language, guide?: string, month?: string) {
  const language = { language: locale };
  if (guide === undefined)
    return month === undefined
      ? apiQuery('/api/guide/missions', language)
      : apiQuery('/api/guide/missions/{year}/{month}', { ...partsOf(month), ...language });
  return month === undefined
    ? apiQuery('/api/admin/missions/user/{uuid}', { uuid: guide, ...language })
    : apiQuery('/api/admin/missions/user/{uuid}/{year}/{month}', { uuid: guide, ...partsOf(month), ...language });
}

export const completedQuery = (month: string, { locale }: Language) =>
  apiQuery('/api/missions/{year}/{month}/get-all-missions-completed', { ...partsOf(month), language: locale });

export const answerMission = (api: Api, uuid: string, response: GuideResponseRequest, { locale }: Language) =>
  writeApi(api, 'PUT /api/missions/{id}/guide-response', { params: { id: uuid, language: locale }, body: response });

export type VisitCall = 'start' | 'no-show';

/** @param code of the voucher, scanned or typed */
export const reportVisit = (api: Api, uuid: string, call: VisitCall, code: string, { locale }: Language) =>
  writeApi(api, `POST /api/missions/{id}/${call}`, { params: { id: uuid, language: locale }, body: { code } });

export const giveMissionBack = (api: Api, uuid: string, guideReason: string, { locale }: Language) =>
  writeApi(api, 'PUT /api/missions/{id}/guide-cancelled', {
    params: { id: uuid, language: locale },
    body: { guideReason },
  });

/** @param minutes after the agreed start */
export const delayMission = (api: Api, uuid: string, minutes: number, { locale }: Language) =>
  writeApi(api, 'PUT /api/missions/{id}/delay', { params: { id: uuid, language: locale }, body: { minutes } });

/** The traveler's name, big, as a PDF. */
export const readNameBoard = (api: Api, uuid: string): Promise<Blob> =>
  readApi(api, '/api/missions/{id}/name-board', { id: uuid });
