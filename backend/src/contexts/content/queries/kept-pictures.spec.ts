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
});
