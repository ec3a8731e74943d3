import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ResponseCache } from './response-cache.js';
import { PublicReadInterceptor } from './public-read.js';

const SKIP_OVERRIDE = Symbol.for('skip-override');

/** Answers public reads from memory, before guards and handlers. */
@Global()
@Module({ providers: [ResponseCache, PublicReadInterceptor], exports: [ResponseCache, PublicReadInterceptor] })
export class PublicReadsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly answers: ResponseCache,
  ) {}

  /** A plugin comes after the plugins that were registered before it: their headers are on every answer. */
  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const plugin = Object.assign(
      (instance: FastifyInstance, _: unknown, done: () => void): void => {
        instance.addHook('onRequest', (request, reply, next) => {
          if (!this.answers.answerFromMemory(request, reply)) next();
        });
        done();
      },
      { [SKIP_OVERRIDE]: true },
    );
    await server.register(plugin);
  }
}
