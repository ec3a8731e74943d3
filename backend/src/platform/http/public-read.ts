import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiNotModifiedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { ResponseCache } from './response-cache.js';

/** Sends the handler's answer with ETag and Cache-Control and caches it. */
@Injectable()
export class PublicReadInterceptor implements NestInterceptor {
  constructor(private readonly answers: ResponseCache) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<string | Buffer | undefined> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const answer = this.answers.answerTo(request, () => lastValueFrom(next.handle()));
    return from(answer).pipe(map((made) => this.answers.prepare(made, request, reply)));
  }
}

/**
 * A public read: the same for everybody, with ETag, `Cache-Control: public, max-age=60` and 304. With a credential the
 * answer may be personal; it is then private and not cached.
 */
export const PublicRead = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    UseInterceptors(PublicReadInterceptor),
    ApiNotModifiedResponse({ description: 'You have it already (If-None-Match).' }),
  );
