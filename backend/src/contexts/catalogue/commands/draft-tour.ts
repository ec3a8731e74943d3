import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { slugOf } from '../domain/slug.js';
import { Tour } from '../domain/tour.js';
import type { TourKind } from '../domain/tour-content.js';
import { TourCategoryUnknown, TourCityUnknown } from '../domain/tour.errors.js';
import { TourRepository } from '../domain/tour.repository.js';
import { tourSubject } from '../processes/tour-change.js';

/** What somebody says of a tour to begin with. */
export interface NewTour {
  readonly englishTitle: string;
  readonly cityId: string;
  readonly kind: TourKind;
  readonly categories: readonly string[];
  readonly currency: Currency;
}

const HOUR = 60;
/** Tours with a car and by boat are changed to 48 hours by hand. */
const USUAL = { cancellationMinutes: 24 * HOUR, leadTimeMinutes: 24 * HOUR, position: 1000 } as const;

/** Begins a tour that nobody sees yet; answers its id. Throws TourCityUnknown, TourCategoryUnknown or TourSlugTaken. */
export class DraftTour extends Command<string> {
  constructor(
    readonly tour: NewTour,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DraftTour)
export class DraftTourHandler implements ICommandHandler<DraftTour> {
  constructor(
    private readonly tours: TourRepository,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
  ) {}

  async execute({ tour: { englishTitle, ...wanted }, actor }: DraftTour): Promise<string> {
    actor.mustBeAllowed('tour.edit');
    const city = await this.tours.findCity(wanted.cityId);
    if (!city) throw new TourCityUnknown({ city: wanted.cityId });
    const unknown = await this.tours.unknownCategories(wanted.categories);
    if (unknown.length > 0) throw new TourCategoryUnknown({ categories: [...unknown] });
    const id = this.ids.uuid();
    const slug = await this.tours.freeSlug(slugOf(englishTitle) || `tour-${id.slice(-6)}`);
    const basics = {
      ...wanted,
      ...USUAL,
      slug,
      specialFilters: [],
      featured: false,
      infantsNeedSeat: false,
      taxRegime: 'margin-scheme' as const,
      guideLanguages: [],
    };
    await this.tours.add(Tour.draft({ id, basics, englishTitle, ...city }));
    await this.audit.note(actor, tourSubject(id), {}, { title: englishTitle, ...basics });
    return id;
  }
}
