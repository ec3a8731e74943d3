import { Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { Config, ConfigInvalid } from '../../../platform/config.js';
import { CURRENCIES, type Currency, isCurrency } from '../../../shared-kernel/money/currency.js';
import { type BankAccount, BankAccounts, isBic, isIban } from '../domain/bank-accounts.js';
import { EXAMPLE_ACCOUNTS } from './example-bank-accounts.js';

type Written = Readonly<Record<string, unknown>>;

const NEEDED = ['holder', 'bankName', 'swiftBic', 'address'] as const;
const OPTIONAL = ['iban', 'accountNumber', 'routingNumber', 'branchCode'] as const;

/** From the setting BANK_ACCOUNTS: JSON by currency, or the path of a file with it. The demonstration has invented ones. */
@Injectable()
export class ConfiguredBankAccounts extends BankAccounts {
  private readonly accounts: ReadonlyMap<Currency, BankAccount>;

  constructor({ BANK_ACCOUNTS: setting, APP_MODE: mode }: Config) {
    super();
    const written = setting === undefined ? (mode === 'demo' ? EXAMPLE_ACCOUNTS : {}) : jsonOf(setting);
    this.accounts = new Map(Object.entries(written).map(([currency, account]) => checked(currency, account)));
  }

  find(currency: Currency): BankAccount | undefined {
    return this.accounts.get(currency);
  }
}

function jsonOf(setting: string): Written {
  try {
    const text = setting.trimStart().startsWith('{') ? setting : readFileSync(setting, 'utf8');
    const json: unknown = JSON.parse(text);
    if (isObject(json)) return json;
  } catch (error) {
    throw new ConfigInvalid(`BANK_ACCOUNTS: neither JSON nor a file with JSON (${String(error)})`);
  }
  throw new ConfigInvalid('BANK_ACCOUNTS: an object by currency is needed, {"EUR": {…}}');
}

function checked(currency: string, account: unknown): [Currency, BankAccount] {
  const wrong = (what: string): never => {
    throw new ConfigInvalid(`BANK_ACCOUNTS: ${currency}: ${what}`);
  };
  if (!isCurrency(currency)) return wrong(`is none of ${CURRENCIES.join(', ')}`);
  if (!isObject(account)) return wrong('is no account');
  const texts = Object.fromEntries(
    [...NEEDED, ...OPTIONAL].flatMap((name) => {
      const value = account[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  const missing = NEEDED.filter((name) => !(name in texts));
  if (missing.length > 0) return wrong(`${missing.join(', ')} is missing`);
  if (!texts['iban'] && !texts['accountNumber']) return wrong('iban or accountNumber is needed');
  if (texts['iban'] && !isIban(texts['iban'])) return wrong('iban is not one');
  if (!isBic(texts['swiftBic'] ?? '')) return wrong('swiftBic is not one');
  return [currency, { currency, ...texts } as BankAccount];
}

const isObject = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
