import type { FastifyRequest } from 'fastify';

const typeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

/** Whether what was sent is a form, as browsers send it without a script. */
export const isForm = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  typeOf(request) === 'application/x-www-form-urlencoded';

/** Whether it comes in parts, as forms with files do. */
export const isInParts = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  typeOf(request) === 'multipart/form-data';

/** Pictures, scripts and programs ask for anything. What a person is shown is asked for as a page. */
export const isForReader = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\btext\/html\b/i.test(headers.accept ?? '');

/** Whether the route takes files: `@RouteConfig({ takesFiles: true })`. */
export const takesFiles = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  (routeOptions.config as { readonly takesFiles?: boolean }).takesFiles === true;
