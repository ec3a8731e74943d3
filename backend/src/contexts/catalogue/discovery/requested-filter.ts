import type { TourFilter } from './listing/tour-filter.js';

/** A requested filter: the city by id or slug. */
export interface ToursFiltered extends Omit<TourFilter, 'cityId'> {
  readonly city?: string | undefined;
}
