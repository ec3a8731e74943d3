import { defineEntity, p } from '@mikro-orm/postgresql';
import { type MinimumByCurrency, PromoCode, type PromoCodeKind } from '../domain/promo-code.js';

export const PromoCodeEntity = defineEntity({
  class: PromoCode,
  schema: 'promotions',
  tableName: 'promo_code',
  properties: {
    id: p.uuid().primary(),
    code: p.text(),
    kind: p.text().$type<PromoCodeKind>(),
    ownerId: p.uuid().nullable(),
    percent: p.integer(),
    startsAt: p.datetime().columnType('timestamptz'),
    endsAt: p.datetime().columnType('timestamptz').nullable(),
    mostUses: p.integer().nullable(),
    usesTaken: p.integer(),
    minimum: p.json<MinimumByCurrency>().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    endedAt: p.datetime().columnType('timestamptz').nullable(),
    version: p.integer().version(),
  },
});
