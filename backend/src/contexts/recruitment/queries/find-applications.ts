import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Applicants } from '../domain/applicants.js';
import { Application, type ApplicationState } from '../domain/application.js';
import { Places } from '../domain/places.js';
import { type ApplicationRow, ApplicationsPage } from './application-views.js';

export interface ApplicationFilters extends ListRequest {
  readonly sort: SortOf<'changedAt' | 'submittedAt'>;
  readonly state?: ApplicationState;
}

/** The applications, for the team. */
export class FindApplications extends Query<ApplicationsPage> {
  constructor(
    readonly filters: ApplicationFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Columns = Pick<ApplicationRow, 'userId' | 'state' | 'submittedAt' | 'changedAt'> &
  Pick<Application, 'cityId' | 'spokenLanguages'> & { readonly motherTongue: string | null };

@QueryHandler(FindApplications)
export class FindApplicationsHandler implements IQueryHandler<FindApplications> {
  constructor(
    private readonly db: ReadDb,
    private readonly applicants: Applicants,
    private readonly places: Places,
  ) {}

  async execute({ filters, actor }: FindApplications): Promise<ApplicationsPage> {
    actor.mustBeAllowed('application.review');
    const { items, pagination } = await findPage<Columns, 'changedAt' | 'submittedAt'>(this.db, filters, {
      select: sql<Columns>`
        user_id as "userId", state, submitted_at as "submittedAt", changed_at as "changedAt", city_id as "cityId",
        language as "motherTongue", spoken_languages as "spokenLanguages"
      `,
      from: sql`recruitment.application`,
      where: [filters.state && sql`state = ${filters.state}`],
      sorts: { changedAt: sql`changed_at`, submittedAt: sql`submitted_at` },
      key: sql`user_id`,
    });
    const applicants = await this.applicants.findAll(items.map(({ userId }) => userId));
    const cities = await this.citiesOf(items, filters.language);
    // A closed account has no application any more.
    const rows = items.flatMap(({ cityId, motherTongue, spokenLanguages, ...item }): ApplicationRow[] => {
      const applicant = applicants.get(item.userId);
      if (!applicant) return [];
      const { firstName, lastName, email } = applicant;
      const spoken = Object.assign(new Application(), { language: motherTongue, spokenLanguages }).guideLanguages;
      const city = (cityId !== null && cities.get(cityId)) || null;
      return [{ ...item, firstName, lastName, email, city, languages: spoken.map((each) => each.language) }];
    });
    return { items: rows, pagination };
  }

  private async citiesOf(items: readonly Columns[], language: Locale): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(items.map(({ cityId }) => cityId).filter((id) => id !== null))];
    const found = await Promise.all(ids.map((id) => this.places.city(id, language)));
    return new Map(found.flatMap((city) => (city ? [[city.id, city.name] as const] : [])));
  }
}
