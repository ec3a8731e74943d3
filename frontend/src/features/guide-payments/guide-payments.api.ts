import type { Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type { TaxDetailsRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { MyPayouts, PayoutView as Payout, TaxDetailsView as TaxDetails } from '../../api/generated/types.gen.js';

/** What the guide was paid in a year; for the team, of the guide that is named. */
export const payoutsQuery = (year: number, { locale: language }: Pick<Site, 'locale'>, guideId?: string) =>
  guideId === undefined
    ? apiQuery('/api/me/payouts', { year, language })
    : apiQuery('/api/admin/payouts/guides/{guideId}', { guideId, year, language });

export const readBill = (api: Api, id: string): Promise<Blob> => readApi(api, '/api/me/payouts/{id}/bill', { id });

export const taxDetailsQuery = () => apiQuery('/api/me/tax-details');

export const isOfPayments = (key: readonly unknown[]): boolean =>
  /^\/api\/me\/(payouts|tax-details)/.test(String(key[0]));

export const stateTaxDetails = (api: Api, body: TaxDetailsRequest) =>
  writeApi(api, 'PUT /api/me/tax-details', { body });

export const object = (api: Api, id: string, text: string) =>
  writeApi(api, 'POST /api/me/payouts/{id}/objections', { params: { id }, body: { text } });

/** A guide who leaves is paid less than the minimum too. */
export const askForLastPayment = (api: Api) => writeApi(api, 'POST /api/me/payouts/last', {});
