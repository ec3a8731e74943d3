import type { FastifyRequest } from 'fastify';

/** Whether what was sent is a form, as browsers send it without a script. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded';
