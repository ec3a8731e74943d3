import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProblemTexts } from '../../src/platform/http/problem-texts.js';
import { codeOf } from '../../src/platform/http/validation.js';
import { LOCALES, type Translated } from '../../src/shared-kernel/language/locale.js';

interface Rule {
  readonly type: string;
  readonly name?: string;
}

const SOURCE = path.resolve(import.meta.dirname, '../../src');
/** Settings come from the environment, not from a request. */
const SETTINGS = 'Config';
/** The condition of a field's other rules. It is never broken itself. */
const CONDITION = 'conditionalValidation';
const WRITTEN = /\bfieldProblem\([^;]*?'([A-Z][A-Z0-9_]+)'/g;

const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !file.includes('.spec.'));
const textOf = (file: string): string => readFileSync(path.join(SOURCE, file), 'utf8');
const load = (file: string): Promise<object> => import(pathToFileURL(path.join(SOURCE, file)).href) as Promise<object>;

/** The problem codes of the rules of all requests, once their files are loaded. */
async function codesOfRules(): Promise<string[]> {
  for (const file of files) if (/from '(?:class-validator|.*\/http\/fields\.js)'/.test(textOf(file))) await load(file);
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    readonly validationMetadatas: ReadonlyMap<{ readonly name: string }, readonly Rule[]>;
  };
  return [...validationMetadatas]
    .filter(([{ name }]) => name !== SETTINGS)
    .flatMap(([, rules]) =>
      rules.filter(({ type }) => type !== CONDITION).map(({ type, name }) => codeOf(name ?? type)),
    );
}

const codesWritten = (): string[] =>
  files.flatMap((file) => [...textOf(file).matchAll(WRITTEN)].map(([, code]) => code ?? ''));

/** The texts that a module registers. */
async function registeredTexts(): Promise<ProblemTexts> {
  const registered = new Set(
    files.flatMap((file) => [...textOf(file).matchAll(/\bregisterProblems\((\w+)\)/g)].map(([, name]) => name)),
  );
  const texts: Record<string, Translated> = {};
  for (const file of files.filter((each) => each.endsWith('.problems.ts')))
    for (const [name, list] of Object.entries(await load(file)) as [string, ProblemTexts][])
      if (registered.has(name)) Object.assign(texts, list);
  return texts;
}

describe('the code of a field’s problem', () => {
  let codes: Set<string>;
  let texts: ProblemTexts;

  beforeAll(async () => {
    codes = new Set([...(await codesOfRules()), ...codesWritten(), 'WHITELIST_VALIDATION']);
    texts = await registeredTexts();
  });

  it('is found in the rules of the requests and where one is written', () => {
    expect([...codes]).toEqual(
      expect.arrayContaining(['IS_LENGTH', 'NESTED_VALIDATION', 'REQUIRED', 'FOR_SOMEBODY_ELSE', 'RANGE_BACKWARDS']),
    );
  });

  it('has its sentence in every language', () => {
    const wordless = [...codes].flatMap((code) =>
      LOCALES.filter((locale) => !texts[`FIELD_${code}`]?.[locale].trim()).map((locale) => `${code} in ${locale}`),
    );
    expect(wordless).toEqual([]);
  });
});
