import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const kinds = [
  ['architecture', (file) => /^backend\/test\/(?:architecture|texts)\//.test(file)],
  ['integration', (file) => /\.int\.spec\./.test(file)],
  ['backend units', (file) => file.startsWith('backend/')],
  ['frontend', () => true],
];

/** Passed and failed tests of Jest's JSON report, per kind. A file that does not run counts as one failure. */
export function jestResults(report, root) {
  if (!report) return [{ name: 'Jest did not finish', passed: 0, failed: 1 }];
  const results = new Map(kinds.map(([name]) => [name, { name, passed: 0, failed: 0, failures: [] }]));
  for (const { name, assertionResults, message } of report.testResults) {
    const file = relative(root, name).split(sep).join('/');
    const [kind] = kinds.find(([, matches]) => matches(file));
    const result = results.get(kind);
    add(result, assertionResults, message);
    result.failures.push(...failuresOf({ testResults: [{ name, assertionResults, message }] }));
  }
  return [...results.values(), ...outside(report)];
}

/** The failed tests of Jest's JSON report, and the files that do not run. */
export function failuresOf(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults, message }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return assertionResults.length === 0 && message ? [{ test: name, message }] : [];
    return failed.map(({ fullName, failureMessages }) => ({ test: fullName, message: failureMessages.join('\n') }));
  });
}

function add(result, tests, message) {
  result.passed += tests.filter(({ status }) => status === 'passed').length;
  // A skipped test proves nothing. Only tests that need Redis may be skipped, and `make test` reports them.
  const failed = tests.filter(
    ({ status, fullName }) => status !== 'passed' && !isRedisMissing(status, fullName),
  ).length;
  result.failed += failed === 0 && message && tests.length === 0 ? 1 : failed;
  result.ranRedis ||= tests.some(({ fullName, status }) => status === 'passed' && /\bRedis\b/.test(fullName));
}

function isRedisMissing(status, fullName) {
  return status === 'pending' && fullName.includes('needs a redis-server');
}

/** A failure although every test passed: a global setup, or a leak that Jest reports. */
function outside({ success, numFailedTests, numFailedTestSuites }) {
  return !success && numFailedTests === 0 && numFailedTestSuites === 0
    ? [{ name: 'Jest itself', passed: 0, failed: 1 }]
    : [];
}

/**
 * The slowest files, the slowest first.
 * @param report Jest's JSON report; its groups are left out
 * @param times lines of JSON, one for each file of a group
 * @returns `{ file, seconds }` of at most `most` files
 */
export function slowestFiles(report, times, root, most) {
  const alone = (report?.testResults ?? [])
    .filter(({ name }) => !name.includes('.together'))
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name).split(sep).join('/'),
      seconds: (endTime - startTime) / 1000,
    }));
  const grouped = times
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return [...alone, ...grouped].sort((one, other) => other.seconds - one.seconds).slice(0, most);
}

/** Passed and failed tests of Playwright's JSON report. An error outside a test counts as one failure. */
export function playwrightResults(report) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = [...failedJourneys(report.suites), ...report.errors.map(({ message }) => ({ test: '-', message }))];
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length, failures };
}

function failedJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        test: `${file}:${line} ${title}`,
        message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(saidOf))).join('\n'),
      })),
    ...failedJourneys(inner),
  ]);
}

const saidOf = ({ message, snippet }) => `${message}\n${snippet ?? ''}`;

const MOST_LINES = 25;
/** One line may contain a whole page. */
const MOST_SIGNS = 300;

/** The first lines of a failed test's message, without colours. */
export const shortened = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MOST_LINES)
    .map((line) => `    ${line.slice(0, MOST_SIGNS)}`)
    .join('\n');

const MOST_OF_A_LINE = 400;
/** Lines that show where a failure was, not what it was. */
const WHERE = /^(?:>?\s*\d+ \||\|)|^at |^Call log/;

/** The first words of a failed test's message, in one line. */
export const inALine = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !WHERE.test(line))
    .join(' / ')
    .slice(0, MOST_OF_A_LINE);
