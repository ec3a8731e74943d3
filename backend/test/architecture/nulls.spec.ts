import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate } from 'class-validator';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type RequestClass = new () => object;
interface Described {
  readonly nullable?: boolean;
}

const SOURCE = path.resolve(import.meta.dirname, '../../src');
/** Settings come from the environment, not from a request. */
const SETTINGS = 'Config';

/** All classes that class-validator checks, once their files are loaded. */
function checkedClasses(): RequestClass[] {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    readonly validationMetadatas: ReadonlyMap<RequestClass, unknown>;
  };
  return [...validationMetadatas.keys()].filter(({ name }) => name !== SETTINGS);
}

const fieldsOf = (request: RequestClass): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(request, '', true, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

const isNullable = (request: RequestClass, field: string): boolean =>
  (Reflect.getMetadata('swagger/apiModelProperties', request.prototype as object, field) as Described | undefined)
    ?.nullable === true;

/** Whether a null in this field passes the validation. */
async function letsNullThrough(request: RequestClass, field: string): Promise<boolean> {
  const instance = plainToInstance(request, { [field]: null }) as Record<string, unknown>;
  const errors = await validate(instance);
  return instance[field] === null && !errors.some(({ property }) => property === field);
}

describe('null in a request', () => {
  let all: { request: RequestClass; field: string }[];

  beforeAll(async () => {
    const files = globSync('**/*.ts', { cwd: SOURCE }).filter(
      (file) => !file.includes('.spec.') && /from '(?:class-validator|.*\/http\/fields\.js)'/.test(sourceOf(file)),
    );
    for (const file of files) await import(pathToFileURL(path.join(SOURCE, file)).href);
    all = checkedClasses().flatMap((request) => fieldsOf(request).map((field) => ({ request, field })));
  });

  const those = async (which: (each: { request: RequestClass; field: string }) => boolean | Promise<boolean>) => {
    const found = await Promise.all(all.map(async (each) => ((await which(each)) ? [each] : [])));
    return found.flat().map(({ request, field }) => `${request.name}.${field}`);
  };

  it('is refused where the description does not say that it may be', async () => {
    expect(all.length).toBeGreaterThan(150);
    expect(
      await those(async ({ request, field }) => !isNullable(request, field) && (await letsNullThrough(request, field))),
    ).toEqual([]);
  });

  it('is taken where the description says so', async () => {
    const nullable = await those(({ request, field }) => isNullable(request, field));
    expect(nullable).toContain('AccountRequest.gender');
    expect(
      await those(async ({ request, field }) => isNullable(request, field) && !(await letsNullThrough(request, field))),
    ).toEqual([]);
  });
});

const sourceOf = (file: string): string => readFileSync(path.join(SOURCE, file), 'utf8');
