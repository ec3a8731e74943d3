import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../platform/domain/clock.js';
import { NotSignedIn } from '../../../shared-kernel/actor.js';

const FIFTEEN_MINUTES = 15 * 60;
const ISSUER = 'cicerone';
const AUDIENCE = 'cicerone-api';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
}

/** Access tokens: JWT, HS256, fixed issuer and audience, fifteen minutes by the Clock port. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.jwt = new JwtService({ secret: `access:${config.APP_SECRET}` });
  }

  sign({ userId, sessionId }: AccessClaims): string {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return this.jwt.sign({ sub: userId, sid: sessionId, iat: now, exp: now + FIFTEEN_MINUTES }, { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE });
  }

  /** Throws NotSignedIn. */
  read(token: string): AccessClaims {
    try {
      const claims = this.jwt.verify<{ sub: string; sid: string }>(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(this.clock.now().getTime() / 1000),
      });
      return { userId: claims.sub, sessionId: claims.sid };
    } catch {
      throw new NotSignedIn();
    }
  }
}
