import type { INestApplicationContext } from '@nestjs/common';
import { CatalogueApi } from '../../src/contexts/catalogue/index.js';
import { CatalogueSeeding } from '../../src/contexts/catalogue/seeding/catalogue-seeding.js';
import { GuideSeeding, type GuideToSeed } from '../../src/contexts/guides/seeding/guide-seeding.js';
import { AccountSeeding, type AccountToSeed } from '../../src/contexts/identity/seeding/account-seeding.js';
import { ApplicationSeeding } from '../../src/contexts/recruitment/seeding/application-seeding.js';
import { ReviewSeeding, type ReviewToSeed } from '../../src/contexts/reviews/seeding/review-seeding.js';
import { Commands } from '../../src/platform/commands.js';
import { accounts, guides, PASSWORD } from './people.js';
import { places } from './places.js';
import { tours } from './tours.js';

const review = (on: string, rating: number): ReviewToSeed => ({
  author: 'Hanna K.',
  country: 'DE',
  language: 'en_US',
  rating,
  on,
  text: `Worth every minute of the ${on}.`,
});

/** By the slug of the tour. */
const reviews: Readonly<Record<string, readonly ReviewToSeed[]>> = {
  'rome-colosseum-and-forum': [review('2026-04-02', 5), review('2026-06-11', 4), review('2026-09-30', 5)],
  'rome-evening-piazzas': [review('2026-05-20', 4), review('2026-08-14', 5)],
};

/** Fills an empty database with the small world: three cities, five tours, four guides, three other people, five reviews. */
export async function seedWorld(app: INestApplicationContext): Promise<void> {
  const write = (work: () => Promise<void>): Promise<void> => app.get(Commands).inTransaction(work);
  await write(() => seedCatalogue(app));
  await write(() => seedReviews(app));
  await write(() => seedPeople(app));
}

async function seedCatalogue(app: INestApplicationContext): Promise<void> {
  const catalogue = app.get(CatalogueSeeding, { strict: false });
  await catalogue.writePlaces(places);
  await catalogue.writeTours(tours);
}

async function seedReviews(app: INestApplicationContext): Promise<void> {
  for (const [tour, written] of Object.entries(reviews)) {
    const last = await app.get(ReviewSeeding, { strict: false }).publish(tour, written);
    if (last) await app.get(CatalogueSeeding, { strict: false }).showRating(last);
  }
}

async function seedPeople(app: INestApplicationContext): Promise<void> {
  const own = guides.map(({ email, firstName, lastName, languages }): AccountToSeed => ({
    email,
    firstName,
    lastName,
    role: 'guide',
    language: languages[0]?.locale ?? 'en_US',
    currency: 'EUR',
  }));
  const ids = await app.get(AccountSeeding, { strict: false }).write([...accounts, ...own], PASSWORD);
  const guideIds = own.flatMap(({ email }) => ids.get(email) ?? []);
  await app.get(ApplicationSeeding, { strict: false }).write(guideIds, 'approved');
  const catalogue = app.get(CatalogueApi, { strict: false });
  const categories = places.categories.map(({ slug }) => slug);
  const profiles: GuideToSeed[] = [];
  for (const guide of guides) {
    const [userId, cityId] = [ids.get(guide.email), await catalogue.findCityId(guide.city)];
    if (!userId || !cityId) throw new Error(`${guide.email} has no account or no city`);
    profiles.push({ ...guide, userId, cityId, categories });
  }
  await app.get(GuideSeeding, { strict: false }).write(profiles);
}
