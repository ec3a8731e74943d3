import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import type { DeviceRequest } from './identity.requests.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionCookie } from './session-cookie.js';

export class TokensView {
  @ApiProperty() access_token!: string;
  @ApiProperty({
    required: false,
    description:
      'Left out for `X-Session: cookie`: the token is in a cookie that only `POST /api/user/refresh-token` gets.',
  })
  refresh_token?: string;
}

export class SignedInView extends TokensView {
  @ApiProperty({ type: UserView }) user!: UserView;
}

/** Hands a session to its browser: the tokens in the answer or a cookie of their own, the session's id in another. */
@Injectable()
export class SignedInAnswers {
  constructor(
    private readonly queries: QueryBus,
    private readonly cookie: SessionCookie,
    private readonly refreshCookie: RefreshCookie,
  ) {}

  async answer(pair: TokenPair, request: FastifyRequest, reply: FastifyReply): Promise<SignedInView> {
    const user = await this.queries.execute(new FindSignedInUser(pair.userId));
    return { user, ...this.tokens(pair, request, reply) };
  }

  tokens(
    { accessToken, refreshToken, sessionId }: TokenPair,
    request: FastifyRequest,
    reply: FastifyReply,
  ): TokensView {
    this.cookie.set(reply, sessionId);
    if (!this.refreshCookie.isWanted(request)) return { access_token: accessToken, refresh_token: refreshToken };
    this.refreshCookie.set(reply, refreshToken);
    return { access_token: accessToken };
  }

  forget(reply: FastifyReply): void {
    this.cookie.clear(reply);
    this.refreshCookie.clear(reply);
  }
}

export const deviceOf = (request: FastifyRequest, facts?: DeviceRequest): DeviceFacts => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
  screenResolution: facts?.screenResolution,
  deviceId: facts?.deviceId,
});
