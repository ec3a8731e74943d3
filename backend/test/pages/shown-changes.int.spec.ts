import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedCatalogue } from '../../demonstration/src/seed-catalogue.js';
import { CatalogueSeeding } from '../../src/contexts/catalogue/seeding/catalogue-seeding.js';
import type { TourView } from '../../src/contexts/catalogue/queries/tour-view.js';
import { RenameEntry } from '../../src/contexts/content/commands/rename-entry.js';
import { WriteEntry } from '../../src/contexts/content/commands/write-entry.js';
import type { EntryText } from '../../src/contexts/content/domain/cms-entries.js';
import { ContentSeeding } from '../../src/contexts/content/seeding/content-seeding.js';
import { KeepRates } from '../../src/contexts/pricing/commands/keep-rates.js';
import type { RateSet } from '../../src/contexts/pricing/domain/rate-set.js';
import { type RatingsBefore, Review } from '../../src/contexts/reviews/domain/review.js';
import { ReviewRepository } from '../../src/contexts/reviews/domain/review.repository.js';
import { aReview, REVIEWED_AT } from '../../src/contexts/reviews/testing/a-review.js';
import { Commands } from '../../src/platform/commands.js';
import { CacheInvalidation } from '../../src/platform/cache/cache-invalidation.js';
import { drain } from '../harness/drain.js';
import { Actor } from '../../src/shared-kernel/actor.js';
import { Site } from './site.js';

const job = Actor.job('test');
const TOUR = 'rome-evening-piazzas';
const REVIEW = '0197f000-0000-7000-8000-000000000001';

/** Addresses of a page and of the call that it is made of. */
type PageAndCall = readonly [page: string, call: string];

const text = (slug: string): PageAndCall => [
  `/en_US/EUR/page/${slug}`,
  `/api/cms/entry/dataByCmsAndLanguage?content_cms=page&slug=${slug}`,
];
const tour: PageAndCall = [`/en_US/EUR/tour/${TOUR}`, `/api/tour/${TOUR}`];
const reviewsOfTour: PageAndCall = [`/en_US/EUR/tour/${TOUR}`, `/api/reviews/${TOUR}?language=en_US`];
const city: PageAndCall = ['/en_US/EUR/city/rome', '/api/city/data?slug=rome'];
const tourInYen: PageAndCall = [`/en_US/JPY/tour/${TOUR}`, `/api/tour/${TOUR}?currency=JPY`];

// Nothing here tells of a change but the product itself, and nothing waits until what is kept has grown old.
describe('what has changed is shown at once, as a page and as data:', () => {
  let site: Site;

  beforeAll(async () => (site = await Site.open({ EXCHANGE_RATES_URL: 'http://127.0.0.1:9/not-asked' })));
  afterAll(() => site.close());

  const change = (work: () => Promise<void>): Promise<void> => site.testApp.app.get(Commands).inTransaction(work);
  const execute = (command: WriteEntry | RenameEntry | KeepRates): Promise<void> =>
    site.testApp.app.get(Commands).execute(command);
  const bodies = (asked: PageAndCall): Promise<string[]> =>
    Promise.all(asked.map(async (address) => (await site.get(address)).body));
  /** Whether page and call say so; both are kept from now on. */
  const say = async (asked: PageAndCall, words: string): Promise<boolean[]> =>
    (await bodies(asked)).map((body) => body.includes(words));
  /** Until all that was told has been heard: notices come one after the other. */
  async function allTold(): Promise<void> {
    let isHeard = false;
    site.testApp.app.get(CacheInvalidation).on('test', () => (isHeard = true));
    await site.testApp.tell('test');
    await site.testApp.until(() => isHeard);
  }
  /** When it is so, both are kept again, and no notice is on its way that would have them forgotten once more. */
  async function until(asked: PageAndCall, isSo: () => Promise<boolean>): Promise<void> {
    await site.testApp.until(isSo);
    await allTold();
    await bodies(asked);
  }
  const untilBothSay = (asked: PageAndCall, words: string): Promise<void> =>
    until(asked, async () => (await say(asked, words)).every((says) => says));
  const untilNeitherSays = (asked: PageAndCall, words: string): Promise<void> =>
    until(asked, async () => (await say(asked, words)).every((says) => !says));

  describe('a text', () => {
    const write = (slug: string, change: Partial<EntryText>): Promise<void> =>
      execute(
        new WriteEntry(
          {
            kind: 'page',
            slug,
            language: 'en_US',
            title: 'What to take along',
            summary: '',
            markdown: 'An umbrella.',
            status: 'published',
            position: 0,
            details: {},
            ...change,
          },
          job,
        ),
      );

    it('that is new, and that is written anew', async () => {
      expect(await say(text('rain'), 'An umbrella.')).toEqual([false, false]);
      await write('rain', {});
      await untilBothSay(text('rain'), 'An umbrella.');
      await write('rain', { markdown: 'A raincoat.' });
      await untilBothSay(text('rain'), 'A raincoat.');
      expect(await say(text('rain'), 'An umbrella.')).toEqual([false, false]);
    });

    it('that is a draft again, and that is published', async () => {
      await write('snow', {});
      await untilBothSay(text('snow'), 'An umbrella.');
      await write('snow', { status: 'draft' });
      await untilNeitherSays(text('snow'), 'An umbrella.');
      await write('snow', {});
      await untilBothSay(text('snow'), 'An umbrella.');
    });

    it('that has another address', async () => {
      await write('hail', {});
      await untilBothSay(text('hail'), 'An umbrella.');
      expect(await say(text('sleet'), 'An umbrella.')).toEqual([false, false]);
      await execute(new RenameEntry('page', 'hail', 'sleet', job));
      await untilBothSay(text('sleet'), 'An umbrella.');
      await untilNeitherSays(text('hail'), 'An umbrella.');
    });
  });

  describe('a review', () => {
    const words = 'We came for the fountains and stayed for the stories.';
    const reviews = (): ReviewRepository => site.testApp.app.get(ReviewRepository, { strict: false });
    const shownTour = async (): Promise<TourView> => (await site.testApp.get<TourView>(tour[1])).body;
    const publish = async (id: string, text: string): Promise<void> => {
      const { id: tourId, city } = await shownTour();
      const places = { tourId, cityId: city.id, bookingReference: `BK-${id.slice(-6)}` };
      const facts = aReview({ id, ...places, language: 'en_US', text });
      await change(async () => {
        const review = Review.write(facts, REVIEWED_AT);
        review.publish(await reviews().getRatingsForChange(review), REVIEWED_AT);
        await reviews().save(review);
      });
    };
    const moderate = (decide: (review: Review, ratings: RatingsBefore) => void): Promise<void> =>
      change(async () => {
        const review = await reviews().getForChange(REVIEW);
        decide(review, await reviews().getRatingsForChange(review));
        await reviews().save(review);
      });

    it('that is published, hidden, and published again', async () => {
      expect(await say(reviewsOfTour, words)).toEqual([false, false]);
      await publish(REVIEW, words);
      await untilBothSay(reviewsOfTour, words);
      await moderate((review, ratings) => review.hide('Insult', ratings));
      await untilNeitherSays(reviewsOfTour, words);
      await moderate((review, ratings) => review.publish(ratings, REVIEWED_AT));
      await untilBothSay(reviewsOfTour, words);
    });

    it('that counts for its tour', async () => {
      await drain(site.testApp.app);
      const next = (await shownTour()).reviewCount + 1;
      await publish('0197f000-0000-7000-8000-000000000004', 'Not a step too many.');
      await untilBothSay(reviewsOfTour, 'Not a step too many.');
      // The page counts its reviews in other places too, and those know it already.
      const counts = async (): Promise<number[]> => {
        const words = [`(<!-- -->${next}<!-- -->)`, `"reviewCount":${next}`];
        return (await bodies(tour)).map((body, at) => body.split(words[at] ?? '').length);
      };
      const before = await counts();
      await drain(site.testApp.app);
      await site.testApp.until(async () => (await counts()).every((count, at) => count > (before[at] ?? 0)));
    });
  });

  it.each([
    ['tour', 'catalogue.tour', TOUR, tour],
    ['city', 'catalogue.city', 'rome', city],
  ])('a %s that the catalogue is told of', async (_, table, slug, asked) => {
    const { app } = site.testApp;
    await site.testApp.change(`update ${table} set names = names || '{"en_US": "Rometta"}' where slug = $1`, [slug]);
    await untilBothSay(asked, 'Rometta');
    await change(() =>
      seedCatalogue(app.get(CatalogueSeeding, { strict: false }), app.get(ContentSeeding, { strict: false })),
    );
    await untilNeitherSays(asked, 'Rometta');
  });

  it('a rate of exchange', async () => {
    const rates = { USD: '1.1634', GBP: '0.8712', CHF: '0.9318', CAD: '1.6287', AUD: '1.7753' };
    const keep = (JPY: string): Promise<void> =>
      execute(new KeepRates({ source: 'feed', date: '2026-11-20', rates: { ...rates, JPY } } as RateSet, job));
    const prices = async (): Promise<readonly (number | undefined)[]> => {
      const [page = '', call = ''] = await bodies(tourInYen);
      const found = [/"price":"(\d+)","priceCurrency":"JPY"/.exec(page), /"amount":(\d+),"currency":"JPY"/.exec(call)];
      return found.map((match) => (match?.[1] === undefined ? undefined : Number(match[1])));
    };
    expect(await prices()).toEqual([undefined, undefined]);
    await keep('160');
    await until(tourInYen, async () => (await prices()).every((price) => price !== undefined));
    const [page = 0, call = 0] = await prices();
    await keep('320');
    await site.testApp.until(async () => (await prices()).every((price) => price !== page && price !== call));
    expect(await prices()).toEqual([2 * page, 2 * call]);
  });
});
