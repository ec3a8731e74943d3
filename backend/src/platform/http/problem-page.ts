import type { FastifyReply, FastifyRequest } from 'fastify';
import { bcp47, DEFAULT_LOCALE, type Locale } from '../../shared-kernel/language/locale.js';
import { isApi } from './api-path.js';
import { isForReader } from './media-types.js';
import { answerProblem, describeProblem, toProblem } from './problem.filter.js';
import { currentLanguage } from '../request-context.js';

/** Answers a request for a page with a simple page, without the frontend, and any other request with problem+json. */
export function answerProblemPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale = currentLanguage() ?? DEFAULT_LOCALE,
): void {
  if (isApi(request.url) || !isForReader(request)) {
    answerProblem(error, request, reply);
    return;
  }
  const { status, title, detail } = toProblem(error, String(request.id));
  describeProblem(error, status, reply);
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${bcp47(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="color-scheme" content="light dark"><title>${title} · Cicerone</title><h1>${title}</h1><p>${detail}</p></html>`,
    );
}
