import { defineEntity, p } from '@mikro-orm/postgresql';
import { Professional, type ProfessionalState, type VatCheck } from '../domain/professional.js';

export const ProfessionalEntity = defineEntity({
  class: Professional,
  schema: 'agencies',
  tableName: 'professional',
  properties: {
    userId: p.uuid().primary(),
    state: p.text().$type<ProfessionalState>(),
    waitingSince: p.datetime().columnType('timestamptz'),
    decidedAt: p.datetime().columnType('timestamptz').nullable(),
    reason: p.text().nullable(),
    vatCheck: p.json<VatCheck>().nullable(),
    version: p.integer().version(),
  },
});
