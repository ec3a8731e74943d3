import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { ChatLinks } from '../domain/chat-links.js';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id and its HMAC-SHA-256 in base64url, with a dot between. */
@Injectable()
export class SignedChatLinks extends ChatLinks {
  constructor(private readonly config: Config) {
    super();
  }

  tokenOf(conversationId: string): string {
    return `${conversationId}.${this.signature(conversationId)}`;
  }

  read(token: string): string | undefined {
    const [id = '', signature = ''] = token.split('.');
    return ID.test(id) && isSameSecret(signature, this.signature(id)) ? id : undefined;
  }

  private signature(id: string): string {
    return createHmac('sha256', `chat-link:${this.config.APP_SECRET}`).update(id).digest('base64url');
  }
}
