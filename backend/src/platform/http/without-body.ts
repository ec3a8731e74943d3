import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ValidationFailed } from './http-problems.js';
import { fieldProblem } from './validation.js';

@Injectable()
export class WithoutBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (body === undefined || body === null) return next.handle();
    if (typeof body !== 'object' || Array.isArray(body)) throw new ValidationFailed([fieldProblem('', 'IS_OBJECT')]);
    const fields = Object.keys(body);
    if (fields.length > 0)
      throw new ValidationFailed(fields.map((field) => fieldProblem(field, 'WHITELIST_VALIDATION')));
    return next.handle();
  }
}

/** All that is asked for stands in the address: a field in the body is refused (422), never ignored. */
export const WithoutBody = (): MethodDecorator => applyDecorators(UseInterceptors(WithoutBodyInterceptor));
