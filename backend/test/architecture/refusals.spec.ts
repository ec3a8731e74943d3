import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLASS = /\bclass (\w+) extends DomainError \{\n(.*?)\n\}/gs;

interface Refusal {
  readonly code: string;
  readonly namesField: boolean;
}

/** The errors of status 422, and whether each names the field at fault. */
const refusalsIn = (source: string): Refusal[] =>
  [...source.matchAll(CLASS)]
    .map(([, , body = '']) => body)
    .filter((body) => /^ {2}readonly kind(?:: \w+)? = 'rule-violated'/m.test(body))
    .map((body) => ({
      code: /readonly code = '([A-Z_]+)'/.exec(body)?.[1] ?? '',
      namesField: /\boverride readonly field\b|\breadonly errors: /.test(body),
    }));

const wordless = (refusals: readonly Refusal[]): string[] =>
  refusals.filter(({ namesField }) => !namesField).map(({ code }) => code);

describe('a request that is refused with 422', () => {
  const refusals = globSync('backend/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.includes('.spec.'))
    .flatMap((file) => refusalsIn(readFileSync(path.join(ROOT, file), 'utf8')));

  it('has one of the codes of the catalogue', () => {
    const rows = readFileSync(path.join(ROOT, 'docs', 'problems.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` +\| 422 /gm);
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set([...rows].map(([, code]) => code)));
  });

  it('names the field at fault', () => {
    expect(wordless(refusals)).toEqual([]);
  });

  it('would be found if it were not', () => {
    const source = "class A extends DomainError {\n  readonly kind = 'rule-violated';\n  readonly code = 'SILENT';\n}";
    expect(wordless(refusalsIn(source))).toEqual(['SILENT']);
  });
});
