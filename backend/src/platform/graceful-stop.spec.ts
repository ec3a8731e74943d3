import { describe, expect, it } from '@jest/globals';
import { type StoppingPart, stopInTurn } from './graceful-stop.js';

const NEVER = new Promise<void>(() => undefined);

describe('stopping in turn', () => {
  const stopped: string[] = [];
  const part = (name: string, stop: () => Promise<unknown>, limitMs = 60_000): StoppingPart => ({
    name,
    limitMs,
    stop: () => {
      stopped.push(name);
      return stop();
    },
    waitsFor: () => ['Workers.onModuleDestroy', 'an answer'],
  });

  it('waits for one part before it stops the next', async () => {
    stopped.length = 0;
    const slow = part('application', async () => {
      await new Promise(setImmediate);
      stopped.push('application has stopped');
    });
    await stopInTurn([slow, part('database', async () => undefined)]);
    expect(stopped).toEqual(['application', 'application has stopped', 'database']);
  });

  it('leaves a part behind that takes too long, stops the others, and says what it waited for', async () => {
    stopped.length = 0;
    await expect(
      stopInTurn([part('application', () => NEVER, 5), part('database', async () => undefined)]),
    ).rejects.toThrow(
      'Could not stop application: not within 5 ms, still waiting for Workers.onModuleDestroy, an answer',
    );
    expect(stopped).toEqual(['application', 'database']);
  });

  it('tells each failure', async () => {
    const failing = part('application', async () => {
      throw new Error('no wish to');
    });
    const silent: StoppingPart = { name: 'database', limitMs: 5, stop: () => NEVER };
    await expect(stopInTurn([failing, silent])).rejects.toThrow(
      'Could not stop application: no wish to; database: not within 5 ms',
    );
  });
});
