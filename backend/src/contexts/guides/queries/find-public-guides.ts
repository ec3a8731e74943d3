import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Moved, NotFound, ValidationFailed } from '../../../platform/http/http-problems.js';
import { MovedSlugs } from '../../../platform/moved-slugs.js';
import type { FieldProblem } from '../../../platform/http/problem.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Places } from '../domain/places.js';
import { PublicGuide, PublicGuides } from './public-guides.js';

const PAGE_SIZE = 24;

export class PublicGuidesView {
  @ApiProperty({ type: [PublicGuide] }) guides!: PublicGuide[];
  @ApiProperty() totalItems!: number;
  @ApiProperty() totalPages!: number;
  @ApiProperty() currentPage!: number;
}

interface Asked {
  readonly language: Locale;
  readonly page: number;
  /** Id or slug. */
  readonly city?: string | undefined;
  readonly category?: string | undefined;
  readonly guideLanguage?: Locale | undefined;
  /** Id or slug: those who can lead this tour. */
  readonly tour?: string | undefined;
}

/** Throws ValidationFailed for an unknown city or category, so that a mistake does not look like an empty list. */
export class FindPublicGuides extends Query<PublicGuidesView> {
  constructor(readonly asked: Asked) {
    super();
  }
}

@QueryHandler(FindPublicGuides)
export class FindPublicGuidesHandler implements IQueryHandler<FindPublicGuides> {
  constructor(
    private readonly guides: PublicGuides,
    private readonly places: Places,
  ) {}

  async execute({ asked: { language, page, city, category, guideLanguage, tour } }: FindPublicGuides) {
    const place = city === undefined ? undefined : await this.places.city(city, language);
    const led = tour === undefined ? undefined : await this.places.tour(tour);
    const problems: FieldProblem[] = [];
    if (tour !== undefined && !led) problems.push(fieldProblem('tour', 'IS_IN'));
    if (city !== undefined && !place) problems.push(fieldProblem('city', 'UNKNOWN_CITY'));
    if (category !== undefined && (await this.places.categories([category], language)).length === 0)
      problems.push(fieldProblem('category', 'IS_IN'));
    if (problems.length > 0) throw new ValidationFailed(problems);
    const found = await this.guides.find({
      cityId: led?.cityId ?? place?.id,
      category: led?.category ?? category,
      guideLanguage,
      isRanked: led !== undefined,
    });
    const views = await Promise.all(found.map((guide) => this.guides.view(guide, language)));
    const shown = views.filter((view) => view !== undefined);
    return {
      guides: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      totalItems: shown.length,
      totalPages: Math.ceil(shown.length / PAGE_SIZE),
      currentPage: page,
    };
  }
}

/** Throws NotFound, for guides who are not shown too, and Moved where the slug is written otherwise. */
export class FindPublicGuide extends Query<PublicGuide> {
  constructor(
    readonly slug: string,
    readonly language: Locale,
  ) {
    super();
  }
}

@QueryHandler(FindPublicGuide)
export class FindPublicGuideHandler implements IQueryHandler<FindPublicGuide> {
  constructor(
    private readonly guides: PublicGuides,
    private readonly moved: MovedSlugs,
  ) {}

  async execute({ slug, language }: FindPublicGuide): Promise<PublicGuide> {
    const [found] = await this.guides.find({ slug });
    const view = found && (await this.guides.view(found, language));
    if (view) return view;
    const slugOf = async (written: string) => (await this.guides.find({ slug: written }))[0]?.row.slug;
    const moved = await this.moved.find('guide', slug, slugOf);
    throw moved === undefined ? new NotFound() : new Moved({ slug: moved });
  }
}
