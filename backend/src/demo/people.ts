import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Kysely } from 'kysely';
import { cities } from '../contexts/catalogue/demo/cities.js';
import { guides } from '../contexts/catalogue/demo/guides.js';
import type { CityOfDemo, GuideOfDemo } from '../contexts/catalogue/demo/shapes.js';
import { CatalogueApi } from '../contexts/catalogue/index.js';
import { type GuideToSeed, seedGuides } from '../contexts/guide-missions/demo/seed-guides.js';
import { DEMO_PASSWORD, demoAccounts } from '../contexts/identity/demo/accounts.js';
import { type PersonOfDemo, seedPeople } from '../contexts/identity/demo/seed-people.js';
import { Passwords } from '../contexts/identity/domain/passwords.js';
import { Clock } from '../shared-kernel/building-blocks/clock.js';
import { Ids } from '../shared-kernel/building-blocks/ids.js';
import { phonesOf } from './guide-phones.js';

/** The accounts of the demonstration, and the guides with what they can do; with the running transaction. */
export async function seedEverybody(app: NestFastifyApplication): Promise<void> {
  const database: Kysely<unknown> = app.get(EntityManager).getKysely();
  const passwordHash = await app.get(Passwords, { strict: false }).hash(DEMO_PASSWORD);
  const surroundings = { database, ids: app.get(Ids), clock: app.get(Clock), passwordHash };
  await seedPeople(demoAccounts, surroundings);
  const phones = phonesOf(guides.map(({ email, city }) => ({ email, country: cityOf(city)?.country ?? '' })));
  const people = guides.map((guide) => toPerson(guide, phones.get(guide.email)));
  const ids = await seedPeople(people, surroundings);
  const catalogue = app.get(CatalogueApi, { strict: false });
  const profiles: GuideToSeed[] = [];
  for (const guide of guides) profiles.push(await toProfile(guide, ids, catalogue));
  await seedGuides(profiles, database);
}

const cityOf = (city: string): CityOfDemo | undefined => cities.find(({ slug }) => slug === city);

const toPerson = (
  { email, firstName, lastName, gender, languages }: GuideOfDemo,
  phone: string | undefined,
): PersonOfDemo => ({
  email,
  firstName,
  lastName,
  gender,
  role: 'guide',
  status: 'guide_approved',
  language: languages[0]?.locale ?? 'en_US',
  currency: 'EUR',
  ...(phone === undefined ? {} : { phone }),
});

async function toProfile(
  guide: GuideOfDemo,
  ids: ReadonlyMap<string, string>,
  catalogue: CatalogueApi,
): Promise<GuideToSeed> {
  const userId = ids.get(guide.email);
  const cityId = await catalogue.findCityId(guide.city);
  const timeZone = cityOf(guide.city)?.timeZone;
  if (!userId || !cityId || !timeZone)
    throw new Error(`${guide.email} lives in ${guide.city}, which is not in the catalogue`);
  return { ...guide, userId, cityId, timeZone };
}
