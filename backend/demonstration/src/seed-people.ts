import type { CatalogueApi } from '@cicerone/backend/contexts/catalogue/index';
import type { ProfessionalSeeding } from '@cicerone/backend/contexts/agencies/seeding/professional-seeding';
import type { GuideSeeding, GuideToSeed } from '@cicerone/backend/contexts/guides/seeding/guide-seeding';
import type { AccountSeeding, AccountToSeed } from '@cicerone/backend/contexts/identity/seeding/account-seeding';
import type {
  ApplicationSeeding,
  ApplicationToSeed,
} from '@cicerone/backend/contexts/recruitment/seeding/application-seeding';
import { applications } from './applications.js';
import { DEMO_PASSWORD, people } from './people.js';
import { cities, type City } from './cities.js';
import { leadsStepFree, licenceOf, portraitOf, wordsOf, yearsOf } from './guide-profiles.js';
import { type Guide, guides } from './guides.js';

export interface PeopleSeedings {
  readonly accounts: AccountSeeding;
  readonly applications: ApplicationSeeding;
  readonly professionals: ProfessionalSeeding;
  readonly guides: GuideSeeding;
  readonly catalogue: CatalogueApi;
}

/** Writes the accounts of the demonstration, and what its guides can do. */
export async function seedPeople(seedings: PeopleSeedings): Promise<void> {
  const accounts = [...people.map(toPersonsAccount), ...guides.map(toAccount)];
  const ids = await seedings.accounts.write(accounts, DEMO_PASSWORD);
  const idsOf = (all: readonly { readonly email: string }[]): string[] =>
    all.flatMap(({ email }) => ids.get(email) ?? []);
  const forms: ApplicationToSeed[] = [];
  for (const each of applications) forms.push(await toForm(each, ids, seedings.catalogue));
  await seedings.applications.writeForms(forms);
  await seedings.applications.write(idsOf(guides), 'approved');
  await seedings.applications.write(idsOf(people.filter(({ application }) => application)), 'form-in-progress');
  await seedings.professionals.write(idsOf(people.filter(({ isProfessional }) => isProfessional)));
  const profiles: GuideToSeed[] = [];
  for (const [place, guide] of guides.entries()) profiles.push(await toProfile(guide, place, ids, seedings.catalogue));
  await seedings.guides.write(profiles);
}

const cityOf = (city: string): City | undefined => cities.find(({ slug }) => slug === city);

const toPersonsAccount = ({ application: _, isProfessional, ...person }: (typeof people)[number]): AccountToSeed => ({
  ...person,
  accountType: isProfessional ? 'business' : 'individual',
});

const toAccount = ({ email, firstName, lastName, gender, phone, languages, manager }: Guide): AccountToSeed => ({
  email,
  firstName,
  lastName,
  gender,
  phone,
  role: 'guide',
  language: languages[0]?.locale ?? 'en_US',
  currency: 'EUR',
  ...(manager === undefined ? {} : { manager }),
});

async function toProfile(
  guide: Guide,
  place: number,
  ids: ReadonlyMap<string, string>,
  catalogue: CatalogueApi,
): Promise<GuideToSeed> {
  const userId = ids.get(guide.email);
  const cityId = await catalogue.findCityId(guide.city);
  const timeZone = cityOf(guide.city)?.timeZone;
  if (!userId || !cityId || !timeZone)
    throw new Error(`${guide.email} lives in ${guide.city}, which is not in the catalogue`);
  return {
    ...guide,
    userId,
    cityId,
    timeZone,
    yearsGuiding: yearsOf(guide),
    licence: licenceOf(guide),
    stepFree: leadsStepFree(guide),
    words: wordsOf(guide, place),
    portrait: await portraitOf(guide),
  };
}

async function toForm(
  application: (typeof applications)[number],
  ids: ReadonlyMap<string, string>,
  catalogue: CatalogueApi,
): Promise<ApplicationToSeed> {
  const { email, city, categories, daysOff, yearsGuiding = null, licence = null, answers, ...form } = application;
  const [userId, cityId] = [ids.get(email), await catalogue.findCityId(city)];
  if (!userId || !cityId) throw new Error(`${email} has no account, or ${city} is not in the catalogue`);
  return {
    ...form,
    userId,
    cityId,
    bikeTour: form.bikeTour ?? null,
    remark: form.remark ?? null,
    reason: form.reason ?? null,
    answerAgain: form.answerAgain ?? [],
    guidePreferences: { categories, daysOff, yearsGuiding, licence },
    answers: answers.map(({ questionKey, text = '', hasVoice = false }) => ({ questionKey, text, hasVoice })),
  };
}
