import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createHmac } from 'node:crypto';
import { Config } from '../../../platform/config.js';
import { isSameSecret } from '../../../platform/secrets.js';
import { SESSION_DAYS } from '../domain/sessions.js';

const NAME = 'cicerone_session';

/**
 * The cookie that names the session, so that the server knows what to render (a private page without it goes to /login).
 * The cookie never authorises a call.
 */
@Injectable()
export class SessionCookie {
  constructor(private readonly config: Config) {}

  set(reply: FastifyReply, sessionId: string): void {
    const value = `${sessionId}.${this.signature(sessionId)}`;
    void reply.setCookie(NAME, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: SESSION_DAYS * 86_400,
    });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(NAME, { path: '/' });
  }

  /** The session id, if the cookie's signature is ours. */
  read(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
    const [sessionId = '', signature = ''] = (cookies[NAME] ?? '').split('.');
    return isSameSecret(signature, this.signature(sessionId)) ? sessionId : undefined;
  }

  private signature(sessionId: string): string {
    return createHmac('sha256', `session-cookie:${this.config.APP_SECRET}`).update(sessionId).digest('base64url');
  }
}
