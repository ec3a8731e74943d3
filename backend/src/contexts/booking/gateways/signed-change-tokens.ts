import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { ChangeTokens } from '../domain/change-tokens.js';

/** Content and HMAC-SHA-256, both base64url, with a dot between. */
@Injectable()
export class SignedChangeTokens extends ChangeTokens {
  constructor(private readonly config: Config) {
    super();
  }

  sign(content: object): string {
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${this.signature(text)}`;
  }

  read<Content extends object>(token: string): Content | undefined {
    const [text = '', given = ''] = token.split('.');
    if (!isSameSecret(given, this.signature(text))) return undefined;
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Content;
  }

  private signature(text: string): string {
    return createHmac('sha256', `booking-change:${this.config.APP_SECRET}`).update(text).digest('base64url');
  }
}
