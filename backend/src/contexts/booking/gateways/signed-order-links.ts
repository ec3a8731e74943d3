import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { OrderLinks } from '../domain/order-links.js';

/** Tokens are HMAC-SHA-256 of the order's id: they need no storage and cannot be guessed. */
@Injectable()
export class SignedOrderLinks extends OrderLinks {
  constructor(private readonly config: Config) {
    super();
  }

  tokenOf(orderId: string): string {
    return createHmac('sha256', `order-link:${this.config.APP_SECRET}`).update(orderId).digest('base64url');
  }

  opens(token: string, orderId: string): boolean {
    return isSameSecret(token, this.tokenOf(orderId));
  }

  address(order: Parameters<OrderLinks['address']>[0]): string {
    return `${this.publicAddress(order)}${order.userId === null ? `?token=${this.tokenOf(order.id)}` : ''}`;
  }

  publicAddress({ reference, language, currency }: { reference: string; language: string; currency: string }): string {
    return `${this.config.publicUrl}/${language}/${currency}/order/${reference}`;
  }

  cartAddress({ language, currency }: { language: string; currency: string }): string {
    return `${this.config.publicUrl}/${language}/${currency}/cart`;
  }

  tourAddress(slug: string | undefined, { language, currency }: { language: string; currency: string }): string {
    return `${this.config.publicUrl}/${language}/${currency}/${slug ? `tour/${slug}` : 'tours'}`;
  }
}
