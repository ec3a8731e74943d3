import type { OpenAPIObject } from '@nestjs/swagger';
import { codesOf } from '../../src/platform/http/api-problems.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
}

type Answer = NonNullable<Parameters<typeof codesOf>[0]> & { readonly $ref?: string };

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Answer>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A field of a body. */
export interface Field {
  readonly path: readonly string[];
  readonly isNeeded: boolean;
  readonly isText: boolean;
}

export interface Route {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Every field of the body, those of nested objects too; undefined where the call takes no body. */
  readonly fields: readonly Field[] | undefined;
  /** Codes of the problems that it is said to answer, by status. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
}

/** Every call that the document knows: a new one is attacked from the day it is written down. */
export function routesOf(document: OpenAPIObject): Route[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => {
      const schema = operation.requestBody?.content['application/json']?.schema;
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as Method,
        path,
        parameters: operation.parameters ?? [],
        fields: schema && fieldsOf(document, schema),
        refusals: Object.fromEntries(
          Object.entries(operation.responses).map(([status, answer]) => [status, codesOf(shared(document, answer))]),
        ),
      };
    }),
  );
}

const shared = (document: OpenAPIObject, answer: Answer): Answer =>
  (document.components?.responses?.[answer.$ref?.replace('#/components/responses/', '') ?? ''] as Answer | undefined) ??
  answer;

function fieldsOf(document: OpenAPIObject, schema: Schema): Field[] {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).flatMap(([name, inner]) => [
    { path: [name], isNeeded: required.includes(name), isText: [inner.type].flat().includes('string') },
    ...fieldsOf(document, inner).map((field) => ({ ...field, path: [name, ...field.path] })),
  ]);
}

function resolve(document: OpenAPIObject, schema: Schema): Schema {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (!reference) return schema;
  const schemas = (document.components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  return schemas[reference.slice('#/components/schemas/'.length)] ?? {};
}

/** What stands in a field of the body, however deep. */
export const valueAt = (body: unknown, path: readonly string[]): unknown =>
  path.reduce((inner: unknown, name) => (inner as Readonly<Record<string, unknown>> | undefined)?.[name], body);

/** A copy of the body with one field, however deep, changed. */
export function withField(body: object, [name, ...rest]: readonly string[], value: unknown): object {
  if (name === undefined) return body;
  const inner = (body as Record<string, unknown>)[name];
  const below = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...body, [name]: rest.length > 0 ? withField(below, rest, value) : value };
}
