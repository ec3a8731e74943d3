import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface SchemaType {
  readonly parents: readonly string[];
  /** Property → names of the types that its values may have. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

export type JsonLd = Readonly<Record<string, unknown>>;

/** schema.org as Google publishes it for TypeScript: generated from the vocabulary, one interface per type. */
const DECLARATIONS = path.join(path.dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts');
const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm;
const ALIAS = /^export type (\w+) = (.+);$/gm;

const list = (text: string, separator: string): readonly string[] => text.split(separator).map((name) => name.trim());

function read(): { types: ReadonlyMap<string, SchemaType>; aliases: ReadonlyMap<string, readonly string[]> } {
  const text = readFileSync(DECLARATIONS, 'utf8');
  const types = new Map<string, SchemaType>();
  for (const [, name = '', kind, bases = '', body = ''] of text.matchAll(INTERFACE)) {
    const parents = list(bases, ',').map((base) => base.replace(/Base$/, ''));
    // A type without properties of its own has a leaf alone.
    if (kind === 'Leaf' && types.has(name)) continue;
    const properties = new Map<string, readonly string[]>();
    for (const [, property = '', values = ''] of body.matchAll(PROPERTY)) properties.set(property, list(values, '|'));
    types.set(name, { parents: parents.filter((parent) => parent !== name), properties });
  }
  const aliases = new Map<string, readonly string[]>();
  for (const [, name = '', values = ''] of text.matchAll(ALIAS)) aliases.set(name, list(values, '|'));
  return { types, aliases };
}

const { types, aliases } = read();

const isKindOf = (type: string, other: string): boolean =>
  type === other || (types.get(type)?.parents ?? []).some((parent) => isKindOf(parent, other));

function expectedOf(type: string, property: string): readonly string[] | undefined {
  const known = types.get(type);
  if (!known) return undefined;
  const own = known.properties.get(property);
  if (own) return own;
  for (const parent of known.parents) {
    const inherited = expectedOf(parent, property);
    if (inherited) return inherited;
  }
  return undefined;
}

const LITERALS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.canParse(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value),
  Time: (value) => typeof value === 'string' && /^\d\d:\d\d/.test(value),
  Number: (value) => typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)),
  Integer: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
};

function fits(value: unknown, expected: string): boolean {
  const literal = LITERALS[expected];
  if (literal) return literal(value);
  if (typeof value === 'string') {
    const values = aliases.get(expected) ?? [];
    return values.includes(`"${value}"`) || values.includes('string') || values.some((name) => hasLiteral(name, value));
  }
  if (expected === 'IdReference') return isReference(value);
  return typesOf(value).some((type) => isKindOf(type, expected));
}

/** Another page, by its address alone. */
const isReference = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).join() === '@id' && URL.canParse(String(value['@id']));

const hasLiteral = (name: string, value: string): boolean => (aliases.get(name) ?? []).includes(`"${value}"`);

const isObject = (value: unknown): value is JsonLd =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const typesOf = (value: unknown): readonly string[] =>
  isObject(value) ? [value['@type']].flat().filter((type) => typeof type === 'string') : [];

/** All things that it holds, itself first. */
export function thingsIn(value: unknown): readonly JsonLd[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
}

/** What schema.org does not know of it: types, properties of other types, values of another kind. */
export function faultsOf(thing: JsonLd): readonly string[] {
  const own = typesOf(thing);
  const unknown = own.filter((type) => !types.has(type));
  if (own.length === 0 || unknown.length > 0) return [`no type: ${unknown.join(', ')}`];
  return Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith('@')) return [];
    const expected = own.flatMap((type) => expectedOf(type, property) ?? []);
    if (expected.length === 0) return [`${own.join('+')} has no ${property}`];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    const strangers = values.filter((each) => !expected.some((type) => fits(each, type)));
    return [
      ...strangers.map(
        (each) => `${own.join('+')}.${property} is no ${expected.join(' or ')}: ${JSON.stringify(each)}`,
      ),
      ...values.filter((each) => isObject(each) && !isReference(each)).flatMap((each) => faultsOf(each as JsonLd)),
    ];
  });
}

/** What Google asks for beyond the vocabulary before it shows a rich result. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author'],
};

const SELF = ['Organization', 'LocalBusiness', 'WebSite'];

export function missingForGoogle(thing: JsonLd): readonly string[] {
  const own = typesOf(thing);
  const missing = own.flatMap((type) =>
    (REQUIRED[type] ?? [])
      .filter((property) => thing[property] === undefined)
      .map((property) => `${type} without ${property}`),
  );
  const positions = own.some((type) => isKindOf(type, 'ItemList'))
    ? [thing['itemListElement']].flat().map((item, at) => isObject(item) && item['position'] === at + 1)
    : [];
  const praisesItself = own.some((type) => SELF.some((self) => isKindOf(type, self))) && 'aggregateRating' in thing;
  return [
    ...missing,
    ...(positions.includes(false) ? [`${own.join('+')} counts wrongly`] : []),
    ...(praisesItself ? [`${own.join('+')} rates itself`] : []),
  ];
}
