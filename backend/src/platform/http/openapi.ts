import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { FieldProblem, Problem } from './problem.js';

const DESCRIPTION = `Private guided tours with local guides: catalogue, booking, missions.

Amounts are integers of the minor unit; times are those of the city, with its zone and the instant. Errors are
\`application/problem+json\` with a stable \`code\` ([all of them](/api/docs/problems)).

A purchase in six calls: \`GET /api/tours\`, \`GET /api/tour/{id}/availability\`, \`POST /api/tour/{id}/price\`,
\`POST /api/cart/items\` (with the quote token; keep the cookie), \`POST /api/orders\` (with an Idempotency-Key),
\`POST /api/orders/{reference}/payment\`; then \`GET /api/orders/{reference}\` until it is paid.`;

const CART_COOKIE =
  'Set by the first call that puts a tour into a cart: whose cart it is that nobody has signed in for.';
const ORDER_LINK = 'The `accessToken` of a guest’s order, which is in its mailed link too.';

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
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Cicerone')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'This server')
    .addBearerAuth()
    .addCookieAuth('cicerone_cart', { type: 'apiKey', in: 'cookie', description: CART_COOKIE }, 'cart')
    .addApiKey({ type: 'apiKey', in: 'query', name: 'token', description: ORDER_LINK }, 'orderLink')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [Problem, FieldProblem],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  addProblems(document);
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

function addProblems(document: OpenAPIObject): void {
  const problem = {
    description: 'A problem (RFC 9457).',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path as Record<string, { responses?: Record<string, unknown> }>)) {
      if (operation.responses) operation.responses['default'] ??= problem;
    }
  }
}
