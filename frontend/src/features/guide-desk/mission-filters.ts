import { STATUS_FILTERS, toSearch, type MissionFilters, type Period, type StatusFilter } from './mission-search.js';
import type { Mission } from './missions.api.js';

const ofPeriod = (period: Period, now: number) => (mission: Mission) =>
  period === 'all' || Date.parse(mission.endsAt) > now === (period === 'upcoming');

const ofStatus = (status: StatusFilter) => (mission: Mission) =>
  status === 'all' || (status === 'responded' ? mission.guideAvailability !== undefined : mission.status === status);

/** The next one first among those to come, the latest first among the others. */
export function chosen(missions: readonly Mission[], { period, status }: MissionFilters, now: number): Mission[] {
  const direction = period === 'upcoming' ? 1 : -1;
  return missions
    .filter(ofPeriod(period, now))
    .filter(ofStatus(status))
    .sort((a, b) => direction * (Date.parse(a.startsAt) - Date.parse(b.startsAt)));
}

/** `/guide-missions?status=pending` */
export function missionsPath(filters: MissionFilters): string {
  const search = new URLSearchParams({ ...toSearch(filters) }).toString();
  return search ? `/guide-missions?${search}` : '/guide-missions';
}

/** How many each status would show, in the chosen period. */
export function countsOf(missions: readonly Mission[], period: Period, now: number): Record<StatusFilter, number> {
  const within = missions.filter(ofPeriod(period, now));
  const counts = STATUS_FILTERS.map((status) => [status, within.filter(ofStatus(status)).length] as const);
  return Object.fromEntries(counts) as Record<StatusFilter, number>;
}

interface MonthOfMissions {
  /** `2027-05`, by local service date. */
  readonly month: string;
  readonly missions: readonly Mission[];
}

/** In the order in which they come. */
export function byMonth(missions: readonly Mission[]): readonly MonthOfMissions[] {
  const months = Map.groupBy(missions, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, its]) => ({ month, missions: its }));
}

export interface WaitingOffers {
  readonly count: number;
  /** Of the offer that must be answered first. */
  readonly next: Mission;
}

/** Offers that want an answer, whose deadline is to come; of the others their own cards speak. */
export function waitingOffers(missions: readonly Mission[], now: number): WaitingOffers | undefined {
  const waiting = missions.filter(
    ({ status, actions, respondBefore }) =>
      status === 'waiting-response' &&
      actions.includes('respond') &&
      (respondBefore === undefined || Date.parse(respondBefore) >= now),
  );
  const [next] = waiting.toSorted((a, b) => String(a.respondBefore).localeCompare(String(b.respondBefore)));
  return next && { count: waiting.length, next };
}
