import { defineEntity, p } from '@mikro-orm/postgresql';
import { ApiKey, type ApiScope } from '../domain/api-key.js';

export const ApiKeyEntity = defineEntity({
  class: ApiKey,
  schema: 'partners',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    partnerId: p.uuid(),
    name: p.text(),
    hash: p.text(),
    last4: p.text(),
    scopes: p.array<ApiScope>(),
    createdAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz').nullable(),
    revokedAt: p.datetime().columnType('timestamptz').nullable(),
    lastUsedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});
