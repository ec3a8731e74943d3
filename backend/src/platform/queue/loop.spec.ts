import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Loop } from './loop.js';

const NEVER_MS = 60_000;

/** A step that the test lets continue, and a promise of its next start. */
function steps() {
  const started: (() => void)[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    next: () => new Promise<void>((resolve) => started.push(resolve)),
    begin: () => {
      count += 1;
      for (const tell of started.splice(0)) tell();
    },
  };
}

describe('a loop', () => {
  it('repeats at once while there is work, then waits to be woken', async () => {
    const seen = steps();
    const loop = new Loop(
      'Test',
      async () => {
        seen.begin();
        return seen.count < 3;
      },
      NEVER_MS,
    );
    loop.start();
    while (seen.count < 3) await seen.next();
    const woken = seen.next();
    loop.wake();
    await woken;
    await loop.stop();
    expect(seen.count).toBe(4);
  });

  it('does not forget a call that comes while it works', async () => {
    const seen = steps();
    const loop: Loop = new Loop(
      'Test',
      async () => {
        if (seen.count === 0) loop.wake();
        seen.begin();
        return false;
      },
      NEVER_MS,
    );
    loop.start();
    while (seen.count < 2) await seen.next();
    await loop.stop();
    expect(seen.count).toBe(2);
  });

  it('goes on after a step that throws', async () => {
    Logger.overrideLogger(false);
    const seen = steps();
    const loop: Loop = new Loop(
      'Test',
      async () => {
        seen.begin();
        loop.wake();
        if (seen.count === 1) throw new Error('once');
        return false;
      },
      NEVER_MS,
    );
    loop.start();
    while (seen.count < 2) await seen.next();
    await loop.stop();
  });

  it('ends its step before it stops, and does not begin another', async () => {
    const seen = steps();
    let finish = (): void => undefined;
    const loop = new Loop(
      'Test',
      async () => {
        seen.begin();
        await new Promise<void>((resolve) => (finish = resolve));
        return true;
      },
      NEVER_MS,
    );
    const first = seen.next();
    loop.start();
    await first;
    const stopped = loop.stop();
    finish();
    await stopped;
    expect(seen.count).toBe(1);
  });
});
