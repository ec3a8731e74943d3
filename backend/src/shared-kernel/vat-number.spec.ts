import { describe, expect, it } from '@jest/globals';
import { isVatNumber } from './vat-number.js';

describe('a VAT number', () => {
  it.each([
    'IT12345670017',
    'it 123 456 700 17',
    'DE136695976',
    'GB123 4567 82',
    'ATU13585627',
    'ESX1234567L',
    'CHE-123.456.788 MWST',
    'CHE-123.456.788 TPV',
    'NL004495445B01',
    'FR40303265045',
    'FRXX123456789',
    'BE0428759497',
    'BE1000000021',
    'EL094259216',
    'GR094259216',
    'XI123456782',
    'XIGD123',
    '22AAAAA0000A1Z5',
    'T1234567890123',
    '51 824 753 556',
    'DEL850101AB3',
    '7707083893',
  ])('may be %s', (text) => expect(isVatNumber(text)).toBe(true));

  it.each(['DE1', 'DE12345678', 'DE1234567890', 'IT1234567890', 'GB12', 'ITALIA', 'abc', '1', '12', 'FR<b>', ''])(
    'has another form than %j',
    (text) => expect(isVatNumber(text)).toBe(false),
  );

  it.each(['IT12345678901', 'DE123456789', 'XI123456789', 'BE1000000022', 'EL094259217', 'ATU12345678'])(
    'has other check digits than %s',
    (text) => expect(isVatNumber(text)).toBe(false),
  );
});
