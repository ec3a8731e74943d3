import { expect, it } from '@jest/globals';
import { TooManyRequests } from '../../../platform/too-many-requests.js';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import { HEROES, type PosterSubjects } from '../domain/poster-subjects.js';
import { DrawnPosterStudio } from '../gateways/drawn-poster-studio.js';
import type { EntryPosters } from './entry-posters.js';
import { FindPoster, FindPosterHandler, POSTER_FORMATS, POSTER_TYPES, POSTER_WIDTHS } from './find-poster.js';
import { RasterQueue } from '../../../platform/files/raster-queue.js';

const AT_ONCE = 64;
const AS_MANY_AS_A_PAGE_SHOWS = 25;

/** Notes what is being made, and makes it when told to. */
class SlowStudio extends DrawnPosterStudio {
  most = 0;
  made = 0;
  private running = 0;

  override async raster(): Promise<Buffer> {
    this.running += 1;
    this.most = Math.max(this.most, this.running);
    await new Promise(setImmediate);
    this.running -= 1;
    this.made += 1;
    return Buffer.alloc(1);
  }
}

const unlimited = { take: async () => undefined } as unknown as RateLimits;
const handlerWith = (studio: SlowStudio) =>
  new FindPosterHandler({} as PosterSubjects, {} as EntryPosters, studio, new RasterQueue(unlimited));
const questions = (network: string, gone: AbortSignal): FindPoster[] =>
  Object.keys(HEROES)
    .flatMap((hero) =>
      POSTER_FORMATS.flatMap((format) =>
        POSTER_WIDTHS.map((width) => new FindPoster('hero', hero, format, 'avif', width, undefined, { network, gone })),
      ),
    )
    .slice(0, AT_ONCE);

it('makes one picture at a time, and refuses a network that asks for more than a page shows', async () => {
  const studio = new SlowStudio();
  const handler = handlerWith(studio);
  const { signal } = new AbortController();
  const outcomes = await Promise.allSettled(
    questions('192.0.2.1', signal).map((question) => handler.execute(question)),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(studio.most).toBe(1);
  expect(studio.made).toBe(AS_MANY_AS_A_PAGE_SHOWS);
  expect(refused).toHaveLength(AT_ONCE - AS_MANY_AS_A_PAGE_SHOWS);
  expect(refused.every((reason) => reason instanceof TooManyRequests)).toBe(true);
});

it('gives up the pictures of a client that has gone', async () => {
  const studio = new SlowStudio();
  const handler = handlerWith(studio);
  const client = new AbortController();
  const asked = questions('192.0.2.1', client.signal).slice(0, 8);
  const outcomes = Promise.allSettled(asked.map((question) => handler.execute(question)));
  await new Promise(setImmediate);
  client.abort();
  await outcomes;
  expect(studio.made).toBeLessThanOrEqual(2);
});

it('draws vectors at once, whatever is being made', async () => {
  const studio = new SlowStudio();
  const [type] = POSTER_TYPES;
  const { signal } = new AbortController();
  const asker = { network: '192.0.2.1', gone: signal };
  const { contentType } = await handlerWith(studio).execute(
    new FindPoster('hero', 'home', 'card', type, 800, undefined, asker),
  );
  expect(contentType).toBe('image/svg+xml');
  expect(studio.made).toBe(0);
});
