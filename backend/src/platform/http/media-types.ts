import type { FastifyRequest } from 'fastify';

const typeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

/** Whether the body is a form, as browsers send it without a script. */
export const isForm = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded';

/** Whether the body is multipart, as in forms with files. */
export const isInParts = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  typeOf(request) === 'multipart/form-data';

/** Whether the client asks for a page. Pictures, scripts and programs accept anything. */
export const isForReader = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '');

/** Whether the route takes files: `@RouteConfig({ takesFiles: true })`. */
export const takesFiles = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  (routeOptions.config as { readonly takesFiles?: boolean }).takesFiles === true;
