import { describe, expect, it } from '@jest/globals';
import { ConfigInvalid, readConfig } from './config.js';

const production = {
  APP_MODE: 'production',
  APP_SECRET: 'a secret of the tests, long enough for all',
  PUBLIC_URL: 'https://tours.example',
  DATABASE_URL: 'postgres://localhost/tours',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  MAILJET_API_KEY: 'key',
  MAILJET_API_SECRET: 'secret',
};
const numbersOf = (environment: NodeJS.ProcessEnv): unknown[] => {
  const { vatNumber, companyRegister } = readConfig(environment);
  return [vatNumber, companyRegister];
};

describe('the numbers of the company', () => {
  it('are invented with the company of the demonstration, and with no other', () => {
    expect(numbersOf({ APP_MODE: 'demo' })).toEqual(['IT00000000000 (demo)', 'Roma, RM-0000000 (demo)']);
    expect(numbersOf({ APP_MODE: 'demo', POSTAL_LINE: 'Tours Ltd, London' })).toEqual([undefined, undefined]);
    expect(numbersOf(production)).toEqual([undefined, undefined]);
    expect(numbersOf({ ...production, VAT_NUMBER: '', COMPANY_REGISTER: '' })).toEqual([undefined, undefined]);
  });

  it.each(['IT12345678901', 'GB999 9999 73', 'ATU12345678', 'ESX1234567X', 'CHE-123.456.788 MWST', 'NL123456789B01'])(
    'may be %s for VAT',
    (VAT_NUMBER) => {
      expect(numbersOf({ ...production, VAT_NUMBER, COMPANY_REGISTER: 'Roma, RM-1' })).toEqual([
        VAT_NUMBER,
        'Roma, RM-1',
      ]);
    },
  );

  it.each([
    ['VAT_NUMBER', '12345678901'],
    ['VAT_NUMBER', 'IT'],
    ['VAT_NUMBER', 'ITALIA'],
    ['VAT_NUMBER', 'IT<b>1</b>'],
    ['COMPANY_REGISTER', 'Roma'],
    ['COMPANY_REGISTER', `RM-${'0'.repeat(50)}`],
  ])('are refused where %s is %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).toThrow(ConfigInvalid);
    expect(() => readConfig({ ...production, [name]: value })).toThrow(name);
  });
});

describe('the addresses inside that may be called', () => {
  it('are hosts with ports, of the demonstration and of tests alone', () => {
    expect(readConfig({ APP_MODE: 'demo' }).egressAllow).toEqual([]);
    expect(readConfig({ APP_MODE: 'test', EGRESS_ALLOW: 'localhost:9100,[::1]:80' }).egressAllow).toEqual([
      'localhost:9100',
      '[::1]:80',
    ]);
    expect(() => readConfig({ ...production, EGRESS_ALLOW: 'localhost:9100' })).toThrow(/EGRESS_ALLOW: production/);
  });

  it.each(['localhost', 'http://localhost:9100', '*:80', 'localhost:9100, other:80', 'localhost:port'])(
    'are refused as %s',
    (EGRESS_ALLOW) => {
      expect(() => readConfig({ APP_MODE: 'demo', EGRESS_ALLOW })).toThrow(/EGRESS_ALLOW: must list hosts/);
    },
  );
});
