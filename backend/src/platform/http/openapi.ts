import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { FieldProblem, Problem } from './problem.js';

/** The OpenAPI 3.1 document of the running server, all errors as {@link Problem}. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Cicerone')
    .setDescription(
      'Private guided tours with local guides: catalogue, booking, missions. Amounts are integers of the minor unit; errors are RFC 9457 problems.',
    )
    .setVersion('1')
    .addBearerAuth()
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
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
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
