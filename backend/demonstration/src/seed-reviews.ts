import type { CatalogueSeeding } from '@cicerone/backend/contexts/catalogue/seeding/catalogue-seeding';
import type { GuideSeeding } from '@cicerone/backend/contexts/guides/seeding/guide-seeding';
import type { IdentityApi } from '@cicerone/backend/contexts/identity/index';
import type { ReviewSeeding, ReviewToSeed } from '@cicerone/backend/contexts/reviews/seeding/review-seeding';
import { type Guide, guides } from './guides.js';
import { type Review, reviews } from './reviews.js';
import { tours } from './tours.js';

export interface ReviewSeedings {
  readonly reviews: ReviewSeeding;
  readonly catalogue: CatalogueSeeding;
  readonly guides: GuideSeeding;
  readonly identity: IdentityApi;
}

/** Writes the reviews of the demonstration, each of a visit that a guide of the city led. */
export async function seedReviews({
  reviews: seeding,
  catalogue,
  guides: desk,
  identity,
}: ReviewSeedings): Promise<void> {
  const ids = new Map<string, string>();
  for (const { email } of guides) {
    const person = await identity.findPersonByConfirmedEmail(email);
    if (person) ids.set(email, person.id);
  }
  for (const [slug, written] of Object.entries(reviews)) {
    const city = tours.find((tour) => tour.slug === slug)?.city;
    const local = guides.filter((guide) => guide.city === city);
    const last = await seeding.publish(
      slug,
      written.map((review, index) => ledBy(guideOf(review, index, local), review, ids)),
    );
    if (last) await catalogue.showRating(last);
  }
  for (const rating of await seeding.guideRatings()) await desk.showRating(rating);
}

/** The guides who speak the language of the review, one after the other; otherwise all of the city. */
function guideOf({ language }: Review, index: number, local: readonly Guide[]): Guide | undefined {
  const speak = local.filter(({ languages }) => languages.some(({ locale }) => locale === language));
  const able = speak.length > 0 ? speak : local;
  return able[index % able.length];
}

/** Travelers rate the guide as they rate the tour. */
function ledBy(guide: Guide | undefined, review: Review, ids: ReadonlyMap<string, string>): ReviewToSeed {
  const guideId = guide && ids.get(guide.email);
  return guideId === undefined ? review : { ...review, guideId, guideRating: review.rating };
}
