import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceFacts, TokenPair } from '../domain/sessions.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import type { DeviceRequest } from './identity.requests.js';
import { SessionCookie } from './session-cookie.js';

export class TokensView {
  @ApiProperty() access_token!: string;
  @ApiProperty() refresh_token!: string;
}

export class SignedInView extends TokensView {
  @ApiProperty({ type: UserView }) user!: UserView;
}

/** Hands a session to its browser: the tokens in the answer, the session's id in the cookie. */
@Injectable()
export class SignedInAnswers {
  constructor(
    private readonly queries: QueryBus,
    private readonly cookie: SessionCookie,
  ) {}

  async answer(pair: TokenPair, reply: FastifyReply): Promise<SignedInView> {
    return { user: await this.queries.execute(new FindSignedInUser(pair.userId)), ...this.tokens(pair, reply) };
  }

  tokens(pair: TokenPair, reply: FastifyReply): TokensView {
    this.cookie.set(reply, pair.sessionId);
    return { access_token: pair.accessToken, refresh_token: pair.refreshToken };
  }
}

export const deviceOf = (request: FastifyRequest, facts?: DeviceRequest): DeviceFacts => ({
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 400),
  screenResolution: facts?.screenResolution,
  deviceId: facts?.deviceId,
});
