import { beforeEach, describe, expect, it } from '@jest/globals';
import { ServiceUnavailableException } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { BoundedQueue } from './bounded-queue.js';
import { TooManyRequests } from './too-many-requests.js';

const LIMITS = { atOnce: 1, mostWaiting: 4, mostWaitingPerOwner: 2, patienceMs: 60_000 };

describe('a bounded queue', () => {
  let queue: BoundedQueue;
  let begun: string[];
  let finish: Map<string, () => void>;
  const work = (name: string) => (): Promise<string> => {
    begun.push(name);
    return new Promise((resolve) => finish.set(name, () => resolve(name)));
  };
  const run = (name: string, owner: string, signal = new AbortController().signal) =>
    queue.run(work(name), { owner, signal });

  beforeEach(() => {
    queue = new BoundedQueue(LIMITS);
    begun = [];
    finish = new Map();
  });

  it('runs one piece of work after the other, in turn', async () => {
    const outcomes = [run('a', 'ada'), run('b', 'bob'), run('c', 'ada')];
    for (const name of ['a', 'b', 'c']) {
      await turn();
      expect(begun.at(-1)).toBe(name);
      finish.get(name)?.();
    }
    expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c']);
  });

  it('goes on after work that failed', async () => {
    await expect(queue.run(() => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
    const outcome = run('a', 'ada');
    finish.get('a')?.();
    expect(await outcome).toBe('a');
  });

  it('refuses an owner who has too much work in it, and everybody once it is full', async () => {
    const taken = [run('a', 'ada'), run('b', 'ada'), run('c', 'ada')];
    await expect(run('d', 'ada')).rejects.toBeInstanceOf(TooManyRequests);
    taken.push(run('e', 'bob'), run('f', 'bob'));
    await expect(run('g', 'eve')).rejects.toBeInstanceOf(ServiceUnavailableException);
    expect(begun).toEqual(['a']);
    const ours = queue.run(work('ours'));
    for (const name of ['a', 'b', 'c', 'e', 'f', 'ours']) {
      await turn();
      finish.get(name)?.();
    }
    await Promise.all([...taken, ours]);
  });

  it('gives up what nobody wants any more, and makes room for other work', async () => {
    const gone = new AbortController();
    const running = run('a', 'ada');
    const waiting = [run('b', 'ada', gone.signal), run('c', 'ada', gone.signal)];
    gone.abort(new Error('gone'));
    for (const outcome of waiting) await expect(outcome).rejects.toThrow('gone');
    await expect(run('d', 'ada', gone.signal)).rejects.toThrow('gone');
    const next = run('e', 'ada');
    finish.get('a')?.();
    await running;
    await turn();
    finish.get('e')?.();
    await next;
    expect(begun).toEqual(['a', 'e']);
  });

  it('refuses work whose turn does not come in time', async () => {
    queue = new BoundedQueue({ ...LIMITS, patienceMs: 1 });
    const running = run('a', 'ada');
    await expect(run('b', 'ada')).rejects.toBeInstanceOf(ServiceUnavailableException);
    finish.get('a')?.();
    await running;
    expect(begun).toEqual(['a']);
  });
});
