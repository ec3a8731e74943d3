import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const LONG_MS = 60_000;

/** As in a document that has just come. */
async function comeAnew() {
  jest.resetModules();
  return (await import('./prepare-later.js')).prepareLater;
}

describe('scripts that the next click may need', () => {
  let asked: string[];
  const first = () => void asked.push('first');
  const second = () => void asked.push('second');

  beforeEach(() => {
    asked = [];
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('are asked for in turn once the visitor does something', async () => {
    const prepareLater = await comeAnew();
    prepareLater(first, second);
    await jest.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(['first', 'second']);
  });

  it('are asked for after a while where the visitor only reads', async () => {
    const prepareLater = await comeAnew();
    prepareLater(first);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(asked).toEqual(['first']);
  });

  it('of a part that comes later are asked for at once', async () => {
    const prepareLater = await comeAnew();
    prepareLater(first);
    window.dispatchEvent(new Event('pointerdown'));
    await jest.advanceTimersByTimeAsync(2000);
    prepareLater(second);
    await jest.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(['first', 'second']);
  });

  it('are not asked for when the part has gone, nor where data are to be saved', async () => {
    const prepareLater = await comeAnew();
    prepareLater(first)();
    Object.assign(navigator, { connection: { saveData: true } });
    prepareLater(second);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(asked).toEqual([]);
  });
});
