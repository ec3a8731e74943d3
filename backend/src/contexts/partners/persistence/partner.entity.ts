import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { type BillingAddress, Partner, type PartnerTermsKind } from '../domain/partner.js';

export const PartnerEntity = defineEntity({
  class: Partner,
  schema: 'partners',
  tableName: 'partner',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    contactName: p.text(),
    email: p.text(),
    phone: p.text(),
    language: p.text().$type<Locale>(),
    currency: p.text().$type<Currency>(),
    termsKind: p.text().$type<PartnerTermsKind>(),
    percent: p.integer(),
    vat: p.text().nullable(),
    address: p.json<BillingAddress>(),
    createdAt: p.datetime().columnType('timestamptz'),
    suspendedAt: p.datetime().columnType('timestamptz').nullable(),
    suspendReason: p.text().nullable(),
    version: p.integer().version(),
  },
});
