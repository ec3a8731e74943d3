import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import { readConfig } from '../config.js';
import { FixedClock } from '../../shared-kernel/building-blocks/clock.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';
import { EncodedJson } from './encoded-json.js';
import { ResponseCache } from './response-cache.js';

/** More entries than fit at half a kilobyte each. */
const MANY = 100_000;

const urlOf = (number: number): string => `/api/airports/search?query=${number}`;
const asking = (url: string): FastifyRequest => ({ headers: {}, raw: { url } }) as unknown as FastifyRequest;

// Nothing is published and nothing connects: these tests look at reads and cached answers only.
function publicAnswers(clock = new FixedClock(new Date('2026-11-21T10:00:00Z'))): ResponseCache {
  const changes = new CacheInvalidation({} as EntityManager, new PostgresNotifications('postgres://nowhere'));
  return new ResponseCache(readConfig({ APP_MODE: 'test' }), clock, changes);
}

describe('answers of public reads', () => {
  it('forget the oldest before they fill the memory, however little each of them says', async () => {
    const answers = publicAnswers();
    for (let number = 0; number < MANY; number += 1) await answers.answerTo(asking(urlOf(number)), async () => []);
    const kept = Array.from({ length: MANY }, (_, number) => number).filter((number) => answers.kept(urlOf(number)));
    expect(kept.length).toBeLessThan(90_000);
    expect(kept.at(-1)).toBe(MANY - 1);
    expect(kept[0]).toBe(MANY - kept.length);
  });

  it('are kept for a minute by the product’s clock, and no longer', async () => {
    const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
    const answers = publicAnswers(clock);
    await answers.answerTo(asking('/tours'), async () => 'in the morning');
    clock.moveBy(60_000);
    expect(answers.kept('/tours')?.body.toString()).toBe('"in the morning"');
    clock.moveBy(1);
    expect(answers.kept('/tours')).toBeUndefined();
    // The answers may differ on an earlier day.
    clock.moveBy(-60_002);
    expect(answers.kept('/tours')).toBeUndefined();
  });

  it('that were begun before a change are for their askers alone', async () => {
    const answers = publicAnswers();
    let finish: (content: string) => void = () => undefined;
    const asked = answers.answerTo(asking('/tours'), () => new Promise<string>((resolve) => (finish = resolve)));
    answers.forgetAll();
    finish('before');
    expect((await asked).body.toString()).toBe('"before"');
    expect(answers.kept('/tours')).toBeUndefined();
    await answers.answerTo(asking('/tours'), async () => 'after');
    expect(answers.kept('/tours')?.body.toString()).toBe('"after"');
  });

  it('that were begun before a change do not replace those that were begun after it', async () => {
    const answers = publicAnswers();
    let finish: (content: string) => void = () => undefined;
    const asked = answers.answerTo(asking('/tours'), () => new Promise<string>((resolve) => (finish = resolve)));
    answers.forgetAll();
    await answers.answerTo(asking('/tours'), async () => 'after');
    finish('before');
    await asked;
    expect(answers.kept('/tours')?.body.toString()).toBe('"after"');
  });

  it('are the same bytes, whether JSON was written already or is still to be', async () => {
    const answers = publicAnswers();
    const said = { tours: [{ name: '浅草' }], total: 1 };
    const tours = EncodedJson.list([EncodedJson.of<object>(Buffer.from('{"name":"浅草"}'))]);
    const written = await answers.answerTo(asking('/a'), async () => EncodedJson.object({ tours, total: 1 }));
    const plain = await answers.answerTo(asking('/b'), async () => said);
    expect(written.body).toEqual(plain.body);
    expect(written.etag).toBe(plain.etag);
  });
});
