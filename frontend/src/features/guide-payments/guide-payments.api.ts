import type { Api } from '../../api/api.js';
import { readApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { MyPayouts, PayoutView as Payout } from '../../api/generated/types.gen.js';

/** What the guide was paid in a year; for the team, of the guide that is named. */
export const payoutsQuery = (year: number, { locale: language }: Pick<Site, 'locale'>, guideId?: string) =>
  guideId === undefined
    ? apiQuery('/api/me/payouts', { year, language })
    : apiQuery('/api/admin/payouts/guides/{guideId}', { guideId, year, language });

export const readBill = (api: Api, id: string): Promise<Blob> => readApi(api, '/api/me/payouts/{id}/bill', { id });
