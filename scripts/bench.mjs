import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureInBrowser } from './bench/browser.mjs';
import { Database } from './bench/database.mjs';
import { leaveServersCore, machine, residentMb, returnToAllCores } from './bench/machine.mjs';
import { measurePurchases } from './bench/purchase-case.mjs';
import { cachedCases, questionsAbout, readCases, readStatements } from './bench/reads.mjs';
import { reportOf, write } from './bench/report.mjs';
import { measureQuotes } from './bench/quotes.mjs';
import { measureReading } from './bench/rounds.mjs';
import { startProduct } from './bench/servers.mjs';
import { memoryOfSignIns } from './bench/sign-ins.mjs';
import { isMissed } from './bench/targets.mjs';
import { measureUsers } from './bench/users.mjs';

const quick = process.argv.includes('--quick');
const port = Number(process.env.BENCH_PORT || 4490);
/** BENCH_ONLY=list,tour,browser limits the measurements. The report is then printed and not saved. */
const only = process.env.BENCH_ONLY?.split(',');
const wants = (name) => !only || only.includes(name);
const isBrowserAlone = only?.every((name) => name === 'browser');
const sizes = isBrowserAlone ? [] : (process.env.BENCH_TOURS?.split(',').map(Number) ?? [10_000, 100_000]);
const pace = quick ? { seconds: 1, rounds: 1 } : { seconds: 2, rounds: 3 };

const folder = mkdtempSync(join(tmpdir(), 'cicerone-bench-'));
const say = (line) => console.log(line);

leaveServersCore();
say('Setting up a database …');
const database = await Database.start(folder);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().finally(() => process.exit(1)));
try {
  const report = reportOf({
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    quick,
    ...(await measureAll()),
  });
  say(`\n${report}`);
  // Every target of pages must be met. Rates and times also depend on the machine.
  if (report.split('\n').some((line) => line.startsWith('| Lighthouse') && isMissed(line))) process.exitCode = 1;
  if (!only && !quick) write(report);
} finally {
  await cleanUp();
}

async function cleanUp() {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

function start(environment) {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  return startProduct(database, dataDir, port, environment);
}

async function measureAll() {
  // The first start fills the database with the demonstration.
  await (await start({})).stop();
  const browser = wants('browser') ? await inBrowser() : undefined;
  const results = [];
  for (const tours of sizes) results.push(await withTours(tours));
  return { sizes: results, browser };
}

async function inBrowser() {
  say('Measuring in a browser …');
  returnToAllCores();
  const product = await start({ SEARCH_ENGINES: '1' });
  try {
    const measured = await measureInBrowser(product, { runs: quick ? 1 : 5, port: port + 2, say });
    if (!measured) say('  There is no browser here and none could be fetched: that part is left out.');
    return measured;
  } finally {
    await product.stop();
    leaveServersCore();
  }
}

async function withTours(tours) {
  say(`Making ${tours.toLocaleString('en')} tours …`);
  await database.multiply(tours);
  const questions = await questionsAbout(database);
  const uncached = () => start({ PAGE_CACHE: '0' });
  const statements = await readStatements(database, uncached, questions);
  const cases = {};
  const memory = {};
  const product = await uncached();
  try {
    memory.idle = residentMb(product.pid);
    await measure(cases, product, readCases(product, questions, statements, folder));
    memory.loaded = residentMb(product.pid);
    if (wants('signIns')) {
      memory['with 500 sign-ins at once'] = await memoryOfSignIns(product, database);
      say(`  memory with 500 sign-ins at once: ${Math.round(memory['with 500 sign-ins at once'])} MB`);
    }
  } finally {
    await product.stop();
  }
  if (wants('purchase')) {
    cases.purchase = await measurePurchases(uncached, database, { folder, ...pace, port: port + 1 });
    tell('purchase', cases.purchase);
  }
  // A million accounts stay in the database, so that they come once, after the other rows.
  if (wants('users') && tours === sizes[0]) {
    cases.users = await measureUsers(uncached, database, { folder, ...pace, port: port + 1 });
    tell('users', cases.users);
  }
  if (wants('quotes') && tours === sizes[0]) {
    cases.quotes = await measureQuotes(uncached, database, { folder, ...pace, port: port + 1 });
    tell('quotes', cases.quotes);
  }
  const cached = await start({});
  try {
    await measure(cases, cached, cachedCases(cached, questions, folder));
  } finally {
    await cached.stop();
  }
  return { tours, cases, memory };
}

async function measure(cases, product, readings) {
  for (const [name, reading] of Object.entries(readings)) {
    if (!wants(name)) continue;
    cases[name] = await measureReading(product, database, await reading(), { folder, ...pace, port: port + 1 });
    tell(name, cases[name]);
  }
}

function tell(name, { ours, floor }) {
  const share = (ours.rate / floor.rate).toFixed(2);
  say(
    `  ${name}: ${Math.round(ours.rate)}/s, ${share} of the floor, p99 ${ours.p99.toFixed(1)} ms, CPU ${ours.cpu?.toFixed(2) ?? '–'} ms`,
  );
}
