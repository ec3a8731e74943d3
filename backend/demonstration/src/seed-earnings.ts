import type { CatalogueApi } from '@cicerone/backend/contexts/catalogue/index';
import type { IdentityApi, PersonView } from '@cicerone/backend/contexts/identity/index';
import type {
  EarningsToSeed,
  MissionToSeed,
  PayoutSeeding,
} from '@cicerone/backend/contexts/payouts/seeding/payout-seeding';
import { LOCALES, type Translated } from '@cicerone/backend/shared-kernel/language/locale';
import { instantOf } from '@cicerone/backend/shared-kernel/time/local-time';
import { earnings, type EarnedVisit } from './earnings.js';

const CITY = 'rome';
const TIME_ZONE = 'Europe/Rome';
const SHARE = 7000;
const NIGHT = 1000;

const person = async (identity: IdentityApi, email: string): Promise<PersonView> => {
  const found = await identity.findPersonByConfirmedEmail(email);
  if (!found) throw new Error(`${email} has no account`);
  return found;
};

/** Writes what guides of Rome have earned in the last months, and pays what is due. */
export async function seedEarnings(
  payouts: PayoutSeeding,
  identity: IdentityApi,
  catalogue: CatalogueApi,
  now: Date,
): Promise<void> {
  const cityName = await namesOf(catalogue, 'city', CITY);
  const written: EarningsToSeed[] = [];
  for (const { email, account, tax, visits } of earnings) {
    const { id: guideId, firstName, lastName } = await person(identity, email);
    const missions: MissionToSeed[] = [];
    for (const [place, visit] of visits.entries())
      missions.push(
        missionOf(visit, `BK-${email.length}${place}V1S1`, await namesOf(catalogue, 'tour', visit.tour), cityName, now),
      );
    written.push({
      guideId,
      account: account && { ...NO_DETAILS, holder: `${firstName} ${lastName}`, ...account },
      tax: tax && { ...tax, form: 'person', city: 'Roma', country: 'IT', taxCountry: 'IT', vatNumber: null },
      missions,
    });
  }
  const admin = await person(identity, 'admin@cicerone.example');
  await payouts.write(
    written,
    [3, 2, 1].map((ago) => monthAgo(now, ago)),
    admin.id,
  );
}

const NO_DETAILS = {
  form: 'iban',
  bankCountry: null,
  bankName: null,
  iban: null,
  swiftBic: null,
  routingNumber: null,
  accountNumber: null,
  branchCode: null,
  bankCode: null,
  currency: 'EUR',
  paypalEmail: null,
} as const;

const monthAgo = (now: Date, ago: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);

async function namesOf(catalogue: CatalogueApi, kind: 'city' | 'tour', slug: string): Promise<Translated> {
  const names = await Promise.all(
    LOCALES.map(async (locale) => [locale, (await catalogue.findName(kind, slug, locale)) ?? slug] as const),
  );
  return Object.fromEntries(names) as Translated;
}

function missionOf(
  visit: EarnedVisit,
  bookingReference: string,
  tourName: Translated,
  cityName: Translated,
  now: Date,
): MissionToSeed {
  const { monthsAgo, day, time, share, night, tickets, refund, isHeld = false } = visit;
  const localDate = `${monthAgo(now, monthsAgo)}-${String(day).padStart(2, '0')}`;
  const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
  return {
    tourName,
    cityName,
    timeZone: TIME_ZONE,
    startsAt: instantOf(`${localDate}T${time}`, TIME_ZONE) ?? now,
    localDate,
    localTime: time,
    isHeld,
    lines: [
      { kind: 'share', bookingReference, basisPoints: SHARE, amount: eur(share) },
      ...(night === undefined ? [] : [{ kind: 'night', basisPoints: NIGHT, amount: eur(night) } as const]),
      ...(tickets === undefined ? [] : [{ kind: 'ticket-advance', bookingReference, amount: eur(tickets) } as const]),
      ...(refund === undefined ? [] : [{ kind: 'refund', bookingReference, amount: eur(refund) } as const]),
    ],
  };
}
