import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const server = path.join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** The real server in a process of its own, to be killed. `make test` has built it. */
export class KillableServer {
  private child: ChildProcess | undefined;

  constructor(
    private readonly environment: NodeJS.ProcessEnv,
    readonly address: string,
  ) {}

  async start(): Promise<void> {
    if (!existsSync(server)) throw new Error('backend/dist is missing: npm run build, or make test');
    this.child = spawn(process.execPath, ['--disable-warning=FSTWRN004', server], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`the server ended with ${this.child.exitCode}`);
      if ((await fetch(`${this.address}/api/health/live`).catch(() => undefined))?.ok) return;
      await sleep(50);
    }
  }

  async kill(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  async ask<Body>(
    method: string,
    url: string,
    body?: object,
    cookie = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ body: Body; cookie: string }> {
    const response = await fetch(this.address + url, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), cookie, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    const set = response.headers.getSetCookie().find((line) => line.startsWith('cicerone_cart='));
    return { body: (await response.json()) as Body, cookie: set?.split(';')[0] ?? cookie };
  }
}
