import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type Actor, NotSignedIn } from '../../shared-kernel/actor.js';
import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { ApiProblems } from './api-problems.js';
import { type Limit, type LimitState, RateLimits } from './rate-limit.js';

/** Every key begins so. An access token begins otherwise. */
const KEY = /^Bearer (cic_[\w-]{20,100})$/i;
const SCOPE = 'key-scope';

/** Calls of one key, in all processes. */
const OF_KEY: Limit = { name: 'integrator-key', times: 600, perSeconds: 60, store: 'database' };

/** The key is valid and may not do this. */
export class ScopeMissing extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'SCOPE_MISSING';
}

export interface KeyRule {
  readonly scope: string;
  /** Whether people and visitors may call it too. */
  readonly isOpen: boolean;
}

/** The call needs a key of an integrator with this scope, and is for nobody else. */
export const ByKey = (scope: string): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(SCOPE, { scope, isOpen: false } satisfies KeyRule),
    ApiBearerAuth(),
    ApiProblems({ 401: ['INVALID_TOKEN'], 403: ['FORBIDDEN', 'SCOPE_MISSING'], 429: ['TOO_MANY_REQUESTS'] }),
  );

/** A call for everybody: a key with this scope opens it too. */
export const AlsoByKey = (scope: string): MethodDecorator & ClassDecorator =>
  SetMetadata(SCOPE, { scope, isOpen: true } satisfies KeyRule);

export const KEY_RULE = SCOPE;

/** Answers whose key it is. A context registers itself. */
export interface IntegratorDirectory {
  findActor(secret: string): Promise<Actor | undefined>;
}

/** The keys that programs call with, in place of a person's token. */
@Injectable()
export class IntegratorKeys {
  private directory: IntegratorDirectory | undefined;

  constructor(private readonly limits: RateLimits) {}

  register(directory: IntegratorDirectory): void {
    this.directory = directory;
  }

  /** The key of the header; undefined where the header holds something else. */
  secretIn(authorization: string | undefined): string | undefined {
    return KEY.exec(authorization ?? '')?.[1];
  }

  /** Throws {@link NotSignedIn} for a key that opens nothing. */
  async getActor(secret: string): Promise<Actor> {
    const actor = await this.directory?.findActor(secret);
    if (!actor) throw new NotSignedIn();
    return actor;
  }

  /** Counts the call of a key and tells the state of its limit (RateLimit headers). Throws TooManyRequests. */
  async count({ id }: Actor, reply: FastifyReply): Promise<void> {
    const { times, perSeconds } = OF_KEY;
    void reply.header('ratelimit-policy', `"key";q=${times};w=${perSeconds}`);
    const state = await this.limits.count(OF_KEY, id);
    void reply.header('ratelimit', textOf(state));
    this.limits.mustBeWithin(state);
  }
}

const textOf = ({ left, resetsInSeconds }: LimitState): string => `"key";r=${left};t=${resetsInSeconds}`;

/** Throws {@link ScopeMissing} where the key lacks the scope. */
export function mustHaveScope(actor: Actor, scope: string): void {
  if (!actor.scopes.includes(scope)) throw new ScopeMissing({ scope });
}
