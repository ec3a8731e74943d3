import { offered } from '../../../platform/http/broken-rule.js';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import type { FieldProblem } from '../../../platform/http/problem.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import type { ToursFiltered } from './tours-filtered.js';

export interface KnownValues {
  readonly categories: readonly string[];
  readonly specialFilters: readonly string[];
  readonly hasCity: boolean;
}

/** The zone whose days begin last. */
const LAST_ZONE_MS = 12 * 3_600_000;
const LAST_DAY = '2099-12-31';

/** Refuses what no tour could ever answer: a mistake is told, instead of an empty list. Throws ValidationFailed. */
export function mustBeKnown(asked: ToursFiltered, known: KnownValues, now: Date): void {
  const { minEuros = 0, maxEuros, startAt, city } = asked;
  const problems: FieldProblem[] = [
    ...strangersIn('categories', asked.categories, known.categories),
    ...strangersIn('specialFilters', asked.specialFilters, known.specialFilters),
  ];
  if (city !== undefined && !known.hasCity) problems.push(fieldProblem('city', 'UNKNOWN_CITY'));
  if (maxEuros !== undefined && minEuros > maxEuros) problems.push(fieldProblem('minPrice', 'LEAST_ABOVE_MOST'));
  if (startAt !== undefined && startAt < new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10))
    problems.push(fieldProblem('startAt', 'DAY_PASSED'));
  if (startAt !== undefined && startAt > LAST_DAY) problems.push(fieldProblem('startAt', 'DAY_TOO_FAR'));
  if (problems.length > 0) throw new ValidationFailed(problems);
}

const strangersIn = (field: string, values: readonly string[], known: readonly string[]): FieldProblem[] =>
  values.every((value) => known.includes(value)) ? [] : [fieldProblem(field, 'IS_IN', { values: offered(known) })];
