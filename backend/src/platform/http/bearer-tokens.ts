import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { randomUUID } from 'node:crypto';
import { Actor, NotSignedIn } from '../../shared-kernel/actor.js';
import { Config } from '../config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { ACCESS_TOKEN, type AccessClaims, accessTokenSecret } from './access-tokens.js';

/** Turns the claims of a valid token into the actor. Role and state of the account come from the database. */
export abstract class ActorDirectory {
  /** Throws {@link NotSignedIn} when the session has ended or the account may no longer be used. */
  abstract actorOf(claims: AccessClaims): Promise<Actor>;
}

interface Payload {
  readonly sub?: unknown;
  readonly sid?: unknown;
  readonly exp?: unknown;
}

/** Passport's strategy for `Authorization: Bearer …`. */
@Injectable()
export class BearerTokens extends PassportStrategy(Strategy) {
  /** Passport has one registry per process. The random name keeps two applications apart. */
  readonly strategyName = `bearer-${randomUUID()}`;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly directory: ActorDirectory,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: accessTokenSecret(config),
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
      audience: ACCESS_TOKEN.audience,
      // `validate` checks the expiry by the product's clock.
      ignoreExpiration: true,
    });
    passport.use(this.strategyName, this);
  }

  async validate({ sub, sid, exp }: Payload): Promise<Actor> {
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') throw new NotSignedIn();
    if (exp * 1000 <= this.clock.now().getTime()) throw new NotSignedIn();
    return this.directory.actorOf({ userId: sub, sessionId: sid });
  }
}
