import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { type ApiCall, ApiCalls } from '../domain/api-calls.js';

const PAUSE_MS = 250;
/** More than waits in any 250 ms: beyond it the log loses calls rather than the process its memory. */
const MOST_WAITING = 10_000;
const SKIP_OVERRIDE = Symbol.for('skip-override');

/**
 * Notes every call with a key once it is answered, refused ones too. Calls are written together every 250 ms, so that no
 * answer waits for the log.
 */
@Injectable()
export class ApiCallLog implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('ApiCallLog');
  private waiting: ApiCall[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly calls: ApiCalls,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const plugin = Object.assign(
      (instance: FastifyInstance, _: unknown, done: () => void): void => {
        instance.addHook('onResponse', (request, reply, next) => {
          this.note(request, reply.statusCode, reply.elapsedTime);
          next();
        });
        done();
      },
      { [SKIP_OVERRIDE]: true },
    );
    await server.register(plugin);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  /** Writes what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const calls = this.waiting;
    this.waiting = [];
    if (calls.length === 0) return;
    try {
      await this.calls.add(calls);
    } catch (error) {
      this.logger.error(error);
    }
  }

  private note(request: FastifyRequest & { user?: Actor }, status: number, elapsedMs: number): void {
    const { user, method, id, routeOptions } = request;
    if (user?.partnerId === undefined || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({
      id: this.ids.uuid(),
      at: this.clock.now(),
      keyId: user.id,
      partnerId: user.partnerId,
      method,
      route: routeOptions.url ?? '',
      status,
      durationMs: Math.round(elapsedMs),
      requestId: String(id),
    });
    this.timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  }
}
