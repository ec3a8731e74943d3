import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { ValidationFailed } from '../../../platform/http/http-problems.js';
import { RequestValidation } from '../../../platform/http/validation.js';
import { BankAccountChangeRequest, BankAccountRequest, detailsOf, isOfPrimaryOnly } from './bank-account.requests.js';

const read = <Request extends object>(metatype: new () => Request, body: object): Promise<Request> =>
  new RequestValidation().transform(body, { type: 'body', metatype }) as Promise<Request>;

const faultsOf = async (body: object, metatype: new () => object = BankAccountRequest): Promise<readonly string[]> =>
  read(metatype, body).then(
    () => [],
    (error: ValidationFailed) => error.errors.map(({ field, code }) => `${field} ${code}`),
  );

const italian = { holder: 'Ada Rossi', currency: 'EUR', bankCountry: 'IT', iban: 'IT60 X054 2811 1010 0000 0123 456' };
const american = {
  holder: 'Ada Rossi',
  currency: 'USD',
  bankCountry: 'US',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: '1234-5678-9',
};
const japanese = {
  holder: 'Ada Rossi',
  currency: 'JPY',
  bankCountry: 'JP',
  bankName: 'みずほ銀行',
  swiftBic: 'MHCBJPJT',
  accountNumber: '1234567',
  bankCode: '0001',
  branchCode: '001',
};
const paypal = { holder: 'Ada Rossi', currency: 'EUR', paypalEmail: 'ada@example.com' };

describe('the form of a bank account', () => {
  it.each([
    ['iban', italian, { iban: 'IT60X0542811101000000123456', swiftBic: null }],
    ['us', american, { routingNumber: '021000021', accountNumber: '123456789' }],
    ['other', japanese, { bankCode: '0001', branchCode: '001', swiftBic: 'MHCBJPJT' }],
    ['paypal', paypal, { paypalEmail: 'ada@example.com', bankCountry: null, iban: null }],
  ])('is %s', async (form, body, details) => {
    expect(detailsOf(await read(BankAccountRequest, body))).toMatchObject({ form, ...details });
  });

  it.each([
    [{ ...italian, iban: 'IT60X0542811101000000123457' }, ['iban IS_IBAN']],
    [{ ...italian, bankCountry: 'DE' }, ['iban IS_IBAN_OF_COUNTRY']],
    [{ ...italian, iban: undefined }, ['iban REQUIRED']],
    [{ ...italian, swiftBic: 'NOBANK' }, ['swiftBic IS_BIC']],
    [{ ...italian, routingNumber: '021000021' }, ['routingNumber IS_OF_ACCOUNT_FORM']],
    [{ ...italian, holder: ' ' }, ['holder REQUIRED']],
    [{ ...american, routingNumber: '021000022' }, ['routingNumber IS_ROUTING_NUMBER']],
    [{ ...american, bankName: undefined }, ['bankName REQUIRED']],
    [{ ...american, bankCode: '0001' }, ['bankCode IS_OF_ACCOUNT_FORM']],
    [{ ...japanese, swiftBic: undefined }, ['swiftBic REQUIRED']],
    [{ ...japanese, accountNumber: '1' }, ['accountNumber IS_ACCOUNT_NUMBER']],
    [{ ...paypal, paypalEmail: 'ada' }, ['paypalEmail IS_EMAIL']],
    [{ ...paypal, iban: italian.iban }, ['iban IS_OF_ACCOUNT_FORM']],
    [{ ...paypal, currency: 'XXX' }, ['currency IS_IN']],
    [{ ...paypal, id: 'x' }, ['id WHITELIST_VALIDATION']],
  ])('refuses %j', async (body, faults) => {
    expect(await faultsOf(body)).toEqual(faults);
  });

  it('asks outside of SEPA for the BIC beside the IBAN', async () => {
    const brazilian = { ...italian, bankCountry: 'BR', iban: 'BR1800360305000010009795493C1', currency: 'USD' };
    expect(await faultsOf(brazilian)).toEqual(['swiftBic REQUIRED']);
    expect(await faultsOf({ ...brazilian, swiftBic: 'BRASBRRJ' })).toEqual([]);
  });
});

describe('a change of a bank account', () => {
  it('may say that the account is to be the primary one, and no more', async () => {
    expect(isOfPrimaryOnly(await read(BankAccountChangeRequest, { isPrimary: true }))).toBe(true);
    expect(isOfPrimaryOnly(await read(BankAccountChangeRequest, { ...italian, isPrimary: true }))).toBe(false);
  });

  it('needs the whole details where it has some', async () => {
    expect(await faultsOf({ iban: italian.iban }, BankAccountChangeRequest)).toContain('holder REQUIRED');
    expect(await faultsOf({ holder: 'Ada' }, BankAccountChangeRequest)).toContain('currency REQUIRED');
  });
});
