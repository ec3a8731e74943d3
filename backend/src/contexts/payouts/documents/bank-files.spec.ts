import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { someDetails } from '../testing/some-details.js';
import type { Batch } from '../domain/payout.js';
import { painFile, paypalFile } from './bank-files.js';
import { bankText } from './bank-text.js';

const debtor = { holder: 'Cicerone S.r.l.', iban: 'IT60X0542811101000000123456', swiftBic: 'BPPIITRRXXX' };
const aBatch = (amounts: readonly number[], told: Partial<Batch> = {}, details = someDetails()): Batch => ({
  id: '0198f000-0000-7000-8000-000000000001',
  method: 'bank',
  currency: 'EUR',
  from: debtor,
  payOn: '2027-07-08',
  madeAt: new Date('2027-07-07T09:00:00Z'),
  payments: amounts.map((amount, index) => ({
    payoutId: `payout ${index}`,
    billNumber: `SB-1234ABCD-2027-${String(index + 1).padStart(4, '0')}`,
    amount,
    to: details,
  })),
  ...told,
});
const all = (xml: string, name: string): readonly string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, content]) => content ?? '');

describe('the file for the bank', () => {
  it('has the counts and control sums of its payments, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 }), (amounts) => {
        const xml = painFile(aBatch(amounts), debtor);
        const cents = all(xml, 'InstdAmt').map((each) => Number(each.replace('.', '')));
        const sum = amounts.reduce((total, each) => total + each, 0);
        expect(cents).toEqual(amounts);
        expect(all(xml, 'NbOfTxs')).toEqual([String(amounts.length), String(amounts.length)]);
        expect(all(xml, 'CtrlSum').map((each) => Number(each.replace('.', '')))).toEqual([sum, sum]);
      }),
    );
  });

  it('says where the money goes, when, and for which bill', () => {
    const xml = painFile(aBatch([12_600]), debtor);
    expect(all(xml, 'EndToEndId')).toEqual(['SB-1234ABCD-2027-0001']);
    expect(all(xml, 'IBAN')).toEqual([debtor.iban, someDetails().iban]);
    expect(all(xml, 'Dt')).toEqual(['2027-07-08']);
    expect(xml).toContain('<InstdAmt Ccy="EUR">126.00</InstdAmt>');
    expect(all(xml, 'Cd')).toEqual(['SEPA']);
  });

  it('writes yen without decimals, and a foreign account with its own number', () => {
    const details = someDetails({
      form: 'us',
      iban: null,
      swiftBic: null,
      routingNumber: '021000021',
      accountNumber: '123456789',
    });
    const xml = painFile(aBatch([15_000], { currency: 'JPY' }, details), debtor);
    expect(xml).toContain('<InstdAmt Ccy="JPY">15000</InstdAmt>');
    expect(xml).toContain('<Othr><Id>123456789</Id></Othr>');
    expect(xml).not.toContain('SEPA');
  });

  it('keeps transfers to accounts without an IBAN apart from SEPA transfers', () => {
    const american = someDetails({ form: 'us', iban: null, routingNumber: '021000021', accountNumber: '123456789' });
    const batch = aBatch([12_600, 5_000]);
    const [italian, other] = batch.payments;
    const xml = painFile({ ...batch, payments: [italian!, { ...other!, to: american }] }, debtor);
    expect(all(xml, 'NbOfTxs')).toEqual(['2', '1', '1']);
    expect(all(xml, 'CtrlSum')).toEqual(['176.00', '126.00', '50.00']);
    expect(all(xml, 'ChrgBr')).toEqual(['SLEV', 'SHAR']);
  });

  it.each([
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Jürgen Weiß & Söhne', 'Jurgen Weiss + Sohne'],
    ['Дмитрий Щукин', 'Dmitrij Shchukin'],
    ['山田', '..'],
    ['a<b>"c"', 'a.b..c.'],
  ])('writes %s as %s', (name, written) => {
    expect(bankText(name, 70)).toBe(written);
  });

  it('for PayPal has one line for each payment', () => {
    const details = someDetails({ form: 'paypal', iban: null, paypalEmail: 'ada@example.com' });
    const lines = paypalFile(aBatch([12_600, 5], { method: 'paypal' }, details))
      .trim()
      .split(/\r?\n/);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/ada@example\.com,0\.05,EUR,SB-1234ABCD-2027-0002/);
  });
});
