import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../../platform/config.js';
import { CURRENCIES } from '../../../shared-kernel/money/currency.js';
import { isBic, isIban } from '../domain/bank-accounts.js';
import { ConfiguredBankAccounts } from './configured-bank-accounts.js';

const EUR = { holder: 'A', bankName: 'B', iban: 'DE89370400440532013000', swiftBic: 'COBADEFF', address: 'C' };

const accounts = (setting?: object | string, mode = 'test') =>
  new ConfiguredBankAccounts(
    readConfig({
      APP_MODE: mode,
      ...(setting === undefined
        ? {}
        : { BANK_ACCOUNTS: typeof setting === 'string' ? setting : JSON.stringify(setting) }),
    }),
  );

describe('bank accounts', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'cicerone-bank-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are invented in the demonstration, with numbers of the right form, and nowhere else', () => {
    for (const currency of CURRENCIES) {
      const account = accounts(undefined, 'demo').find(currency);
      expect(account?.currency).toBe(currency);
      expect(account?.iban === undefined || isIban(account.iban)).toBe(true);
      expect(isBic(account?.swiftBic ?? '')).toBe(true);
      expect(accounts().find(currency)).toBeUndefined();
    }
  });

  it('come from the setting or from the file that it names', () => {
    expect(accounts({ EUR }).find('EUR')).toEqual({ currency: 'EUR', ...EUR });
    expect(accounts({ EUR }, 'demo').find('USD')).toBeUndefined();
    const file = path.join(folder, 'bank.json');
    writeFileSync(file, JSON.stringify({ EUR }));
    expect(accounts(file).find('EUR')?.iban).toBe(EUR.iban);
  });

  it.each([
    ['/no/such/file', 'neither JSON nor a file'],
    ['{', 'neither JSON nor a file'],
    [{ XXX: EUR }, 'XXX: is none of'],
    [{ EUR: { ...EUR, holder: '' } }, 'holder is missing'],
    [{ EUR: { ...EUR, iban: undefined } }, 'iban or accountNumber is needed'],
    [{ EUR: { ...EUR, iban: 'DE89370400440532013001' } }, 'iban is not one'],
    [{ EUR: { ...EUR, swiftBic: 'COBADEF' } }, 'swiftBic is not one'],
    [{ EUR: 7 }, 'is no account'],
  ])('refuse to start with %j', (setting, said) => {
    expect(() => accounts(setting)).toThrow(said);
  });
});

describe('an IBAN', () => {
  it.each(['GB29NWBK60161331926819', 'IT60X0542811101000000123456', 'CH9300762011623852957'])('%s is one', (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  it.each(['GB29NWBK60161331926818', 'IT60X0542811101000000123465', 'IT60', ''])('%s is none', (iban) => {
    expect(isIban(iban)).toBe(false);
  });
});
