import { describe, expect, it } from '@jest/globals';
import { CachedValue } from './cached-value.js';

describe('a remembered value', () => {
  it('is read once for all who ask at once, and then not again', async () => {
    let reads = 0;
    const remembered = new CachedValue(async () => (reads += 1));
    expect(await Promise.all([remembered.get(), remembered.get(), remembered.get()])).toEqual([1, 1, 1]);
    expect(remembered.get()).toBe(1);
  });

  it('is read again once it has changed', async () => {
    let reads = 0;
    const remembered = new CachedValue(async () => (reads += 1));
    await remembered.get();
    remembered.forget();
    expect(await remembered.get()).toBe(2);
  });

  it('does not keep what was read before it changed', async () => {
    let answer: (value: string) => void = () => undefined;
    const answers = [new Promise<string>((resolve) => (answer = resolve)), Promise.resolve('new')];
    const remembered = new CachedValue(() => answers.shift() ?? Promise.resolve('newest'));
    const early = remembered.get();
    remembered.forget();
    expect(await remembered.get()).toBe('new');
    answer('old');
    expect(await early).toBe('old');
    expect(await remembered.get()).toBe('new');
  });

  it('may be answered while the next one is read', async () => {
    let reads = 0;
    const remembered = new CachedValue(async () => (reads += 1), 60_000, true);
    await remembered.get();
    remembered.forget();
    expect(remembered.get()).toBe(1);
    await new Promise(setImmediate);
    expect(remembered.get()).toBe(2);
  });

  it('makes callers of latest wait for a new value', async () => {
    let reads = 0;
    const remembered = new CachedValue(async () => (reads += 1), 60_000, true);
    await remembered.get();
    expect(remembered.latest()).toBe(1);
    remembered.forget();
    expect(await Promise.all([remembered.latest(), remembered.latest()])).toEqual([2, 2]);
    expect(remembered.get()).toBe(2);
  });

  it('does not remember a failure', async () => {
    let reads = 0;
    const remembered = new CachedValue(async () => {
      reads += 1;
      if (reads === 1) throw new Error('no database');
      return reads;
    });
    await expect(remembered.get()).rejects.toThrow('no database');
    expect(await remembered.get()).toBe(2);
  });
});
