import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeProblem, toProblem } from '../../../platform/http/problem.filter.js';

/** The standard's word for our codes; what is left out is named by its status. */
const ERRORS: Readonly<Record<string, string>> = {
  TOUR_NOT_FOUND: 'INVALID_PRODUCT_ID',
  DURATION_NOT_OFFERED: 'INVALID_OPTION_ID',
  NO_SUCH_SLOT: 'INVALID_AVAILABILITY_ID',
  SLOT_TOO_SOON: 'INVALID_AVAILABILITY_ID',
  SLOT_TOO_FAR: 'INVALID_AVAILABILITY_ID',
  VALIDATION_FAILED: 'BAD_REQUEST',
  MALFORMED_REQUEST: 'BAD_REQUEST',
};

const OF_STATUS: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'BAD_REQUEST',
  409: 'UNPROCESSABLE_ENTITY',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'TOO_MANY_REQUESTS',
};

const OWN = /^(?:INVALID_(?!TOKEN)|BAD_REQUEST$|UNPROCESSABLE_ENTITY$)/;
/** The standard answers everything that a partner can put right with 400. */
const AS_BAD_REQUEST: ReadonlySet<number> = new Set([404, 409, 422]);

/** Writes errors as the standard has them, beside our own code and the id of the request. */
@Catch()
export class OctoProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Octo');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { id } = http.getRequest<FastifyRequest>();
    const { code, detail, errors, params, requestId, status: ours } = toProblem(error, String(id));
    const status = AS_BAD_REQUEST.has(ours) ? 400 : ours;
    if (status >= 500) this.logger.error(error);
    describeProblem(error, status, reply);
    const word = OWN.test(code) ? code : (ERRORS[code] ?? OF_STATUS[ours] ?? 'INTERNAL_SERVER_ERROR');
    void reply.send({ ...params, error: word, errorMessage: detail, code, requestId, ...(errors ? { errors } : {}) });
  }
}
