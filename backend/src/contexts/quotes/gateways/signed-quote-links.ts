import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { QuoteLinks } from '../domain/quote-links.js';

/** Tokens are HMAC-SHA-256 of the quote's id: they need no storage and cannot be guessed. */
@Injectable()
export class SignedQuoteLinks extends QuoteLinks {
  constructor(private readonly config: Config) {
    super();
  }

  tokenOf(quoteId: string): string {
    return createHmac('sha256', `quote-link:${this.config.APP_SECRET}`).update(quoteId).digest('base64url');
  }

  opens(token: string, quoteId: string): boolean {
    return isSameSecret(token, this.tokenOf(quoteId));
  }

  address({ id, userId, reference, language, currency }: Parameters<QuoteLinks['address']>[0]): string {
    const token = userId === null ? `?token=${this.tokenOf(id)}` : '';
    return `${this.config.publicUrl}/${language}/${currency}/quote/${reference}${token}`;
  }

  teamAddress(quoteId: string): string {
    return `${this.config.publicUrl}/${DEFAULT_LOCALE}/${DEFAULT_CURRENCY}/admin/quotes/${quoteId}`;
  }
}
