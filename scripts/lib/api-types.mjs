import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, 'frontend', 'src', 'api', 'generated');
const banner = '// Generated from backend/openapi.json by make api; not to be edited.\n';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'maxItems'];

const limitsFolder = join(folder, 'limits');

/** The frontend's generated code beside its views: calls (types) and limits (values). */
const generatedFromApi = (document) => [
  { file: join(folder, 'calls.gen.ts'), text: callsOf(document) },
  ...limitsOf(document),
];

export function writeGenerated(document) {
  rmSync(limitsFolder, { recursive: true, force: true });
  mkdirSync(limitsFolder);
  for (const { file, text } of generatedFromApi(document)) writeFileSync(file, text);
}

/** Paths of the generated files that differ from the document. */
export function staleGenerated(document) {
  const wanted = generatedFromApi(document);
  const present = readdirSync(limitsFolder).map((name) => join(limitsFolder, name));
  const orphans = present.filter((file) => wanted.every((each) => each.file !== file));
  const stale = wanted.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  return [...stale.map(({ file }) => file), ...orphans].map((file) => file.slice(root.length + 1));
}

const operationsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );

const nameOf = (reference) => reference.slice(reference.lastIndexOf('/') + 1);

/** The name that the generator of the views gives an operation: `Tours_tour` → `ToursTour`. */
const typeNameOf = ({ operationId }) =>
  operationId
    .split('_')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');

function callsOf(document) {
  const imported = new Set();
  const named = (name) => {
    imported.add(name);
    return name;
  };
  const [reads, writes] = [[], []];
  for (const { path, method, operation } of operationsOf(document)) {
    if (!path.startsWith('/api/')) continue;
    const data = `${typeNameOf(operation)}Data`;
    const parameters = operation.parameters ?? [];
    const kinds = ['path', 'query'].filter((kind) => parameters.some((each) => each.in === kind));
    const params = kinds.map((kind) => `NonNullable<${named(data)}['${kind}']>`).join(' & ') || 'NoParameters';
    const answer = answerOf(operation, named);
    const mark = parameters.some(({ required }) => required) ? '' : '?';
    if (method === 'get') reads.push(`  '${path}': { given: [params${mark}: ${params}]; answer: ${answer} };`);
    else {
      const fields = [
        kinds.length > 0 ? `params${mark}: ${params}` : 'params?: undefined',
        operation.requestBody ? bodyOf(document, operation, `NonNullable<${named(data)}['body']>`) : 'body?: undefined',
      ];
      const may = fields.every((field) => /^\w+\?/.test(field)) ? '?' : '';
      writes.push(
        `  '${method.toUpperCase()} ${path}': { given: [write${may}: { ${fields.join('; ')} } & Sending]; answer: ${answer} };`,
      );
    }
  }
  return [
    banner,
    `import type { ${[...imported].toSorted((a, b) => a.localeCompare(b)).join(', ')} } from './types.gen.js';\n`,
    `import type { SendOptions } from '../api.js';\n`,
    `type NoParameters = Readonly<Record<never, never>>;\n`,
    `type Sending = Pick<SendOptions, 'idempotencyKey' | 'onProgress' | 'signal'>;\n`,
    `/** Each read: what is given, its parameters of path and query, and its answer. */`,
    `export interface ApiReads {\n${reads.join('\n')}\n}\n`,
    `/** Each write by method and path: what is given, with its body, and its answer. */`,
    `export interface ApiWrites {\n${writes.join('\n')}\n}\n`,
  ].join('\n');
}

/** The field of a body, which may be left out where nothing in it must be said. */
function bodyOf({ components }, { requestBody }, type) {
  const schemas = Object.values(requestBody.content).map(({ schema }) =>
    schema.$ref ? components.schemas[nameOf(schema.$ref)] : schema,
  );
  const mark = schemas.every(({ required = [] }) => required.length === 0) ? '?' : '';
  return `body${mark}: ${type}`;
}

/** A file is answered as a Blob. */
function answerOf({ responses }, named) {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const content = answer?.content ?? {};
  const { schema } = content['application/json'] ?? {};
  if (schema) return typeOf(schema, named);
  return Object.keys(content).length > 0 ? 'Blob' : 'undefined';
}

function typeOf(schema, named) {
  if (schema.$ref) return named(nameOf(schema.$ref));
  if (schema.type === 'array') return `readonly ${typeOf(schema.items, named)}[]`;
  if (schema.type === 'string') return 'string';
  throw new Error(`An answer that is neither a view nor a list: ${JSON.stringify(schema)}`);
}

const limited = (schema) => {
  const { type, items } = schema;
  const limits = LIMITS.filter((limit) => schema[limit] !== undefined).map((limit) => [limit, schema[limit]]);
  return limits.length > 0 || type !== 'array' || !items ? limits : limited(items);
};

const constantOf = ([name, limits]) =>
  `export const ${name} = ${JSON.stringify(Object.fromEntries(limits))} as const;\n`;
const isName = (name) => /^[A-Za-z]\w*$/.test(name);

const kebab = (name) => name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/**
 * A module for each body and each query with limits, and a constant for each field: a page contains only those that it
 * uses.
 */
function limitsOf(document) {
  const modules = [];
  const add = (name, entries) => {
    const some = entries.filter(([field, limits]) => isName(field) && limits.length > 0);
    if (some.length === 0) return;
    modules.push({ file: join(limitsFolder, `${name}.gen.ts`), text: [banner, ...some.map(constantOf)].join('\n') });
  };
  for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
    const fields = Object.entries(properties).map(([field, schema]) => [field, limited(schema)]);
    if (name.endsWith('Request')) add(kebab(name), fields);
  }
  for (const { operation } of operationsOf(document)) {
    const query = (operation.parameters ?? []).filter((each) => each.in === 'query');
    const fields = query.map(({ name, schema }) => [name, limited(schema)]);
    add(`${kebab(typeNameOf(operation))}-query`, fields);
  }
  return modules;
}
