import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  isISO31661Alpha2,
  IsUUID,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { MustBeAbsent, Name, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { AccountDetails, AccountForm } from '../domain/account-details.js';
import { hasIban, isBic, isIban, isInSepa, isRoutingNumber } from './bank-numbers.js';

export class BankAccountParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

/** What decides which fields an account has. */
interface Kind {
  readonly paypalEmail?: unknown;
  readonly bankCountry?: unknown;
}

const isLeftOut = (value: unknown): boolean => value === undefined || value === '';

export function formOf({ paypalEmail, bankCountry }: Kind): AccountForm {
  if (!isLeftOut(paypalEmail)) return 'paypal';
  if (bankCountry === 'US') return 'us';
  return typeof bankCountry === 'string' && hasIban(bankCountry) ? 'iban' : 'other';
}

/** Removes spaces and hyphens that people write for the eye, and turns letters into capitals. */
const Compact = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() || undefined : value,
  );
const BlankIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || undefined : value));

type Ask = 'needed' | 'allowed';

const isSaid = ([name, value]: [string, unknown]): boolean => name !== 'isPrimary' && !isLeftOut(value);

/** A change that says no more than that the account is to be the primary one. */
export const isOfPrimaryOnly = (request: object): boolean =>
  request instanceof BankAccountChangeRequest && !Object.entries(request).some(isSaid);

/** A field of every account. */
const FieldOfAll = (): PropertyDecorator => ValidateIf((request: object) => !isOfPrimaryOnly(request));

/** A field of these forms of account: in all others it must be left out. */
const FieldOf = (forms: Readonly<Partial<Record<AccountForm, Ask>>>, isNeeded = (_: Kind): boolean => true) =>
  applyDecorators(
    ApiProperty({ type: String, required: false }),
    MustBeAbsent('isOfAccountForm', (request) => forms[formOf(request)] !== undefined),
    ValidateIf((request: Kind, value: unknown) => {
      const ask = forms[formOf(request)];
      return !isLeftOut(value) || (ask === 'needed' && isNeeded(request) && !isOfPrimaryOnly(request));
    }),
  );

const BANKS: Readonly<Record<Exclude<AccountForm, 'paypal'>, Ask>> = { iban: 'needed', us: 'needed', other: 'needed' };
const CODE = /^[A-Z\d]{2,15}$/;
const ACCOUNT_NUMBER = /^[A-Z\d]{4,34}$/;

const IsOfBankCountry = (): PropertyDecorator =>
  ValidateBy({
    name: 'isIbanOfCountry',
    validator: {
      validate: (value: unknown, place?: ValidationArguments) =>
        typeof value === 'string' && value.startsWith(String((place?.object as Kind | undefined)?.bankCountry)),
      defaultMessage: () => '$property must be of the country of the bank',
    },
  });

/** Where money is sent to: a bank account, whose fields depend on the country, or a PayPal account. */
export class BankAccountRequest {
  @FieldOfAll() @Name(140) holder!: string;
  @ApiProperty({ enum: CURRENCIES }) @FieldOfAll() @IsIn(CURRENCIES) currency!: Currency;
  @ApiProperty({ required: false, description: 'True makes it the primary one.' })
  @Optional()
  @IsBoolean()
  isPrimary?: boolean;
  @Compact() @FieldOf(BANKS) @Format('isCountryCode', isISO31661Alpha2) bankCountry?: string;
  @BlankIsAbsent() @FieldOf({ iban: 'allowed', us: 'needed', other: 'needed' }) @Name(140) bankName?: string;
  @Compact() @FieldOf({ iban: 'needed' }) @IsOfBankCountry() @Format('isIban', isIban) iban?: string;
  /** Within SEPA the IBAN names the bank. */
  @Compact()
  @FieldOf({ iban: 'needed', us: 'allowed', other: 'needed' }, ({ bankCountry }) => !isInSepa(String(bankCountry)))
  @Format('isBic', isBic)
  swiftBic?: string;
  @Compact() @FieldOf({ us: 'needed' }) @Format('isRoutingNumber', isRoutingNumber) routingNumber?: string;
  @Compact()
  @FieldOf({ us: 'needed', other: 'needed' })
  @Format('isAccountNumber', ACCOUNT_NUMBER)
  accountNumber?: string;
  @Compact() @FieldOf({ other: 'allowed' }) @Format('isBankCode', CODE) bankCode?: string;
  @Compact() @FieldOf({ other: 'allowed' }) @Format('isBankCode', CODE) branchCode?: string;
  @Trimmed() @FieldOf({ paypal: 'needed' }) @IsEmail() paypalEmail?: string;
}

/** The whole details anew, or `isPrimary` alone. */
export class BankAccountChangeRequest extends BankAccountRequest {
  @ApiProperty({ required: false, minLength: 1, maxLength: 140 }) declare holder: string;
  @ApiProperty({ enum: CURRENCIES, required: false }) declare currency: Currency;
}

export const detailsOf = (form: BankAccountRequest): AccountDetails => ({
  form: formOf(form),
  holder: form.holder,
  bankCountry: form.bankCountry ?? null,
  bankName: form.bankName ?? null,
  iban: form.iban ?? null,
  swiftBic: form.swiftBic ?? null,
  routingNumber: form.routingNumber ?? null,
  accountNumber: form.accountNumber ?? null,
  branchCode: form.branchCode ?? null,
  bankCode: form.bankCode ?? null,
  currency: form.currency,
  paypalEmail: form.paypalEmail ?? null,
});
