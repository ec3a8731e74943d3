import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const LIB = path.resolve(import.meta.dirname, '../../../scripts/lib');
const addressOf = (file: string): string => pathToFileURL(path.join(LIB, file)).href;

/** The helper's result in a process of its own, or the exit code if the helper ends the process. */
const asked = (
  script: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string; error: string }> =>
  new Promise((done) => {
    const options = { env: { ...process.env, ...environment } };
    execFile(process.execPath, ['--input-type=module', '--eval', script], options, (failure, output, error) =>
      done({ code: Number(failure?.code ?? 0), output: output.trim(), error: error.trim() }),
    );
  });

describe('the version of Node', () => {
  const needs = (version: string) =>
    asked(`Object.defineProperty(process.versions, 'node', { value: '${version}' });
      await import('${addressOf('node-version.mjs')}');`);

  it.each(['20.19.0', '20.20.1', '21.0.0', '24.1.0'])('%s installs the project', async (version) => {
    expect(await needs(version)).toEqual({ code: 0, output: '', error: '' });
  });

  it.each(['20.18.9', '18.20.0', '8.99.0'])('%s is refused as too old', async (version) => {
    const { code, error } = await needs(version);
    expect([code, error]).toEqual([1, expect.stringContaining(`this is ${version}.`)]);
  });
});

describe('a step of a script', () => {
  const run = (call: string) => asked(`import * as run from '${addressOf('run.mjs')}'; ${call}`);

  it('answers what it wrote, and with what it ended', async () => {
    const words = `console.log('out'); console.error('err'); process.exitCode = 3`;
    const call = `const { status, output } = await run.capture(process.execPath, ['-e', ${JSON.stringify(words)}]);
      console.log(status, output.split('\\n').sort().join(' ').trim());`;
    expect((await run(call)).output).toBe('3 err out');
  });

  it('is quiet where it must succeed and does', async () => {
    const call = `await run.must('It', process.execPath, ['-e', 'console.log(1)'])`;
    expect(await run(call)).toEqual({ code: 0, output: '', error: '' });
  });

  it('ends the script where it must succeed and does not, with what it wrote', async () => {
    const call = `await run.must('Building it', process.execPath, ['-e', 'console.log("why"); process.exit(7)']);
      console.log('on');`;
    const { code, output, error } = await run(call);
    expect([code, output]).toEqual([1, '']);
    expect(error).toMatch(/^why\s+Building it failed\.$/);
  });

  it('fails where there is no such program', async () => {
    const call = `await run.show('/no/such/program', []).catch(({ code }) => console.log(code))`;
    expect((await run(call)).output).toBe('ENOENT');
  });
});

describe('a server of this folder', () => {
  let folder: string;
  let idle: ChildProcess;
  const running: ChildProcess[] = [];

  const start = async (file: string, body: string): Promise<ChildProcess> => {
    const script = path.join(folder, file);
    writeFileSync(script, `${body}\nconsole.log('up'); setInterval(() => {}, 1000);`);
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    running.push(child);
    if (child.stdout) await once(child.stdout, 'data');
    return child;
  };
  const ask = async (call: string): Promise<string> =>
    (await asked(`import * as server from '${addressOf('server.mjs')}'; ${call}`, { DATA_DIR: folder })).output;
  const serving = (pid: unknown): Promise<string> => {
    writeFileSync(path.join(folder, 'server.pid'), String(pid));
    return ask('console.log(server.runningServer())');
  };
  const database = async (users: readonly unknown[]): Promise<string> => {
    const cluster = path.join(folder, 'postgres', 'cluster');
    const named = path.join(folder, 'postgres', 'users');
    rmSync(named, { recursive: true, force: true });
    for (const each of [cluster, named]) mkdirSync(each, { recursive: true });
    const postgres = await start('postgres.js', '');
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${postgres.pid}\n${cluster}\n`);
    for (const user of users) writeFileSync(path.join(named, String(user)), '');
    const found = await ask('console.log(server.orphanedDatabase())');
    return found.replace(String(postgres.pid), 'it');
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'cicerone-scripts-'));
    idle = await start('other.js', '');
  });
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is found by the number that it wrote down, as long as it runs', async () => {
    expect(await ask('console.log(server.runningServer())')).toBe('undefined');
    const main = await start('main.js', '');
    expect(await serving(main.pid)).toBe(String(main.pid));
    const ended = once(main, 'exit');
    expect(await ask(`console.log(await server.end(${main.pid}, 'SIGTERM'))`)).toBe('true');
    await ended;
    expect(await serving(main.pid)).toBe('undefined');
  });

  it.each(['', 'nonsense', '0'])('is none where the number is %j', async (written) => {
    expect(await serving(written)).toBe('undefined');
  });

  it('is none where another program has got its number', async () => {
    // Without a list of processes the pid file is trusted.
    expect(await serving(idle.pid)).toBe(process.platform === 'linux' ? 'undefined' : String(idle.pid));
  });

  it('has left its database behind only where nobody uses that', async () => {
    expect(await database([])).toBe('it');
    expect(await database([idle.pid])).toBe('undefined');
    expect(await database([2_147_483_646])).toBe('it');
  });
});

describe('the results of the tests', () => {
  const results = async (name: string, ...args: readonly unknown[]): Promise<unknown> => {
    const given = args.map((each) => JSON.stringify(each) ?? 'undefined').join(', ');
    const script = `import * as results from '${addressOf('test-results.mjs')}';
      console.log(JSON.stringify(results.${name}(${given})))`;
    return JSON.parse((await asked(script)).output);
  };
  const file = (name: string, statuses: readonly string[], message = '') => ({
    name: `/project/${name}`,
    message,
    assertionResults: statuses.map((status) => ({ status, fullName: `${name} ${status}`, failureMessages: [] })),
  });

  it('are counted by kind, a file that does not run as one failure, and one that is skipped too', async () => {
    const report = {
      success: false,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      testResults: [
        file('backend/test/architecture/a.spec.ts', ['passed']),
        file('backend/src/b.int.spec.ts', ['passed', 'failed']),
        file('backend/src/c.spec.ts', [], 'It does not run'),
        file('frontend/src/d.spec.ts', ['passed', 'pending']),
      ],
    };
    expect(await results('jestResults', report, '/project')).toMatchObject([
      { name: 'architecture', passed: 1, failed: 0 },
      { name: 'integration', passed: 1, failed: 1 },
      { name: 'backend units', passed: 0, failed: 1, failures: [{ message: 'It does not run' }] },
      { name: 'frontend', passed: 1, failed: 1 },
    ]);
  });

  it('forgive what needs a Redis that is not there, and nothing else that was skipped', async () => {
    const skipped = (fullName: string) => ({ status: 'pending', fullName, failureMessages: [] });
    const tests = { name: '/project/backend/src/q.int.spec.ts', message: '' };
    const report = (name: string) => ({
      success: true,
      testResults: [{ ...tests, assertionResults: [skipped(name)] }],
    });
    const failed = async (name: string): Promise<unknown> =>
      ((await results('jestResults', report(name), '/project')) as { name: string; failed: number }[])
        .filter((each) => each.name === 'integration')
        .map((each) => each.failed);
    expect(await failed('a queue on Redis (needs a redis-server) runs')).toEqual([0]);
    expect(await failed('a queue runs')).toEqual([1]);
  });

  it('are a failure where there are none, or Jest fails though every test passed', async () => {
    expect(await results('jestResults', undefined, '/project')).toEqual([
      { name: 'Jest did not finish', passed: 0, failed: 1 },
    ]);
    const report = { success: false, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] };
    expect(await results('jestResults', report, '/project')).toContainEqual({
      name: 'Jest itself',
      passed: 0,
      failed: 1,
    });
    expect(await results('playwrightResults', undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('of journeys count what was skipped or passed at the second try as failed, and name it', async () => {
    const spec = (title: string, ok: boolean) => ({
      ok,
      title,
      file: 'a.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: ok ? [] : [{ message: 'It was not there' }] }] }],
    });
    const report = {
      stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'No server' }],
      suites: [{ specs: [spec('walks', true)], suites: [{ specs: [spec('falls', false)] }] }],
    };
    expect(await results('playwrightResults', report)).toEqual({
      passed: 2,
      failed: 4,
      failures: [
        { test: 'a.spec.ts:7 falls', message: 'It was not there\n' },
        { test: '-', message: 'No server' },
      ],
    });
  });

  it('say what failed without colours, in a few lines or in one', async () => {
    const colours = `\u001B[31mIt is red\u001B[39m\n\n    at file.ts:1\n  > 12 | expect()\n${'x'.repeat(500)}\n`;
    expect(await results('shortened', colours)).toMatch(/^ {4}It is red\n {8}at file\.ts:1\n/);
    expect(await results('inALine', colours)).toBe(`It is red / ${'x'.repeat(388)}`);
    expect(await results('shortened', 'line\n'.repeat(99))).toBe(
      Array.from({ length: 25 }, () => '    line').join('\n'),
    );
  });
});
