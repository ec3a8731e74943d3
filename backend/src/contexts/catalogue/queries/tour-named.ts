import { type RawBuilder, sql } from 'kysely';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The condition for the row of `catalogue.tour tour` with this id or slug; either is found by its index. */
export const tourNamed = (idOrSlug: string): RawBuilder<unknown> =>
  UUID.test(idOrSlug) ? sql`tour.id = ${idOrSlug}` : sql`tour.slug = ${idOrSlug}`;
