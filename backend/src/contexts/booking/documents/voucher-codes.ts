import { Injectable } from '@nestjs/common';
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { Config } from '../../../platform/config.js';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The public half of the key, as RFC 8037 writes it. */
export interface VoucherKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
}

/**
 * The codes that guides scan from vouchers: the reference and its signature. Anybody can check a code with the public key,
 * also without a network; only we can make one.
 */
@Injectable()
export class VoucherCodes {
  private readonly key: KeyObject;

  constructor({ APP_SECRET }: Config) {
    const seed = createHmac('sha256', `voucher-key:${APP_SECRET}`).update('ed25519').digest();
    this.key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  }

  codeOf(reference: string): string {
    return `${reference}.${sign(null, Buffer.from(reference), this.key).toString('base64url')}`;
  }

  /** The reference of a scanned code; undefined where somebody else has made it. */
  referenceOf(code: string): string | undefined {
    const [reference = '', signature = ''] = code.split('.');
    const isOurs = verify(null, Buffer.from(reference), createPublicKey(this.key), Buffer.from(signature, 'base64url'));
    return isOurs ? reference : undefined;
  }

  publicKey(): VoucherKey {
    const { x = '' } = createPublicKey(this.key).export({ format: 'jwk' });
    return { kty: 'OKP', crv: 'Ed25519', x };
  }
}
