import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Role } from '../../../shared-kernel/actor.js';
import { type AccountState, type AccountType, type Gender, User, type UserId } from '../domain/user.js';

export const UserEntity = defineEntity({
  class: User,
  schema: 'identity',
  tableName: 'user_account',
  properties: {
    id: p.uuid().primary(),
    email: p.type('citext').columnType('citext').$type<string>().unique(),
    passwordHash: p.text(),
    passwordChangedAt: p.datetime().columnType('timestamptz'),
    firstName: p.text(),
    lastName: p.text(),
    gender: p.text().$type<Gender>().nullable(),
    birthdate: p.type('date').columnType('date').$type<string>().nullable(),
    phone: p.text().nullable(),
    picture: p.text().nullable(),
    nativeLanguage: p.text().nullable(),
    vat: p.text().nullable(),
    taxNumber: p.text().nullable(),
    companyName: p.text().nullable(),
    language: p.text().$type<Locale>(),
    currency: p.text().$type<Currency>(),
    role: p.integer().$type<Role>(),
    state: p.text().$type<AccountState>(),
    accountType: p.text().$type<AccountType>(),
    emailVerifiedAt: p.datetime().columnType('timestamptz').nullable(),
    termsAcceptedAt: p.datetime().columnType('timestamptz'),
    signedUpAt: p.datetime().columnType('timestamptz'),
    managerId: p.uuid().$type<UserId>().nullable(),
    version: p.integer().version(),
  },
});
