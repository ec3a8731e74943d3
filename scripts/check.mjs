import { capture, node, root, tsc } from './lib/run.mjs';
import { join } from 'node:path';

const binary = (name) => join(root, 'node_modules', name);
const jest = ['--experimental-vm-modules', '--no-warnings', binary('jest/bin/jest.js')];

const checks = [
  ['types of the backend', [tsc, '-p', 'backend/tsconfig.json', '--noEmit']],
  ['types of the posters', [tsc, '-p', 'backend/posters/tsconfig.json', '--noEmit']],
  ['types of the frontend', [tsc, '-p', 'frontend/tsconfig.json', '--noEmit']],
  ['types of the journeys', [tsc, '-p', 'frontend/tsconfig.e2e.json', '--noEmit']],
  ['lint', [binary('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']],
  ['format', [binary('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']],
  ['architecture', [...jest, '--selectProjects', 'architecture']],
];

if (!(await hasCompiledMessages())) process.exit(1);
let failed = 0;
for (const [name, args] of checks) {
  const started = performance.now();
  const { status, output } = await capture(node, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status === 0) continue;
  failed += 1;
  console.log(output);
}
console.log(failed === 0 ? 'Everything holds.' : `${failed} of ${checks.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;

/** The frontend's types include the messages that its build compiles. */
async function hasCompiledMessages() {
  const { status, output } = await capture(node, ['frontend/scripts/compile-messages.mjs']);
  if (status !== 0) console.error(output);
  return status === 0;
}
