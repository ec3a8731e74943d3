import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { root } from './run.mjs';

export const problemsFile = join(root, 'docs', 'problems.md');

const KIND_AND_CODE = /readonly kind(?:: \w+)? = '([\w-]+)'[^;]*;\s*readonly code(?:: \w+)? = '([A-Z_]+)'/g;

const built = (path) => import(pathToFileURL(join(root, 'backend', 'dist', path)).href);

/** Every problem of the API with its code, status and English sentence, from the built code. */
export async function currentProblems() {
  await built('app.module.js');
  const { knownProblems, STATUS_OF_KIND } = await built('platform/http/problem-texts.js');
  const { CODE_OF_STATUS } = await built('platform/http/problem.filter.js');
  const statuses = new Map([['INTERNAL_ERROR', 500]]);
  for (const [status, code] of Object.entries(CODE_OF_STATUS).reverse()) statuses.set(code, Number(status));
  for (const file of globSync('backend/src/**/*.ts', { cwd: root }).sort())
    for (const [, kind, code] of readFileSync(join(root, file), 'utf8').matchAll(KIND_AND_CODE))
      statuses.set(code, STATUS_OF_KIND[kind]);
  const rows = [...knownProblems()].sort(([one], [other]) => (one < other ? -1 : 1));
  const table = (head, lines) => [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...lines];
  const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const problems = rows.filter(([code]) => statuses.has(code));
  const fields = rows.filter(([code]) => code.startsWith('FIELD_'));
  const text = [
    '# Problems\n\nWritten by `make api`. Errors are `application/problem+json` (RFC 9457): `code` is stable, `title` and `detail` are in the reader’s language (`language`, `x-language`, the `language` cookie, `Accept-Language`, in this order). The sentences here are ICU messages.\n',
    ...table(
      ['Code', 'Status', 'Sentence'],
      problems.map(([code, { en_US }]) => `| \`${code}\` | ${statuses.get(code)} | ${cell(en_US)} |`),
    ),
    '\n## Fields\n\nWhat `VALIDATION_FAILED` (422) says of each field in `errors`.\n',
    ...table(
      ['Code', 'Sentence'],
      fields.map(([code, { en_US }]) => `| \`${code.slice(6)}\` | ${cell(en_US)} |`),
    ),
  ].join('\n');
  return format(text, { ...(await resolveConfig(problemsFile)), parser: 'markdown' });
}
