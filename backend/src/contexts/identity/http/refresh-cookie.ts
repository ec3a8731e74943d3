import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config.js';
import { SESSION_DAYS } from '../domain/sessions.js';

const NAME = 'cicerone_refresh';
/** The one call that reads the cookie. */
const PATH = '/api/user/refresh-token';

/**
 * Keeps a browser's refresh token where no script can read it. A browser asks for the cookie by `X-Session: cookie`,
 * without which the token travels in bodies. Other sites can neither send this header nor the cookie.
 */
@Injectable()
export class RefreshCookie {
  constructor(private readonly config: Config) {}

  isWanted(request: FastifyRequest): boolean {
    return request.headers['x-session'] === 'cookie';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  set(reply: FastifyReply, refreshToken: string): void {
    void reply.setCookie(NAME, refreshToken, {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.config.publicUrl.startsWith('https:'),
      maxAge: SESSION_DAYS * 86_400,
    });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(NAME, { path: PATH });
  }
}
