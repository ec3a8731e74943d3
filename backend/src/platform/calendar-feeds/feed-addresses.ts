import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../config.js';
import { isSameSecret } from '../secrets.js';

/**
 * The secret addresses of calendar feeds. An address is the feed's key with its signature: the table of feeds alone opens
 * none.
 */
@Injectable()
export class FeedAddresses {
  constructor(private readonly config: Config) {}

  addressOf(key: string): string {
    return `${this.config.publicUrl}/api/calendar-feeds/${key}.${this.sign(key)}.ics`;
  }

  /** The key in the last part of an address; undefined where we have not made the address. */
  keyOf(file: string): string | undefined {
    const [, key = '', signature = ''] = /^([\w-]+)\.([\w-]+)\.ics$/.exec(file) ?? [];
    return isSameSecret(signature, this.sign(key)) ? key : undefined;
  }

  private sign(key: string): string {
    return createHmac('sha256', `calendar-feed:${this.config.APP_SECRET}`).update(key).digest('base64url');
  }
}
