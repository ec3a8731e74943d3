import { isMonth } from '../../ui/calendar/month.js';
import type { Mission, MissionStatus } from './missions.api.js';

export const PERIODS = ['upcoming', 'past', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const STATUSES: readonly MissionStatus[] = [
  'waiting-response',
  'pending',
  'assigned',
  'accepted',
  'rejected',
  'finished',
  'cancelled',
];

/** `responded`: whatever the answer was. */
export const STATUS_FILTERS = ['all', 'responded', ...STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const VIEWS = ['list', 'calendar'] as const;

/** What the address says; what is usual is left out of it. */
export interface MissionSearch {
  readonly period?: string;
  readonly status?: string;
  readonly view?: string;
  readonly month?: string;
  /** For admins: whose missions. */
  readonly guide?: string;
}

export interface MissionFilters {
  readonly period: Period;
  readonly status: StatusFilter;
  readonly view: (typeof VIEWS)[number];
  readonly month: string | undefined;
  readonly guide: string | undefined;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);
const matching = (pattern: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

export function readFilters(search: Readonly<Record<string, unknown>>): MissionFilters {
  return {
    period: oneOf(PERIODS, search['period'] === 'previous' ? 'past' : search['period']) ?? 'upcoming',
    status: oneOf(STATUS_FILTERS, search['status']) ?? 'all',
    view: oneOf(VIEWS, search['view']) ?? 'list',
    month: isMonth(search['month']) ? search['month'] : undefined,
    guide: matching(UUID, search['guide']),
  };
}

export function toSearch({ period, status, view, month, guide }: MissionFilters): MissionSearch {
  return {
    ...(period === 'upcoming' ? {} : { period }),
    ...(status === 'all' ? {} : { status }),
    ...(view === 'list' ? {} : { view }),
    ...(month ? { month } : {}),
    ...(guide ? { guide } : {}),
  };
}

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
