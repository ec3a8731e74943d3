import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '../../shared-kernel/language/locale.js';
import { passOf } from '../gate/site-gate.js';
import { FormFromElsewhere } from '../http/http-problems.js';
import { toProblem } from '../http/problem.filter.js';
import type { Problem } from '../http/problem.js';
import type { ReturnedForm } from './frontend-bundle.js';
import type { PageForm } from './page-forms.js';

export interface Refusal {
  readonly returned: ReturnedForm;
  readonly retryAfter: string | undefined;
}

/** Whether a browser states that the form came from another site's page. Other clients state nothing. */
export function isFromElsewhere(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && origin !== publicUrl && !(URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Makes the call of the API that the page's script would make, in process and for the sender: the same limits, checks
 * and command apply. Undefined if the form was accepted, otherwise the form that is shown again.
 */
export async function sendForm(
  server: FastifyInstance,
  { page, call, tellsLanguage = false }: PageForm,
  request: FastifyRequest,
  { language, publicUrl }: { readonly language: Locale; readonly publicUrl: string },
): Promise<Refusal | undefined> {
  // The page does not show what another site filled in.
  if (isFromElsewhere(request, publicUrl)) {
    const problem = toProblem(new FormFromElsewhere(), String(request.id));
    return { returned: { page, values: {}, problem }, retryAfter: undefined };
  }
  const sent = (request.body ?? {}) as Readonly<Record<string, unknown>>;
  const answer = await server.inject({
    method: 'POST',
    url: call,
    remoteAddress: request.ip,
    headers: { 'x-language': language, 'x-request-id': String(request.id), ...passOf(request) },
    payload: tellsLanguage ? { ...sent, language } : sent,
  });
  if (answer.statusCode < 400) return undefined;
  const values = Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { 'retry-after': retryAfter } = answer.headers;
  return {
    returned: { page, values, problem: answer.json<Problem>() },
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
  };
}
