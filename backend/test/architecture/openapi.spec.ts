import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../src/shared-kernel/locale.js';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value['name'] === 'string' ? value['name'] : undefined;

const COMBINED = ['allOf', 'anyOf', 'oneOf', 'enum', 'const', 'not'];
/** Parts of a schema that are schemas, by name or in a list. */
const NAMED = ['properties', 'patternProperties'];
const LISTED = ['allOf', 'anyOf', 'oneOf'];

/** Where a schema says nothing that a generated client could go by: no type, a type that is not there, any object. */
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

/** Every schema of a document: of parameters, bodies, answers and those with a name. */
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

/** The parameters of all queries that choose a language. */
function languagesIn({ paths }: Json): readonly Parameter[] {
  return Object.values(paths as Record<string, Record<string, { parameters?: readonly Parameter[] }>>)
    .flatMap((calls) => Object.values(calls).flatMap(({ parameters = [] }) => parameters))
    .filter(({ name, in: place }) => place === 'query' && ['language', 'lang'].includes(name));
}

describe('backend/openapi.json', () => {
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
