import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { TourNotFound } from '../domain/catalogue.errors.js';
import { missingIn, type TourAction, tourActions } from '../domain/tour.js';
import { textsByLanguage, tourColumns, type TourRow } from './tour-row.js';
import type { AdminTourRecord } from './admin-tour-views.js';
import { photoAddress } from './tour-photos.js';

/** A tour with all that the team may change. Throws TourNotFound. */
export class FindTourForTeam extends Query<AdminTourRecord> {
  constructor(
    readonly id: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindTourForTeam)
export class FindTourForTeamHandler implements IQueryHandler<FindTourForTeam> {
  constructor(private readonly db: ReadDb) {}

  async execute({ id, language, actor }: FindTourForTeam): Promise<AdminTourRecord> {
    actor.mustBeAllowed('tour.read-any');
    const row = await this.db.first(sql<TourRow & Pick<AdminTourRecord, 'city'>>`
      select ${tourColumns}, json_build_object('id', city.id, 'slug', city.slug, 'title',
        coalesce(city.names ->> ${language}, city.names ->> ${DEFAULT_LOCALE}), 'timeZone', city.time_zone,
        'latitude', city.latitude, 'longitude', city.longitude) as city
      from catalogue.tour tour join catalogue.city city on city.id = tour.city_id where tour.id = ${id}
    `);
    if (!row) throw new TourNotFound({ tour: id });
    const { status, basics, options, meetingPoints, itinerary, publishedAt, version, city } = row;
    const texts = textsByLanguage(row);
    const missing = missingIn({ basics, texts, options, meetingPoints, itinerary });
    const photos = row.photos.map((photo) => ({ ...photo, src: photoAddress(photo) }));
    const actions = tourActions(status, missing).filter((action) => actor.can(permissionFor(action)));
    return {
      id,
      status,
      city,
      basics,
      texts,
      options,
      meetingPoints,
      itinerary,
      photos,
      publishedAt,
      version,
      missing,
      actions,
    };
  }
}

const permissionFor = (action: TourAction): 'tour.edit' | 'tour.publish' =>
  action === 'edit' || action === 'copy' ? 'tour.edit' : 'tour.publish';
