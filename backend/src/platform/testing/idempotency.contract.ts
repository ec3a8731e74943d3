import { expect, it } from '@jest/globals';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { Actor } from '../../shared-kernel/actor.js';
import type { Idempotency } from '../idempotency/idempotency.js';

/** Answers how often it has run. */
export class Count extends Command<number> {
  constructor(
    readonly isRefused: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(Count)
export class CountHandler implements ICommandHandler<Count> {
  private runs = 0;

  async execute({ isRefused }: Count): Promise<number> {
    this.runs += 1;
    if (isRefused) throw new Error('refused');
    return this.runs;
  }
}

/** Holds for every adapter whose commands run `CountHandler`: call it inside a `describe`. */
export function idempotencyContract(subject: () => Idempotency): void {
  const count = (
    key: string | undefined,
    { scope = 'count', content = 'same', word = async (runs: number) => `run ${runs}`, isRefused = false } = {},
  ): Promise<{ readonly said: string; readonly nothing?: undefined }> =>
    subject().execute(scope, key, content, new Count(isRefused, Actor.job('test')), async (runs) => ({
      said: await word(runs),
      nothing: undefined,
    }));

  it('runs each call without a key', async () => {
    expect((await count(undefined)).said).not.toBe((await count(undefined)).said);
  });

  it('answers a repetition with the words of the first answer, as JSON keeps them', async () => {
    const key = randomUUID();
    const first = await count(key);
    const words = [Object.keys(first), first, await count(key, { word: async () => 'other words' })];
    expect(words).toEqual([['said'], { said: first.said }, { said: first.said }]);
  });

  it('runs once per scope and key', async () => {
    const [key, scope] = [randomUUID(), 'count for somebody else'];
    const { said } = await count(key);
    expect((await count(randomUUID())).said).not.toBe(said);
    expect((await count(key, { scope })).said).not.toBe(said);
  });

  it('refuses a key that comes with other content', async () => {
    const key = randomUUID();
    await count(key);
    await expect(count(key, { content: 'other' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('runs the repetition of a call that was refused', async () => {
    const key = randomUUID();
    await expect(count(key, { isRefused: true })).rejects.toThrow('refused');
    await expect(count(key)).resolves.toMatchObject({ said: expect.stringContaining('run') });
  });

  it('does not run again what has been done but not yet put into words', async () => {
    const key = randomUUID();
    const runs: number[] = [];
    const fail = async (run: number): Promise<string> => {
      runs.push(run);
      throw new Error('no words');
    };
    await expect(count(key, { word: fail })).rejects.toThrow('no words');
    await expect(count(key)).resolves.toMatchObject({ said: `run ${runs[0]}` });
  });
}
