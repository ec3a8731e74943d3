import type { Api } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Money } from '../../ui/text/money.js';

export type AttentionKind = 'nobody-left' | 'start-is-near' | 'guide-wrote' | 'guide-cancelled';

export interface Customer {
  readonly reference: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly people: number;
}

export interface AskedGuide {
  readonly uuid: string;
  readonly name: string;
  /** Telephone number, or e-mail address where there is none. */
  readonly contact: string;
  readonly email: string;
  readonly answer?: 'yes' | 'no' | 'maybe' | 'other';
  /** Has not answered, and still may. */
  readonly isWaitedFor: boolean;
}

/** A mission that a person of the team must look at. */
export interface AttentionCall {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly since: string;
  readonly mission: {
    readonly uuid: string;
    readonly bookingReferences: readonly string[];
    readonly city: string;
    readonly tour: string;
    /** Date and time in the zone of the city. */
    readonly date: string;
    readonly time: string;
    readonly startsAt: string;
    readonly timeZone: string;
    readonly guideLanguage: string;
    readonly customers: readonly Customer[];
    /** In the order of asking. */
    readonly asked: readonly AskedGuide[];
  };
  readonly guide?: { readonly uuid: string; readonly name: string; readonly contact: string };
  /** What the guide wrote. */
  readonly message?: string;
}

export interface GuideForMission {
  readonly uuid: string;
  readonly name: string;
  readonly contact: string;
  readonly rating: number | null;
  readonly languages: readonly string[];
  readonly speaksIt: boolean;
  readonly isQualified: boolean;
  readonly isFree: boolean;
  readonly hasDayOff: boolean;
  readonly answer?: 'yes' | 'no' | 'maybe' | 'other';
}

export type PaymentMatterKind =
  'amount-mismatch' | 'unknown-payment' | 'duplicate-capture' | 'refund-failed' | 'refund-outside' | 'dispute';

/** Money that a person of the team must look at. */
export interface PaymentMatter {
  readonly id: string;
  readonly kind: PaymentMatterKind;
  readonly raisedAt: string;
  /** Missing where the money names no order. */
  readonly orderReference?: string;
  readonly gateway: {
    readonly name: 'sandbox' | 'stripe';
    readonly payment?: string;
    readonly refund?: string;
    readonly dispute?: string;
  };
  /** What came in, went back or is disputed. */
  readonly amount: Money;
  readonly due?: Money;
  /** Of a dispute, in the gateway's word. */
  readonly reason?: string;
  readonly evidenceDueAt?: string;
  readonly settled?: { readonly at: string; readonly by: string; readonly name?: string; readonly note: string };
}

export type MatterState = 'open' | 'settled';

export interface PaymentMatters {
  readonly matters: readonly PaymentMatter[];
  readonly pagination: {
    readonly page: number;
    readonly size: number;
    readonly totalItems: number;
    readonly totalPages: number;
  };
}

/** What failed in the background at every attempt. */
export interface FailedJob {
  readonly id: string;
  readonly sort: 'reaction' | 'due-work' | 'mail';
  readonly name: string;
  readonly subject: string;
  readonly attempts: number;
  readonly error: string;
  readonly failedAt: string;
}

type Language = Pick<Site, 'locale'>;

export const attentionQuery = ({ locale }: Language) =>
  apiQuery<readonly AttentionCall[]>('/api/admin/attention', { language: locale });

export const guidesQuery = (mission: string) =>
  apiQuery<readonly GuideForMission[]>(`/api/admin/missions/${mission}/guides`);

const PAYMENTS = '/api/admin/payments/attention';

export const paymentMattersQuery = (state: MatterState, page: number, size: number) =>
  apiQuery<PaymentMatters>(PAYMENTS, { state, page, size });

export const isOfPaymentMatters = (key: readonly unknown[]): boolean => key[0] === PAYMENTS;

export const settleMatter = (api: Api, id: string, note: string): Promise<void> =>
  api.send('POST', `${PAYMENTS}/${id}/settle`, { note });

export const failedJobsQuery = () => apiQuery<readonly FailedJob[]>('/api/admin/jobs');

export const assignGuide = (api: Api, mission: string, guideId: string, { locale }: Language): Promise<void> =>
  api.send('POST', `/api/admin/missions/${mission}/assign`, { guideId }, { query: { language: locale } });

export const settleCall = (api: Api, id: string): Promise<void> =>
  api.send('POST', `/api/admin/attention/${id}/settle`);

export const replayJob = (api: Api, id: string): Promise<void> => api.send('POST', `/api/admin/jobs/${id}/replay`);
