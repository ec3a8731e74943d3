import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { GiftCardRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';

export type { OwnGiftCardView as OwnGiftCard } from '../../api/generated/types.gen.js';

/** Puts a gift card into the cart and answers the cart. */
export const buyGiftCard = (api: Api, body: GiftCardRequest, idempotencyKey: string, { locale, currency }: Site) =>
  writeApi(api, 'POST /api/gift-cards', { params: { language: locale, currency }, body, idempotencyKey });

export const askBalance = (api: Api, code: string) => writeApi(api, 'POST /api/gift-cards/balance', { body: { code } });

/** One card, for who holds the link of the buyer's mail. */
export const ownGiftCardQuery = (id: string, token: string | undefined) =>
  apiQuery('/api/gift-cards/{id}', { id, token });

export const returnGiftCard = (api: Api, id: string, token: string | undefined, idempotencyKey: string) =>
  writeApi(api, 'POST /api/gift-cards/{id}/return', { params: { id, token }, idempotencyKey });
