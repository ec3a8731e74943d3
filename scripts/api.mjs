import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentOpenApi, openApiFile } from './lib/openapi.mjs';
import { currentProblems, problemsFile } from './lib/problems.mjs';
import { must, node, root } from './lib/run.mjs';

const generated = 'frontend/src/api/generated';
const document = await currentOpenApi();
const problems = await currentProblems();

if (process.argv.includes('--check')) process.exit(checkDrift() ? 0 : 1);

writeFileSync(openApiFile, document);
writeFileSync(problemsFile, problems);
const generator = join(root, 'node_modules', '@hey-api', 'openapi-ts', 'bin', 'run.js');
await must('Generating the frontend’s types', node, [
  generator,
  '-i',
  openApiFile,
  '-o',
  generated,
  '-p',
  '@hey-api/typescript',
]);
console.log(`Wrote backend/openapi.json, docs/problems.md and ${generated}.`);
process.exit(0);

function checkDrift() {
  const stale = [
    ['backend/openapi.json', openApiFile, document],
    ['docs/problems.md', problemsFile, problems],
  ].filter(([, file, current]) => !existsSync(file) || readFileSync(file, 'utf8') !== current);
  for (const [name] of stale) console.error(`${name} is not what the code says: run make api and commit the result.`);
  return stale.length === 0;
}
