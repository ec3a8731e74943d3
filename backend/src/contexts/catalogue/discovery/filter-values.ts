import { offered } from '../../../platform/http/validation-issue.js';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import type { FieldProblem } from '../../../platform/http/problem.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { LONGEST_AHEAD_MS } from '../../../shared-kernel/time/too-far-ahead.js';
import type { ToursFiltered } from './requested-filter.js';

/** The values that a filter may have. */
export interface FilterValues {
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly hasCity: boolean;
}

/** The zone whose days begin last. */
const LAST_ZONE_MS = 12 * 3_600_000;
/** The zone whose days begin first. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** Throws `ValidationFailed` for values that no tour can have, so that a mistake does not look like an empty list. */
export function mustBeOffered(asked: ToursFiltered, known: FilterValues, now: Date): void {
  const { minEuros = 0, maxEuros, startAt, city } = asked;
  const problems: FieldProblem[] = [
    ...strangersIn('categories', asked.categories, known.categories),
    ...strangersIn('specialFilters', asked.specialFilters, known.specialFilters),
  ];
  if (city !== undefined && !known.hasCity) problems.push(fieldProblem('city', 'UNKNOWN_CITY'));
  if (maxEuros !== undefined && minEuros > maxEuros) problems.push(fieldProblem('minPrice', 'LEAST_ABOVE_MOST'));
  const dayIn = (milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString().slice(0, 10);
  if (startAt !== undefined && startAt < dayIn(-LAST_ZONE_MS)) problems.push(fieldProblem('startAt', 'DAY_PASSED'));
  if (startAt !== undefined && startAt > dayIn(LONGEST_AHEAD_MS + FIRST_ZONE_MS))
    problems.push(fieldProblem('startAt', 'DAY_TOO_FAR', { days: TERMS.daysAhead }));
  if (problems.length > 0) throw new ValidationFailed(problems);
}

const strangersIn = (field: string, values: readonly string[], known: readonly string[]): FieldProblem[] =>
  values.every((value) => known.includes(value)) ? [] : [fieldProblem(field, 'IS_IN', { values: offered(known) })];
