import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { findChromium, findWindowless } from './lib/browser.mjs';
import { failuresOf, inALine, jestResults, playwrightResults, shortened, slowestFiles } from './lib/test-results.mjs';
import { capture, node, root, show } from './lib/run.mjs';

/**
 * The most failures that are listed in one line each at the end, because some readers of the output keep only its last
 * lines.
 */
const MOST_NAMED = 8;
const MOST_SLOW = 10;
/** Runs only the tests that need no database and no browser: rules, use cases, boundaries, screens. */
const isQuick = process.argv.includes('--quick');
const QUICK_PROJECTS = ['--selectProjects', 'backend', 'architecture', 'frontend'];
const reports = mkdtempSync(join(tmpdir(), 'cicerone-test-'));
const results = [];
const notes = [];
/** Name and seconds of each stage. */
const stages = [];
let slowest = [];

const kinds = isQuick ? 'Unit, architecture and frontend' : 'Unit, integration, architecture and frontend';
await stage(`${kinds} tests (Jest)`, runJest);
if (!isQuick) {
  await stage('What the pages expect of the API (Pact)', runContract);
  await stage('The API document (backend/openapi.json)', checkOpenApi);
  await stage('Journeys in a browser (Playwright)', runJourneys);
  noteMissingRedis();
}
rmSync(reports, { recursive: true, force: true });
summarize();

async function stage(name, run) {
  heading(name);
  const started = performance.now();
  results.push(...[await run()].flat());
  stages.push({ name, seconds: (performance.now() - started) / 1000 });
}

async function runJest() {
  const file = join(reports, 'jest.json');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const config = ['--config', join(root, 'jest.together.config.mjs'), ...(isQuick ? QUICK_PROJECTS : [])];
  const args = ['--experimental-vm-modules', '--no-warnings', jest, ...config, '--json', `--outputFile=${file}`];
  const times = join(reports, 'times.jsonl');
  writeFileSync(times, '');
  // A zone that no test expects, 45 minutes off the full hour and with summer time in winter.
  const env = { ...process.env, TZ: 'Pacific/Chatham', TEST_TIMES: times };
  await show(node, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const report = readReport(file);
  slowest = slowestFiles(report, readFileSync(times, 'utf8'), root, MOST_SLOW);
  return jestResults(report, root);
}

/** Writes the expectations of the pages anew and then checks the API against them. */
async function runContract() {
  rmSync(join(root, '.pacts'), { recursive: true, force: true });
  const found = [];
  for (const side of ['contract-pages', 'contract-api']) {
    const file = join(reports, `${side}.json`);
    const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
    const config = ['--config', join(root, 'jest.pact.config.mjs'), '--selectProjects', side];
    const args = ['--experimental-vm-modules', '--no-warnings', jest, ...config, '--json', `--outputFile=${file}`];
    const env = { ...process.env, PACT_DO_NOT_TRACK: '1' };
    await show(node, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const report = readReport(file);
    const { numPassedTests: passed = 0, numFailedTests: failed = 0, success = false } = report ?? {};
    found.push({ name: side, passed, failed: failed + (success || failed > 0 ? 0 : 1), failures: failuresOf(report) });
  }
  return found;
}

async function checkOpenApi() {
  const { status, output } = await capture(node, ['scripts/api.mjs', '--check']);
  console.log(status === 0 ? 'It is what the code says.' : output);
  return { name: 'API document', passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

async function runJourneys() {
  const name = 'journeys';
  const chromium = await findChromium();
  if (!chromium) {
    notes.push('No Chromium was found or could be installed, so the journeys did not run: that is a failure.');
    return { name, passed: 0, failed: 1 };
  }
  const file = join(reports, 'playwright.json');
  const dataDir = join(reports, 'data');
  const env = {
    ...process.env,
    E2E_CHROMIUM: chromium,
    E2E_WINDOWLESS: findWindowless() ?? chromium,
    E2E_DATA_DIR: dataDir,
    E2E_PORT: String(await freePort()),
    E2E_REPORT: file,
  };
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await show(node, [playwright, 'test', '--config', 'frontend/playwright.config.ts'], { env });
  return { name, ...playwrightResults(readReport(file)) };
}

function noteMissingRedis() {
  if (results.some(({ ranRedis }) => ranRedis)) return;
  notes.push('No redis-server was found: the queue was tested on PostgreSQL only.');
  if (process.env.CI) results.push({ name: 'queue on Redis (CI needs redis-server)', passed: 0, failed: 1 });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function heading(text) {
  console.log(`\n== ${text}`);
}

/** Repeats the failures at the end, because the first messages have scrolled away. */
function repeatFailures() {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length === 0) return;
  heading('What failed');
  for (const { test, message } of failures) console.log(`${test}\n${shortened(message)}\n`);
}

function summarize() {
  repeatFailures();
  heading('Times');
  for (const { name, seconds } of stages) console.log(`${seconds.toFixed(0).padStart(5)} s  ${name}`);
  console.log('The slowest files of Jest:');
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  heading('Summary');
  for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
  for (const note of notes) console.log(note);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  const failures = results.flatMap((result) => result.failures ?? []);
  for (const { test, message } of failures.slice(0, MOST_NAMED)) console.log(`FAILED ${test}: ${inALine(message)}`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
