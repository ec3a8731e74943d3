import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { FieldProblem, Problem } from './problem.js';
import { codesOf, problemWith } from './api-problems.js';

/** The product's part of the API document. The platform contains no business terms. */
export interface ApiDescription {
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  /** Name and purpose, in the order of the documentation page. */
  readonly tags: readonly (readonly [name: string, purpose: string])[];
  /** Credentials beside the bearer token. */
  readonly credentials: readonly ApiCredential[];
}

export interface ApiCredential {
  readonly name: string;
  readonly in: 'cookie' | 'query';
  /** The cookie's or the parameter's name. */
  readonly parameter: string;
  readonly description: string;
}

/** The documentation page runs only its own files. It inserts styles and small pictures into itself. */
const DOCUMENTATION_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI 3.1 document of the running server. All errors are a {@link Problem}. */
export function openApiDocument(app: NestFastifyApplication, api: ApiDescription): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(api.title)
    .setDescription(api.description)
    .setVersion('1')
    .addServer('/', 'This server')
    .addBearerAuth();
  for (const { name, in: place, parameter, description } of api.credentials)
    if (place === 'cookie') builder.addCookieAuth(parameter, { type: 'apiKey', in: place, description }, name);
    else builder.addApiKey({ type: 'apiKey', in: place, name: parameter, description }, name);
  for (const [tag, purpose] of api.tags) builder.addTag(tag, purpose);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [Problem, FieldProblem],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  addProblems(document);
  makeWhole(document);
  return document;
}

/** Serves `/api/openapi.json` and the documentation page `/api/docs`. */
export function publishOpenApi(app: NestFastifyApplication, api: ApiDescription): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCUMENTATION_POLICY);
    done();
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app, api), {
    customSiteTitle: `${api.title} API`,
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}

type Answer = NonNullable<Parameters<typeof codesOf>[0]> | { readonly $ref: string };

interface Operation {
  readonly parameters?: readonly { readonly in: string }[];
  readonly responses?: Record<string, Answer>;
}

/** The problems of every call: an invalid token, an unknown field, too many calls. */
const OF_EVERY_CALL = { 401: 'INVALID_TOKEN', 422: 'VALIDATION_FAILED', 429: 'TOO_MANY_REQUESTS' };
/** A text that cannot be an id or a slug answers 404. */
const OF_PATHS = { 404: 'NOT_FOUND' };

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until the call may be made again.', schema: { type: 'integer', minimum: 1 } },
};

const REVALIDATION = {
  ETag: {
    description: 'Sent back as `If-None-Match`, it asks whether there is anything new.',
    schema: { type: 'string' },
  },
  'Cache-Control': { description: 'For how long it need not be asked for again.', schema: { type: 'string' } },
};

function addProblems(document: OpenAPIObject): void {
  const problem = {
    description: 'A problem (RFC 9457).',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  const shared = Object.values({ ...OF_EVERY_CALL, ...OF_PATHS }).map((code) => [code, problemWith([code])] as const);
  const responses = Object.fromEntries(shared);
  Object.assign(responses[OF_EVERY_CALL[429]] ?? {}, { headers: RETRY_AFTER });
  document.components = { ...document.components, responses };
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      if (operation.responses) addRefusals(operation.responses, operation.parameters ?? []);
      if (operation.responses) Object.assign(operation.responses, { default: problem });
      const { 200: ok, 304: isKept } = operation.responses ?? {};
      if (ok && isKept) Object.assign(ok, { headers: REVALIDATION });
    }
  }
}

function addRefusals(responses: Record<string, Answer>, parameters: NonNullable<Operation['parameters']>): void {
  const hasPath = parameters.some(({ in: place }) => place === 'path');
  for (const [status, code] of Object.entries(hasPath ? { ...OF_EVERY_CALL, ...OF_PATHS } : OF_EVERY_CALL)) {
    const own = codesOf(responses[status] as Exclude<Answer, { $ref: string }> | undefined);
    responses[status] = own.some((each) => each !== code)
      ? problemWith([...new Set([code, ...own])])
      : { $ref: `#/components/responses/${code}` };
  }
}

/** Numbers are integers unless marked as fractions: minor units, counts, minutes, pixels. */
function makeWhole(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const schema = part as { type?: unknown; format?: unknown };
  const whole = (type: unknown): unknown => (type === 'number' ? 'integer' : type);
  if (schema.format === undefined && schema.type !== undefined && !('properties' in part))
    schema.type = Array.isArray(schema.type) ? schema.type.map(whole) : whole(schema.type);
  for (const inner of Object.values(part)) makeWhole(inner);
}
