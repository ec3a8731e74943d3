import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleGenerated, writeGenerated } from './lib/api-types.mjs';
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
// Answers are never changed, so their lists are readonly.
const views = join(root, generated, 'types.gen.ts');
writeFileSync(views, readFileSync(views, 'utf8').replaceAll(/\bArray</g, 'ReadonlyArray<'));
writeGenerated(JSON.parse(document));
console.log(`Wrote backend/openapi.json, docs/problems.md and ${generated}.`);
process.exit(0);

function checkDrift() {
  const stale = [
    ['backend/openapi.json', openApiFile, document],
    ['docs/problems.md', problemsFile, problems],
  ].filter(([, file, current]) => !existsSync(file) || readFileSync(file, 'utf8') !== current);
  const names = [...stale.map(([name]) => name), ...staleGenerated(JSON.parse(document))];
  for (const name of names) console.error(`${name} is not what the code says: run make api and commit the result.`);
  return names.length === 0;
}
