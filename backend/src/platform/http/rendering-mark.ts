import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const HEADER = 'x-rendered';
/** Known to this process alone. */
const SECRET = randomUUID();

/** Headers of the requests that a page's rendering sends to its own server. These requests count for no rate limit. */
export const RENDERING_MARK: Readonly<Record<string, string>> = { [HEADER]: SECRET };

export const isRendering = (request: FastifyRequest): boolean => request.headers[HEADER] === SECRET;
