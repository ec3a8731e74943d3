import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import { Guides } from '../domain/guides.js';
import { type PageAsked, PublishedReviews } from './published-reviews.js';
import type { GuideReviewsView } from './review-views.js';

/** Throws NotFound, for guides who are not shown too. */
export class FindReviewsOfGuide extends Query<GuideReviewsView> {
  constructor(
    /** Of the guide's public page. */
    readonly slug: string,
    readonly asked: Pick<PageAsked, 'language' | 'page' | 'size'>,
  ) {
    super();
  }
}

@QueryHandler(FindReviewsOfGuide)
export class FindReviewsOfGuideHandler implements IQueryHandler<FindReviewsOfGuide> {
  constructor(
    private readonly reviews: PublishedReviews,
    private readonly guides: Guides,
  ) {}

  async execute({ slug, asked }: FindReviewsOfGuide): Promise<GuideReviewsView> {
    const guideId = await this.guides.findIdOfPage(slug);
    if (guideId === undefined) throw new NotFound();
    return this.reviews.ofGuide(guideId, asked);
  }
}
