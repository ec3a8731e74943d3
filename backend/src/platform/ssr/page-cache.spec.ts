import type { EntityManager } from '@mikro-orm/postgresql';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../config.js';
import { FixedClock } from '../../shared-kernel/building-blocks/clock.js';
import { ResponseCache } from '../http/response-cache.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';
import { PageCache } from './page-cache.js';
import { StoredPage } from './stored-page.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const ADDRESS = '/de_DE/EUR/tours';

describe('pages that are kept', () => {
  const config = readConfig({ APP_MODE: 'test' });
  // Nothing is published and nothing connects: these tests look at cached pages only.
  const changes = new CacheInvalidation({} as EntityManager, new PostgresNotifications('postgres://nowhere'));
  const answers = new ResponseCache(config, new FixedClock(new Date(NOW)), changes);
  let clock: jest.SpiedFunction<typeof Date.now>;

  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(NOW);
  });
  afterEach(() => clock.mockRestore());

  const page = (text: string): StoredPage => new StoredPage(200, [text], Date.now());
  const read = async (pages: PageCache, text: string): Promise<string> =>
    (await pages.get(ADDRESS, async () => page(text))).text.toString();

  it('are shown for less than a minute', async () => {
    const pages = new PageCache(config, answers);
    await read(pages, 'in the morning');
    clock.mockReturnValue(NOW + 59_999);
    expect(pages.isAtHand(ADDRESS)).toBe(true);
    expect(await read(pages, 'later')).toBe('in the morning');
    clock.mockReturnValue(NOW + 60_000);
    expect(pages.isAtHand(ADDRESS)).toBe(false);
    expect(await read(pages, 'later')).toBe('later');
  });

  it('are forgotten with the answers that they are made of', async () => {
    const pages = new PageCache(config, answers);
    await read(pages, 'before');
    answers.forgetAll();
    expect(await read(pages, 'after')).toBe('after');
  });

  it('that were begun before a change are for their askers alone', async () => {
    const pages = new PageCache(config, answers);
    let finish: (page: StoredPage) => void = () => undefined;
    const asked = pages.get(ADDRESS, () => new Promise<StoredPage>((resolve) => (finish = resolve)));
    answers.forgetAll();
    finish(page('before'));
    expect((await asked).text.toString()).toBe('before');
    expect(pages.isAtHand(ADDRESS)).toBe(false);
    expect(await read(pages, 'after')).toBe('after');
  });

  it('that were begun before a change do not replace those that were begun after it', async () => {
    const pages = new PageCache(config, answers);
    let finish: (page: StoredPage) => void = () => undefined;
    const asked = pages.get(ADDRESS, () => new Promise<StoredPage>((resolve) => (finish = resolve)));
    answers.forgetAll();
    await read(pages, 'after');
    finish(page('before'));
    await asked;
    expect(await read(pages, 'later')).toBe('after');
  });

  it('that nobody has asked for the longest are forgotten when all take too much memory', async () => {
    const pages = new PageCache(config, answers);
    const large = page('x'.repeat(20_000_000));
    const ask = (address: string) => pages.get(address, async () => large);
    for (const address of ['a', 'b', 'a', 'c']) await ask(address);
    expect(['a', 'b', 'c'].filter((address) => pages.isAtHand(address))).toEqual(['a', 'c']);
  });
});
