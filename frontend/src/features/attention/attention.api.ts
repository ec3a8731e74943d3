import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { AttentionView, PaymentAttentionView } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type {
  AskedGuide,
  AttentionCustomer as Customer,
  AttentionView as AttentionCall,
  GuideForMission,
  PaymentAttentionPage as PaymentMatters,
  PaymentAttentionView as PaymentMatter,
} from '../../api/generated/types.gen.js';

export type AttentionKind = AttentionView['kind'];
export type PaymentMatterKind = PaymentAttentionView['kind'];
export type MatterState = 'open' | 'settled';

type Language = Pick<Site, 'locale'>;

export const attentionQuery = ({ locale }: Language) => apiQuery('/api/admin/attention', { language: locale });

export const guidesQuery = (mission: string) => apiQuery('/api/admin/missions/{id}/guides', { id: mission });

const PAYMENTS = '/api/admin/payments/attention';

export const paymentMattersQuery = (state: MatterState, page: number, size: number) =>
  apiQuery(PAYMENTS, { state, page, size });

export const isOfPaymentMatters = (key: readonly unknown[]): boolean => key[0] === PAYMENTS;

export const settleMatter = (api: Api, id: string, note: string) =>
  writeApi(api, 'POST /api/admin/payments/attention/{id}/settle', { params: { id }, body: { note } });

export const assignGuide = (api: Api, mission: string, guideId: string, { locale }: Language) =>
  writeApi(api, 'POST /api/admin/missions/{id}/assign', {
    params: { id: mission, language: locale },
    body: { guideId },
  });

export const settleCall = (api: Api, id: string) =>
  writeApi(api, 'POST /api/admin/attention/{id}/settle', { params: { id } });
