import { afterEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { REACTION_ATTEMPTS, type ReactionJob, type ReactionQueue } from '../outbox/reaction-queue.js';

const PATIENCE_MS = 120_000;

/** Waits for what other processes and timers do. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Still not so after ${PATIENCE_MS} ms: ${condition.toString()}`);
    await sleep(10);
  }
}

/** What every {@link ReactionQueue} does. `open` gives one with short pauses; two of them share their jobs. */
export function describeReactionQueue(open: () => ReactionQueue): void {
  const opened: ReactionQueue[] = [];
  const queue = (): ReactionQueue => {
    const one = open();
    opened.push(one);
    return one;
  };
  const job = (): ReactionJob => ({ reaction: 'test.do', messageId: randomUUID() });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
  });

  it('brings each job to one worker', async () => {
    const got: string[] = [];
    const [producer, ...workers] = [queue(), queue(), queue()];
    for (const worker of workers) await worker.work(async ({ messageId }) => void got.push(messageId));
    const jobs = Array.from({ length: 40 }, job);
    await producer?.add(jobs);
    await until(() => got.length >= 40);
    await sleep(50);
    expect(got.sort()).toEqual(jobs.map(({ messageId }) => messageId).sort());
  });

  it('keeps jobs for a worker that comes later, and one of each', async () => {
    const got: string[] = [];
    const only = job();
    await queue().add([only]);
    await queue().add([only, only]);
    await queue().work(async ({ messageId }) => void got.push(messageId));
    await until(() => got.length > 0);
    await sleep(50);
    expect(got).toEqual([only.messageId]);
  });

  it('tries a failing job five times, counting, and takes it again when it is added again', async () => {
    const attempts: number[] = [];
    const one = queue();
    const failing = job();
    await one.work(async (_, attempt) => {
      attempts.push(attempt);
      throw new Error('not today');
    });
    await one.add([failing]);
    await until(() => attempts.length >= REACTION_ATTEMPTS);
    await sleep(100);
    expect(attempts).toEqual([1, 2, 3, 4, 5]);
    await one.add([failing]);
    await until(() => attempts.length === 2 * REACTION_ATTEMPTS);
    expect(attempts.slice(REACTION_ATTEMPTS)).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets running jobs end when it closes, and leaves the rest to others', async () => {
    const events: string[] = [];
    let slowlyMs = 200;
    const run = async ({ messageId }: ReactionJob): Promise<void> => {
      events.push(`start ${messageId}`);
      await sleep(slowlyMs);
      events.push(`end ${messageId}`);
    };
    // Seconds of work, so that none but a part of it is done when the queue closes.
    const jobs = Array.from({ length: 100 }, job);
    const one = queue();
    await one.work(run);
    await one.add(jobs);
    await until(() => events.length > 0);
    opened.splice(opened.indexOf(one), 1);
    await one.close();
    slowlyMs = 0;
    const atClose = events.length;
    expect(events.filter((event) => event.startsWith('start'))).toHaveLength(atClose / 2);
    expect(atClose).toBeLessThan(2 * jobs.length);
    await queue().work(run);
    await until(() => events.length === 2 * jobs.length);
    expect(new Set(events).size).toBe(2 * jobs.length);
  });

  it('says that it can be reached', async () => {
    const one = queue();
    // While it is opened it is not yet.
    await until(() => one.isReachable());
  });
}
