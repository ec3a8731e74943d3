import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { GiftCardLinks } from '../domain/gift-card-links.js';

/** Tokens are HMAC-SHA-256 of the card's id: they need no storage and cannot be guessed. */
@Injectable()
export class SignedGiftCardLinks extends GiftCardLinks {
  constructor(private readonly config: Config) {
    super();
  }

  tokenOf(giftCardId: string): string {
    return createHmac('sha256', `gift-card-link:${this.config.APP_SECRET}`).update(giftCardId).digest('base64url');
  }

  opens(token: string, giftCardId: string): boolean {
    return isSameSecret(token, this.tokenOf(giftCardId));
  }

  address({ id, language, currency }: Parameters<GiftCardLinks['address']>[0]): string {
    return `${this.config.publicUrl}/${language}/${currency}/gift-card/${id}?token=${this.tokenOf(id)}`;
  }
}
