import {
  applyDecorators,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  type OnApplicationShutdown,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { catchError, type Observable } from 'rxjs';
import { Config } from '../config.js';
import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { isRendering } from './rendering-mark.js';
import { DATABASE_URL } from '../persistence/database-url.js';
import { openPool } from '../persistence/open-pool.js';
import { TooManyRequests } from '../too-many-requests.js';
import { networkOf } from './network.js';

export interface Limit {
  /** The name of the counter. Calls with the same name share it. */
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** memory: per process, for reads. database: shared by all processes, for writes and sign-in. */
  readonly store: 'memory' | 'database';
}

/** What a caller has left of a limit. */
export interface LimitState {
  readonly left: number;
  readonly resetsInSeconds: number;
  readonly isExceeded: boolean;
}

const LIMIT = 'rate-limit';
const EVERY_CALL: Limit = { name: 'every-call', times: 1200, perSeconds: 60, store: 'memory' };

/** This many calls per caller's network; a further call gets 429 with `Retry-After`. */
export const RateLimited = (
  name: string,
  times: number,
  perSeconds: number,
  store: Limit['store'] = 'database',
): MethodDecorator & ClassDecorator => SetMetadata(LIMIT, { name, times, perSeconds, store } satisfies Limit);

/** As {@link RateLimited}, for forms that people fill in: requests with invalid fields are not counted. */
export const RateLimitedOnceValid = (name: string, times: number, perSeconds: number): MethodDecorator =>
  applyDecorators(RateLimited(name, times, perSeconds), UseInterceptors(GivesBackRefused));

/** Counts attempts by a key that the caller chooses, such as an account of a login attempt. */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private readonly pool: Pool;

  constructor(
    private readonly config: Config,
    @Inject(DATABASE_URL) url: string,
  ) {
    // A slow database counts as unavailable: no request waits for a counter.
    this.pool = openPool({
      connectionString: url,
      max: 2,
      connectionTimeoutMillis: 2000,
      statement_timeout: 1500,
      query_timeout: 2000,
      application_name: 'cicerone-limits',
    });
  }

  /** Takes one of the limit's calls for `key`, or throws {@link TooManyRequests}. */
  async take(limit: Limit, key: string): Promise<void> {
    this.mustBeWithin(await this.count(limit, key));
  }

  /** Takes one of the limit's calls for `key`, and says what is left of it. */
  async count(limit: Limit, key: string): Promise<LimitState> {
    if (this.config.RATE_LIMITS === 0)
      return { left: limit.times, resetsInSeconds: limit.perSeconds, isExceeded: false };
    try {
      return stateOf(await this.limiter(limit).consume(key), false);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return stateOf(refusal, true);
      throw refusal;
    }
  }

  /** Throws {@link TooManyRequests}. */
  mustBeWithin({ isExceeded, resetsInSeconds }: LimitState): void {
    if (isExceeded) throw new TooManyRequests(resetsInSeconds);
  }

  /** Returns one of the limit's calls, because the attempt was not a failure. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    if (this.config.RATE_LIMITS === 1) await this.limiter(limit).reward(key);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private limiter(limit: Limit): RateLimiterAbstract {
    let limiter = this.limiters.get(limit.name);
    if (!limiter) {
      limiter = limit.store === 'memory' ? inMemory(limit) : this.inDatabase(limit);
      this.limiters.set(limit.name, limiter);
    }
    return limiter;
  }

  private inDatabase(limit: Limit): RateLimiterAbstract {
    return new RateLimiterPostgres({
      storeClient: this.pool,
      points: limit.times,
      duration: limit.perSeconds,
      keyPrefix: limit.name,
      schemaName: 'platform',
      tableName: 'rate_limit',
      tableCreated: true,
      // Without the database, count in memory rather than let everybody through.
      insuranceLimiter: inMemory(limit),
    });
  }
}

const stateOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isExceeded: boolean): LimitState => ({
  left: Math.max(0, remainingPoints),
  resetsInSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  isExceeded,
});

const inMemory = (limit: Limit): RateLimiterMemory =>
  new RateLimiterMemory({ points: limit.times, duration: limit.perSeconds, keyPrefix: limit.name });

/** Returns the call of the route's limit if the request was refused. */
@Injectable()
export class GivesBackRefused implements NestInterceptor {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const caller = networkOf(context.switchToHttp().getRequest<FastifyRequest>().ip);
    const limit = limitOf(this.reflector, context);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (limit && isRefused(error)) await this.limits.giveBack(limit, caller);
        throw error;
      }),
    );
  }
}

const isRefused = (error: unknown): boolean => error instanceof DomainError && error.kind === 'rule-violated';

const limitOf = (reflector: Reflector, context: ExecutionContext): Limit | undefined =>
  reflector.getAllAndOverride<Limit | undefined>(LIMIT, [context.getHandler(), context.getClass()]);

/** Global guard: every call has a limit per caller's network, and some have a tighter one (`@RateLimited`). */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isRendering(request)) return true;
    const caller = networkOf(request.ip);
    await this.limits.take(EVERY_CALL, caller);
    const limit = limitOf(this.reflector, context);
    if (limit) await this.limits.take(limit, caller);
    return true;
  }
}
