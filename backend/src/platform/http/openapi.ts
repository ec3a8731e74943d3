import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { FieldProblem, Problem } from './problem.js';
import { codesOf, refusalWith } from './refuses.js';

const DESCRIPTION = `Private guided tours with local guides: catalogue, booking, missions.

Amounts are integers of the minor unit; times are those of the city, with its zone and the instant. Errors are
\`application/problem+json\` with a stable \`code\` ([all of them](/api/docs/problems)).

A purchase in six calls: \`GET /api/tours\`, \`GET /api/tour/{id}/availability\`, \`POST /api/tour/{id}/price\`,
\`POST /api/cart/items\` (with the quote token; keep the cookie), \`POST /api/orders\` (with an Idempotency-Key),
\`POST /api/orders/{reference}/payment\`; then \`GET /api/orders/{reference}\` until it is paid.

What a call does not know is refused, never ignored: a parameter of the query or a field of the body that is not in its
description is 422 with its name. Every call understands \`language\` in its query, for what it answers and for what it
refuses with; the headers \`X-Language\` and \`Accept-Language\` choose the latter alone. What names the thing that is
asked about (in the path, or required in the query) and is not there is 404, \`MOVED\` with \`params.slug\` where it is
called otherwise today; a filter of a list with a value that there is not is 422 with its name, and a page after the
last is an empty list. Texts are kept without what nobody sees in them, such as letters that turn the writing round.`;

const CART_COOKIE =
  'Set by the first call that puts a tour into a cart: whose cart it is that nobody has signed in for.';
const ORDER_LINK = 'The `accessToken` of a guest’s order, which is in its mailed link too.';

/** In the order of the readable page: what most come for first. */
const TAGS: readonly (readonly [string, string])[] = [
  ['Catalogue', 'Tours, cities, countries and continents.'],
  ['Reviews', 'What travellers wrote, and how it adds up.'],
  ['Content', 'Texts that editors keep, feeds and pictures.'],
  ['Booking', 'Availability, price, cart and orders.'],
  ['Payments', 'Paying an order.'],
  ['Quotes', 'Airports and ships, for transfers at a price.'],
  ['Identity', 'Accounts and sessions.'],
  ['me', 'Of who is signed in.'],
  ['Guides', 'Who guides where; missions and earnings.'],
  ['Support', 'Letters to the team, and the newsletter.'],
  ['Site', 'What pages fetch ahead.'],
  ['Operation', 'Health.'],
  ['admin', 'For the team.'],
  ['development', 'Not in production.'],
];

/** The readable page runs its own files alone; it writes styles and small pictures into itself. */
const DOCUMENTATION_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI 3.1 document of the running server, all errors as {@link Problem}. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Cicerone')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'This server')
    .addBearerAuth()
    .addCookieAuth('cicerone_cart', { type: 'apiKey', in: 'cookie', description: CART_COOKIE }, 'cart')
    .addApiKey({ type: 'apiKey', in: 'query', name: 'token', description: ORDER_LINK }, 'orderLink');
  for (const [tag, about] of TAGS) builder.addTag(tag, about);
  const description = builder.build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [Problem, FieldProblem],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  addProblems(document);
  makeWhole(document);
  return document;
}

/** `/api/openapi.json` and the readable page `/api/docs`. */
export function publishOpenApi(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', DOCUMENTATION_POLICY);
    done();
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    customSiteTitle: 'Cicerone API',
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
  });
}

type Answer = NonNullable<Parameters<typeof codesOf>[0]> | { readonly $ref: string };

interface Operation {
  readonly parameters?: readonly { readonly in: string }[];
  readonly responses?: Record<string, Answer>;
}

/** What each call refuses with beside its own: a bad token, a field that it does not know, too many calls. */
const OF_EVERY_CALL = { 401: 'INVALID_TOKEN', 422: 'VALIDATION_FAILED', 429: 'TOO_MANY_REQUESTS' };
/** What cannot be an id or a slug names nothing. */
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
  const shared = Object.values({ ...OF_EVERY_CALL, ...OF_PATHS }).map((code) => [code, refusalWith([code])] as const);
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
      ? refusalWith([...new Set([code, ...own])])
      : { $ref: `#/components/responses/${code}` };
  }
}

/** Numbers are whole where they are not said to be fractions: minor units, counts, minutes, pixels. */
function makeWhole(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  const schema = part as { type?: unknown; format?: unknown };
  const whole = (type: unknown): unknown => (type === 'number' ? 'integer' : type);
  if (schema.format === undefined && schema.type !== undefined && !('properties' in part))
    schema.type = Array.isArray(schema.type) ? schema.type.map(whole) : whole(schema.type);
  for (const inner of Object.values(part)) makeWhole(inner);
}
