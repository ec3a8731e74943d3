import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';

const FIFTEEN_MINUTES = 15 * 60;

/** The content of an access token: the account and the session. Each request looks up the permissions anew. */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Fixed for every token that is signed or read: a token never chooses how it is checked. */
export const ACCESS_TOKEN = { algorithm: 'HS256', issuer: 'cicerone', audience: 'cicerone-api' } as const;

export const accessTokenSecret = (config: Config): string => `access:${config.APP_SECRET}`;

/** Signs access tokens: JWT, fifteen minutes by the product's clock. {@link BearerTokens} reads them. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({ secret: accessTokenSecret(config) });
  }

  sign({ userId, sessionId }: AccessClaims): string {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    const claims = { sub: userId, sid: sessionId, iat: now, exp: now + FIFTEEN_MINUTES };
    return this.jwt.sign(claims, ACCESS_TOKEN);
  }
}
