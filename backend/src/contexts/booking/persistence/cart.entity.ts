import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { GiftCardItem } from '../domain/gift-cards.js';
import { Cart, type CartItem, type CartPromoCode, type HeldSlot } from '../domain/cart.js';

export const CartEntity = defineEntity({
  class: Cart,
  schema: 'booking',
  tableName: 'cart',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.text().nullable(),
    ownerId: p.uuid().nullable(),
    currency: p.text().$type<Currency>(),
    items: p.json<readonly CartItem[]>(),
    holdsUntil: p.datetime().columnType('timestamptz').nullable(),
    holdExtended: p.boolean(),
    heldSlots: p.json<readonly HeldSlot[]>(),
    openOrderId: p.uuid().nullable(),
    promoCode: p.json<CartPromoCode>().nullable(),
    giftCardItems: p.json<readonly GiftCardItem[]>(),
    giftCardIds: p.json<readonly string[]>(),
    declinesPersonalCode: p.boolean(),
    expiresAt: p.datetime().columnType('timestamptz'),
  },
});
