import { describe, expect, it } from '@jest/globals';
import { createPublicKey, verify } from 'node:crypto';
import { readConfig } from '../../../platform/config.js';
import { VoucherCodes } from './voucher-codes.js';

const codesOf = (letter: string) => new VoucherCodes(readConfig({ APP_MODE: 'test', APP_SECRET: letter.repeat(40) }));

describe('the code of a voucher', () => {
  const codes = codesOf('x');
  const code = codes.codeOf('BK-4F8T2W');

  it('names the booking, and is refused with another reference or of another maker', () => {
    expect(codes.referenceOf(code)).toBe('BK-4F8T2W');
    expect(codes.referenceOf(code.replace('4F8T2W', '4F8T2X'))).toBeUndefined();
    expect(codes.referenceOf(codesOf('y').codeOf('BK-4F8T2W'))).toBeUndefined();
    for (const forged of ['', '.', 'BK-4F8T2W', 'BK-4F8T2W.', 'BK-4F8T2W.!!'])
      expect(codes.referenceOf(forged)).toBeUndefined();
  });

  it('is checked by the public key alone', () => {
    const key = createPublicKey({ key: { ...codes.publicKey() }, format: 'jwk' });
    const [reference = '', signature = ''] = code.split('.');
    expect(verify(null, Buffer.from(reference), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });
});
