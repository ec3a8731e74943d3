import { Guides, type Search } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { GuideUnknown } from '../domain/mission.errors.js';
import type { Offer } from '../domain/offer.js';
import type { Candidate } from '../domain/ranking.js';
import type { InMemoryMissionRepository } from './in-memory-mission.repository.js';
import type { InMemoryOfferRepository } from './in-memory-offer.repository.js';

const DAYS_OF_REFUSALS = 90;
const DAY_MS = 86_400_000;

interface Profile {
  readonly cityId: string;
  readonly rating: number | null;
}

/** Guides who speak every language, are qualified for everything and never have a day off. */
export class InMemoryGuides extends Guides {
  private readonly profiles = new Map<string, Profile>();

  constructor(
    private readonly missions: InMemoryMissionRepository,
    private readonly offers: InMemoryOfferRepository,
  ) {
    super();
  }

  add(guideId: string, profile: Profile): void {
    this.profiles.set(guideId, profile);
  }

  async candidates(search: Search, openOffers: number, now: Date): Promise<readonly Candidate[]> {
    return [...this.profiles].flatMap(([guideId, { cityId, rating }]) => {
      const offers = this.offers.all.filter((offer) => offer.guideId === guideId);
      const missions = this.missions.all.filter((mission) => mission.guideId === guideId);
      const canTake =
        cityId === search.cityId &&
        missions.every((mission) => !isBusy(mission, search)) &&
        offers.every((offer) => !isSettled(offer, search)) &&
        offers.filter((offer) => this.isOpen(offer, now)).length < openOffers;
      return canTake
        ? [{ guideId, rating, refusals: refusalsOf(offers, now), lastMissionAt: lastMissionOf(missions) }]
        : [];
    });
  }

  async lock(guideId: string): Promise<void> {
    if (!this.profiles.has(guideId)) throw new GuideUnknown({ guideId });
  }

  private isOpen({ missionId, answer, respondBefore }: Offer, now: Date): boolean {
    const isAwaited = answer === null && respondBefore !== null && respondBefore > now;
    return isAwaited && this.missions.all.some(({ id, state }) => id === missionId && state === 'open');
  }
}

const isBusy = ({ state, startsAt, endsAt, busyUntil }: Mission, search: Search): boolean =>
  state === 'assigned' &&
  startsAt.getTime() < search.endsAt.getTime() + (busyUntil.getTime() - endsAt.getTime()) &&
  search.startsAt < busyUntil;

/** The guide has refused the mission, or was asked in this search. */
const isSettled = ({ missionId, answer, askedAt }: Offer, { id, openedAt }: Search): boolean =>
  missionId === id && (answer === 'no' || askedAt >= openedAt);

const refusalsOf = (offers: readonly Offer[], now: Date): number =>
  offers.filter(
    ({ answer, answeredAt }) =>
      answer === 'no' && answeredAt !== null && now.getTime() - answeredAt.getTime() < DAYS_OF_REFUSALS * DAY_MS,
  ).length;

function lastMissionOf(missions: readonly Mission[]): Date | null {
  const starts = missions
    .filter(({ state }) => state === 'assigned' || state === 'finished')
    .map(({ startsAt }) => startsAt.getTime());
  return starts.length === 0 ? null : new Date(Math.max(...starts));
}
