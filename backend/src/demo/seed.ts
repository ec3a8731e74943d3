import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { Prices } from '../contexts/catalogue/domain/prices.js';
import { ShowRatingWhenReviewsChanged } from '../contexts/catalogue/reactions/show-rating-when-reviews-changed.js';
import { CmsEntries } from '../contexts/content/domain/cms-entries.js';
import { PosterStudio } from '../contexts/content/domain/poster-studio.js';
import { ReviewedPlaces } from '../contexts/reviews/domain/reviewed-places.js';
import { ReviewRepository } from '../contexts/reviews/domain/review.repository.js';
import { Commands } from '../platform/commands.js';
import { Clock } from '../shared-kernel/building-blocks/clock.js';
import { Ids } from '../shared-kernel/building-blocks/ids.js';

type Seed = (app: NestFastifyApplication) => Promise<void>;

/**
 * Each context's part of the demonstration, in the order in which they need each other; each is a transaction. Its texts
 * take megabytes: they are loaded when they are to be written, and never by a process that finds them there.
 */
const SEEDS: Readonly<Record<string, Seed>> = {
  catalogue: async (app) => {
    const { seedCatalogue } = await import('../contexts/catalogue/demo/seed.js');
    const studio = app.get(PosterStudio, { strict: false });
    await seedCatalogue({
      database: app.get(EntityManager).getKysely(),
      ids: app.get(Ids),
      prices: app.get(Prices, { strict: false }),
      colourOf: (subject) => studio.colourOf(subject),
      now: app.get(Clock).now(),
    });
  },
  reviews: async (app) => {
    const { seedReviews } = await import('../contexts/reviews/demo/seed.js');
    const { reviews } = await import('../contexts/reviews/demo/index.js');
    const showRating = app.get(ShowRatingWhenReviewsChanged, { strict: false });
    await seedReviews(reviews, {
      reviews: app.get(ReviewRepository, { strict: false }),
      places: app.get(ReviewedPlaces, { strict: false }),
      ids: app.get(Ids),
      show: (fact) => showRating.react(fact),
    });
  },
  people: async (app) => (await import('./people.js')).seedEverybody(app),
  texts: async (app) => {
    const { seedContent } = await import('../contexts/content/seed-content.js');
    await seedContent(app.get(CmsEntries, { strict: false }), app.get(Clock).now());
  },
  networks: async (app) => {
    const { seedSocialNetworks } = await import('../contexts/content/demo/seed-social-networks.js');
    await seedSocialNetworks(app.get(EntityManager).getKysely(), app.get(Ids));
  },
};

/** Fills the database with the demonstration where it is missing. Answers the parts that were written now. */
export async function seedDemonstration(app: NestFastifyApplication): Promise<readonly string[]> {
  const seeded: string[] = [];
  for (const [part, seed] of Object.entries(SEEDS)) {
    const written = await app.get(Commands).inTransaction(() => seedOnce(app, part, seed));
    if (written) seeded.push(part);
  }
  return seeded;
}

/** Two processes that start at once: the second waits for the first one's row and then does nothing. */
async function seedOnce(app: NestFastifyApplication, part: string, seed: Seed): Promise<boolean> {
  const { rows } = await sql`
    insert into platform.setting (name, value) values (${`demo.seeded.${part}`}, ${JSON.stringify(app.get(Clock).now())}::jsonb)
    on conflict do nothing returning name
  `.execute(app.get(EntityManager).getKysely());
  if (rows.length === 0) return false;
  await seed(app);
  return true;
}
