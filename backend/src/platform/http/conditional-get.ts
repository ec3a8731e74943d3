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
import { map, type Observable } from 'rxjs';
import { hasAlready, weakTagOf } from './entity-tags.js';

/** Sends the handler's answer with an ETag, or 304 to a client that has it already. */
@Injectable()
export class RevalidatedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<string | undefined> {
    const http = context.switchToHttp();
    const { headers } = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((content) => {
        const body = JSON.stringify(content);
        const etag = weakTagOf(body);
        void reply.header('etag', etag).header('cache-control', 'no-cache');
        if (hasAlready(headers['if-none-match'], etag)) {
          void reply.status(304);
          return undefined;
        }
        void reply.header('content-type', 'application/json; charset=utf-8');
        return body;
      }),
    );
  }
}

/**
 * A read that runs on each request, because its answer may change at any moment. A client that has the answer gets 304.
 */
export const ConditionalGet = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(RevalidatedInterceptor),
    ApiNotModifiedResponse({ description: 'You have it already (If-None-Match).' }),
  );
