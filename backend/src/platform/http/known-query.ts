import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { isApi } from './api-path.js';
import { ValidationFailed } from './http-problems.js';
import { fieldProblem } from './validation.js';

interface Argument {
  /** The name of the one parameter of the query; undefined if a class describes the whole query. */
  readonly data?: string;
}

/** Every call understands this parameter: it sets the language of problems. */
const OF_EVERY_CALL = 'language';

/**
 * For calls without a class for their query: an unknown parameter is refused (422), as with a class, and never ignored.
 */
@Injectable()
export class KnownQuery implements NestInterceptor {
  private readonly known = new WeakMap<object, ReadonlySet<string> | 'described'>();

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { query, url } = context.switchToHttp().getRequest<FastifyRequest>();
    const asked = Object.keys(query ?? {});
    if (asked.length > 0 && isApi(url)) this.refuseUnknown(asked, context.getClass(), context.getHandler());
    return next.handle();
  }

  private refuseUnknown(asked: readonly string[], controller: Type, handler: Function): void {
    const known = this.known.get(handler) ?? parametersOf(controller, handler);
    this.known.set(handler, known);
    if (known === 'described') return;
    const unknown = asked.filter((name) => !known.has(name));
    if (unknown.length > 0)
      throw new ValidationFailed(unknown.map((name) => fieldProblem(name, 'WHITELIST_VALIDATION')));
  }
}

function parametersOf(controller: Type, { name }: Function): ReadonlySet<string> | 'described' {
  const all = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Readonly<Record<string, Argument>>;
  const ofQuery = Object.entries(all).filter(([key]) => key.startsWith(`${RouteParamtypes.QUERY}:`));
  if (ofQuery.some(([, { data }]) => data === undefined)) return 'described';
  return new Set([OF_EVERY_CALL, ...ofQuery.flatMap(([, { data }]) => data ?? [])]);
}
