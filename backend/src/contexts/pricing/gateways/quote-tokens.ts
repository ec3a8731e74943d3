import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import type { PricedDeparture } from '../../../shared-kernel/money/price-table.js';
import type { Party } from '../../../shared-kernel/party.js';
import type { PriceOffer } from '../index.js';

/** What a token promises: an offer for this subject and party. */
export interface Promised {
  readonly subject: string;
  readonly party: Party;
  readonly departure?: PricedDeparture;
  readonly offer: Omit<PriceOffer, 'quoteToken'>;
}

/** Promises of a price that only we can make: content and HMAC-SHA-256, both base64url, with a dot between. */
@Injectable()
export class QuoteTokens {
  constructor(private readonly config: Config) {}

  sign(promised: Promised): string {
    const content = Buffer.from(JSON.stringify(promised)).toString('base64url');
    return `${content}.${this.signature(content)}`;
  }

  /** Undefined for what we did not sign. Whether it has expired and fits is the caller's question. */
  read(token: string): Promised | undefined {
    const [content = '', given = ''] = token.split('.');
    if (!isSameSecret(given, this.signature(content))) return undefined;
    return JSON.parse(Buffer.from(content, 'base64url').toString()) as Promised;
  }

  private signature(content: string): string {
    return createHmac('sha256', `price-quote:${this.config.APP_SECRET}`).update(content).digest('base64url');
  }
}

export const isFor = (promised: Promised, subject: string, party: Party): boolean =>
  promised.subject === subject &&
  promised.party.adults === party.adults &&
  promised.party.children === party.children &&
  promised.party.infants === party.infants;
