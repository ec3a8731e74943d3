import { Injectable } from '@nestjs/common';
import { createHmac, hash } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { codeOfBytes } from '../domain/code-text.js';
import { GiftCardCodes } from '../domain/gift-card-codes.js';

/** A code is the beginning of an HMAC-SHA-256 of the card's id: only who has the secret of the installation can make it. */
@Injectable()
export class DerivedGiftCardCodes extends GiftCardCodes {
  constructor(private readonly config: Config) {
    super();
  }

  codeOf(giftCardId: string): string {
    return codeOfBytes(createHmac('sha256', `gift-card-code:${this.config.APP_SECRET}`).update(giftCardId).digest());
  }

  hashOf(code: string): string {
    return hash('sha256', code, 'hex');
  }
}
