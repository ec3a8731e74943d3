import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptPictures } from './kept-pictures.js';

describe('pictures that are kept', () => {
  let pictures: KeptPictures<{ bytes: Buffer }>;
  let made: string[];
  const ask = (key: string, size = 10) =>
    pictures.get(key, async () => {
      made.push(key);
      return { bytes: Buffer.alloc(size) };
    });

  beforeEach(() => {
    pictures = new KeptPictures(30);
    made = [];
  });

  it('are made once, also for those who ask at once', async () => {
    const [one, other] = await Promise.all([ask('a'), ask('a')]);
    expect(await ask('a')).toBe(one);
    expect(other).toBe(one);
    expect(made).toEqual(['a']);
  });

  it('are forgotten when they weigh too much, the one asked for longest ago first', async () => {
    for (const key of ['a', 'b', 'c', 'a']) await ask(key);
    await ask('d');
    expect(made).toEqual(['a', 'b', 'c', 'd']);
    for (const key of ['a', 'c', 'd']) await ask(key);
    expect(made).toHaveLength(4);
    await ask('b');
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('make room for one that weighs more than all others may', async () => {
    await ask('a');
    await ask('huge', 31);
    await ask('a');
    await ask('a');
    expect(made).toEqual(['a', 'huge', 'a']);
  });

  it('that could not be made are tried again', async () => {
    const failing = () => pictures.get('a', () => Promise.reject(new Error('no ink')));
    await expect(failing()).rejects.toThrow('no ink');
    await ask('a');
    expect(made).toEqual(['a']);
  });

  it('are given up when all who asked for them have gone, and made for the next who asks', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signals: AbortSignal[] = [];
    const slow = (unwanted: AbortSignal): Promise<{ bytes: Buffer }> => {
      signals.push(unwanted);
      return new Promise((_, reject) => unwanted.addEventListener('abort', () => reject(new Error('unwanted'))));
    };
    const asked = [one, other].map(({ signal }) => pictures.get('a', slow, signal));
    one.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const next = ask('a');
    for (const picture of asked) await expect(picture).rejects.toThrow('unwanted');
    await next;
    expect(await ask('a')).toBe(await next);
    expect(made).toEqual(['a']);
  });

  it('are not made for somebody who has gone already', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    const make = async () => ({ bytes: Buffer.from(made.push('a').toString()) });
    await expect(pictures.get('a', make, gone)).rejects.toThrow('gone');
    expect(made).toEqual([]);
  });

  it('are made in any case where one of those who asked cannot go', async () => {
    const visitor = new AbortController();
    let unwanted: AbortSignal | undefined;
    const make = async (signal: AbortSignal) => {
      unwanted = signal;
      return { bytes: Buffer.alloc(1) };
    };
    const asked = [pictures.get('a', make, visitor.signal), pictures.get('a', make)];
    visitor.abort();
    await Promise.all(asked);
    expect(unwanted?.aborted).toBe(false);
  });
});
