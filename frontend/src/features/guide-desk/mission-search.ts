import { isMonth } from '../../ui/calendar/month.js';
import type { MissionStatus } from './missions.api.js';

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
