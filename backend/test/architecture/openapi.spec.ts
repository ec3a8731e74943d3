import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../src/shared-kernel/language/locale.js';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value['name'] === 'string' ? value['name'] : undefined;

const COMBINED = ['allOf', 'anyOf', 'oneOf', 'enum', 'const', 'not'];
/** Keywords whose values are schemas, by name or in a list. */
const NAMED = ['properties', 'patternProperties'];
const LISTED = ['allOf', 'anyOf', 'oneOf'];

/** The places of schemas that a generated client cannot use: no type, a missing type, or any object. */
function emptySchemas(schema: unknown, where: string, names: ReadonlySet<string>): string[] {
  if (!isObject(schema)) return [`${where}: no schema`];
  const { $ref, type, items, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/components/schemas/', '');
    return names.has(name) ? [] : [`${where}: ${name}, which is not there`];
  }
  const isUntyped = type === undefined && COMBINED.every((name) => !(name in schema));
  const isAnyObject =
    type === 'object' && ![...NAMED, ...LISTED, 'additionalProperties'].some((name) => name in schema);
  return [
    ...(isUntyped ? [`${where}: no type`] : []),
    ...(isAnyObject ? [`${where}: any object`] : []),
    ...(type === 'array' ? emptySchemas(items, `${where}[]`, names) : []),
    ...(isObject(additionalProperties) ? emptySchemas(additionalProperties, `${where}.*`, names) : []),
    ...NAMED.flatMap((part) =>
      Object.entries(isObject(schema[part]) ? schema[part] : {}).flatMap(([name, inner]) =>
        emptySchemas(inner, `${where}.${name}`, names),
      ),
    ),
    ...LISTED.flatMap((part) =>
      (Array.isArray(schema[part]) ? schema[part] : []).flatMap((inner) => emptySchemas(inner, where, names)),
    ),
  ];
}

/** Checks every schema of a document: of parameters, bodies, answers, and named ones. */
function emptyIn(document: Json): string[] {
  const { components, paths } = document as { components: { schemas: Json }; paths: Json };
  const names = new Set(Object.keys(components.schemas));
  const used = (value: unknown, where: string): string[] =>
    Array.isArray(value)
      ? value.flatMap((each, index) => used(each, `${where} ${nameOf(each) ?? index}`))
      : isObject(value)
        ? Object.entries(value).flatMap(([key, inner]) =>
            key === 'schema' ? emptySchemas(inner, where, names) : used(inner, `${where} ${key}`),
          )
        : [];
  return [
    ...used(paths, ''),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => emptySchemas(schema, name, names)),
  ];
}

const withSchema = (schema: unknown): Json => ({
  paths: { '/api/x': { get: { parameters: [{ name: 'page', in: 'query', schema }] } } },
  components: { schemas: { Known: { type: 'object', properties: { id: { type: 'string' } } } } },
});

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: { readonly enum?: readonly string[] };
}

/** The query parameters that choose a language. */
function languagesIn({ paths }: Json): readonly Parameter[] {
  return Object.values(paths as Record<string, Record<string, { parameters?: readonly Parameter[] }>>)
    .flatMap((calls) => Object.values(calls).flatMap(({ parameters = [] }) => parameters))
    .filter(({ name, in: place }) => place === 'query' && ['language', 'lang'].includes(name));
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly tags?: readonly string[];
  readonly security?: readonly Json[];
  readonly responses: Readonly<Record<string, Json>>;
}

const ROOT = path.join(import.meta.dirname, '..', '..', '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const published = () =>
  JSON.parse(read('backend/openapi.json')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    components: { securitySchemes: Json };
  };
const operations = (): [string, Operation][] =>
  Object.entries(published().paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${address}`, operation]),
  );

describe('an operation of backend/openapi.json', () => {
  it('says in one line what it does', () => {
    expect(operations().flatMap(([name, { summary }]) => (summary?.trim() ? [] : [name]))).toEqual([]);
  });

  it('stands under a heading that is described', () => {
    const { tags } = JSON.parse(read('backend/openapi.json')) as {
      tags: readonly { name: string; description: string }[];
    };
    const described = tags.filter(({ description }) => description).map(({ name }) => name);
    const used = new Set(operations().flatMap(([, operation]) => operation.tags ?? ['none']));
    expect(described.toSorted()).toEqual([...used].toSorted());
  });

  it('names no problem that is not in docs/problems.md with its status', () => {
    const known = new Map(
      [...read('docs/problems.md').matchAll(/^\| `([A-Z_]+)` +\| (\d{3}) /gm)].map(([, code, status]) => [
        code,
        status,
      ]),
    );
    const declared = operations().flatMap(([name, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([status, answer]) =>
          [...JSON.stringify(answer).matchAll(/"enum":\[([^\]]+)\]/g)].flatMap(([, codes = '']) =>
            (JSON.parse(`[${codes}]`) as string[]).map((code) => ({ name, code, status })),
          ),
        ),
    );
    expect(declared.length).toBeGreaterThan(50);
    expect(declared.filter(({ code, status }) => known.get(code) !== status)).toEqual([]);
  });

  it('declares what every call refuses, and what has a path, that there may be no such thing', () => {
    const wanted = (name: string) => ['401', ...(name.includes('{') ? ['404'] : []), '422', '429', 'default'];
    const silent = operations().flatMap(([name, { responses }]) => wanted(name).filter((each) => !(each in responses)));
    expect(silent).toEqual([]);
  });

  it('declares that a read of the catalogue may be at hand already', () => {
    const reads = operations().filter(([, { tags }]) => tags?.includes('Catalogue'));
    expect(reads.length).toBeGreaterThan(20);
    const isPersonal = (name: string) => /favourite/.test(name);
    expect(reads.filter(([name, { responses }]) => !isPersonal(name) && !('304' in responses))).toEqual([]);
    const kept = operations().filter(([, { responses }]) => '304' in responses);
    const named = ({ responses }: Operation) => Object.keys(responses['200']?.['headers'] ?? {});
    expect(kept.filter(([, operation]) => !named(operation).includes('ETag'))).toEqual([]);
  });

  it('names what it is called with where that is no bearer token alone', () => {
    const { securitySchemes } = published().components;
    expect(securitySchemes).toMatchObject({
      bearer: { type: 'http' },
      cart: { type: 'apiKey', in: 'cookie', name: 'cicerone_cart' },
      orderLink: { type: 'apiKey', in: 'query', name: 'token' },
    });
    const by = new Map(operations().map(([name, { security = [] }]) => [name, security.flatMap(Object.keys)]));
    for (const name of ['get /api/cart', 'post /api/cart/items', 'post /api/cart/checkout', 'post /api/orders'])
      expect([name, by.get(name)?.toSorted()]).toEqual([name, ['bearer', 'cart']]);
    for (const name of ['get /api/orders/{reference}', 'post /api/orders/{reference}/payment'])
      expect([name, by.get(name)?.toSorted()]).toEqual([name, ['bearer', 'orderLink']]);
  });
});

/** The names of numbers that need not be integers. */
function fractionsIn(part: unknown, name = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((each) => fractionsIn(each, name));
  if (!isObject(part)) return [];
  const { type } = part;
  const isFraction = type === 'number' || (Array.isArray(type) && type.includes('number'));
  return [
    ...(isFraction ? [name] : []),
    ...Object.entries(part).flatMap(([key, inner]) => fractionsIn(inner, key === 'items' ? name : key)),
  ];
}

describe('backend/openapi.json', () => {
  it('calls every number an integer but degrees, averages and figures', () => {
    expect([...new Set(fractionsIn(published()))].toSorted()).toEqual(['latitude', 'longitude', 'rating', 'value']);
    expect(published()).toHaveProperty('components.schemas.MoneyAnswer.properties.amount.type', 'integer');
  });

  it('lets every call that takes a query choose its language, as it says', () => {
    const queries = operations()
      .filter(([name]) => name.includes(' /api/'))
      .map(([name, { parameters = [] }]) => [name, parameters.filter((each) => each.in === 'query')] as const)
      .filter(([, parameters]) => parameters.length > 0);
    const silent = queries.filter(([, parameters]) => !parameters.some((each) => each.name === 'language'));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('offers the seven languages wherever one is chosen, and says what becomes of an unknown one', () => {
    const text = readFileSync(path.join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8');
    const found = languagesIn(JSON.parse(text) as Json);
    expect(found.length).toBeGreaterThan(50);
    expect(new Set(found.map(({ schema }) => String(schema.enum)))).toEqual(new Set([String(LOCALES)]));
    expect(found.filter(({ description = '' }) => !description.includes('unknown one'))).toEqual([]);
  });

  it('says of each parameter and each property what it is', () => {
    const text = readFileSync(path.join(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8');
    expect(emptyIn(JSON.parse(text) as Json)).toEqual([]);
  });

  it.each([
    [{ default: 1, allOf: [{ $ref: '#/components/schemas/Object' }] }],
    [{}],
    [{ type: 'object' }],
    [{ type: 'array' }],
    [{ type: 'array', items: {} }],
    [{ type: 'object', properties: { inner: { description: 'anything' } } }],
    [undefined],
  ])('would be told of %j', (schema) => {
    expect(emptyIn(withSchema(schema))).toHaveLength(1);
  });

  it.each([
    [{ type: 'integer', minimum: 1 }],
    [{ $ref: '#/components/schemas/Known' }],
    [{ enum: ['a'] }],
    [{ type: 'object', additionalProperties: { type: 'string' } }],
  ])('may say %j', (schema) => {
    expect(emptyIn(withSchema(schema))).toEqual([]);
  });
});
