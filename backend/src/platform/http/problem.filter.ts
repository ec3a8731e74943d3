import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE } from '../../shared-kernel/language/locale.js';
import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { TooManyRequests } from '../too-many-requests.js';
import { ValidationFailed } from './http-problems.js';
import { problemText, STATUS_OF_KIND } from './problem-texts.js';
import { problemTitle } from './problem-titles.js';
import type { Problem } from './problem.js';
import { currentLanguage } from '../request-context.js';

export const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'MALFORMED_REQUEST',
  401: 'INVALID_TOKEN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  408: 'MALFORMED_REQUEST',
  414: 'MALFORMED_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'MALFORMED_REQUEST',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** PostgreSQL's codes for a cancelled or aborted statement, and for a database that shuts down or is unavailable. */
const UNAVAILABLE = new Set([
  '40001',
  '40P01',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/** `Retry-After` of an unavailable service: a database returns within seconds, or is away for long. */
export const AWAY_SECONDS = 10;

/** Messages of pg, without a code, for a connection that was lost during a query or does not answer. */
const CONNECTION_LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect)/;

/** Converts every thrown error to problem+json (RFC 9457). No detail of an unknown error leaves the process. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');
  /** Several requests may have waited for one failure. It is logged once. */
  private readonly logged = new WeakSet<object>();

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    if (answerProblem(error, request, reply) >= 500 && this.isNew(error)) this.logger.error(error);
  }

  private isNew(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return true;
    const isNew = !this.logged.has(error);
    this.logged.add(error);
    return isNew;
  }
}

/** Answers the error as a problem and returns its status. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const problem = toProblem(error, String(request.id));
  describeProblem(error, problem.status, reply);
  void reply.header('content-type', 'application/problem+json; charset=utf-8').send(problem);
  return problem.status;
}

/** Sets status and headers of the answer, whatever the form of the problem. */
export function describeProblem(error: unknown, status: number, reply: FastifyReply): void {
  if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfterSeconds);
  if (status === 503) void reply.header('retry-after', AWAY_SECONDS);
  void reply.status(status).header('cache-control', 'no-store');
}

/** Converts an error to a problem with `title` and `detail` in the language of the running request. */
export function toProblem(error: unknown, requestId: string): Problem {
  const language = currentLanguage() ?? DEFAULT_LOCALE;
  const { status, code } = statusAndCode(error);
  const params = error instanceof DomainError ? error.params : {};
  const detail =
    ofWholeRequest(error) ??
    problemText(code, language, params) ??
    problemText(CODE_OF_STATUS[status] ?? 'INTERNAL_ERROR', language, params) ??
    code;
  return {
    type: `/api/docs/problems#${code}`,
    title: problemTitle(status, language),
    status,
    detail,
    code,
    requestId,
    ...(error instanceof ValidationFailed ? { errors: [...error.errors] } : {}),
    ...(error instanceof DomainError && !(error instanceof ValidationFailed) ? withParams(error, detail) : {}),
  };
}

/** The code of a fault of the whole request rather than of one field. */
function ofWholeRequest(error: unknown): string | undefined {
  if (!(error instanceof ValidationFailed)) return undefined;
  return error.errors.find(({ field }) => field === '')?.detail;
}

function withParams(error: DomainError, detail: string): Partial<Problem> {
  return {
    ...(Object.keys(error.params).length > 0 ? { params: { ...error.params } } : {}),
    ...(error.field ? { errors: [{ field: error.field, code: error.code, detail }] } : {}),
  };
}

function statusAndCode(error: unknown): { status: number; code: string } {
  if (error instanceof DomainError) return { status: STATUS_OF_KIND[error.kind], code: error.code };
  if (error instanceof HttpException) return known(error.getStatus());
  const { statusCode, code } = (error ?? {}) as { statusCode?: unknown; code?: unknown };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return known(statusCode);
  if (typeof code === 'string' && UNAVAILABLE.has(code)) return known(503);
  if (error instanceof Error && CONNECTION_LOST.test(error.message)) return known(503);
  return { status: 500, code: 'INTERNAL_ERROR' };
}

const known = (status: number): { status: number; code: string } => ({
  status,
  code: CODE_OF_STATUS[status] ?? 'INTERNAL_ERROR',
});
