import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentOpenApi, openApiFile } from './lib/openapi.mjs';
import { must, node, root } from './lib/run.mjs';

const generated = 'frontend/src/api/generated';
const document = await currentOpenApi();

if (process.argv.includes('--check')) process.exit(checkDrift() ? 0 : 1);

writeFileSync(openApiFile, document);
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
console.log(`Wrote backend/openapi.json and ${generated}.`);
process.exit(0);

function checkDrift() {
  const committed = existsSync(openApiFile) ? readFileSync(openApiFile, 'utf8') : '';
  if (committed === document) return true;
  console.error('backend/openapi.json is not what the code says: run make api and commit the result.');
  return false;
}
