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
import { fieldProblem, mustBeObject } from './validation.js';

@Injectable()
export class WithoutBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (body === undefined) return next.handle();
    const fields = Object.keys(mustBeObject(body));
    if (fields.length > 0)
      throw new ValidationFailed(fields.map((field) => fieldProblem(field, 'WHITELIST_VALIDATION')));
    return next.handle();
  }
}

/** The address contains all parameters: a field in the body is refused (422), never ignored. */
export const WithoutBody = (): MethodDecorator => applyDecorators(UseInterceptors(WithoutBodyInterceptor));
