import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { PriceTokens, type ShownPrice } from '../domain/price-tokens.js';

/** `<price as JSON>.<HMAC-SHA-256>`, both in base64url. */
@Injectable()
export class SignedPriceTokens extends PriceTokens {
  constructor(private readonly config: Config) {
    super();
  }

  sign(price: ShownPrice): string {
    const content = Buffer.from(JSON.stringify(price)).toString('base64url');
    return `${content}.${this.signatureOf(content)}`;
  }

  read(token: string): ShownPrice | undefined {
    const [content = '', signature = ''] = token.split('.');
    if (!isSameSecret(signature, this.signatureOf(content))) return undefined;
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as ShownPrice;
  }

  private signatureOf(content: string): string {
    return createHmac('sha256', `ride-price:${this.config.APP_SECRET}`).update(content).digest('base64url');
  }
}
