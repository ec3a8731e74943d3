import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor, ROLES, type Role } from '../../../shared-kernel/actor.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { SystemIds } from '../../../platform/system.js';
import type { ReviewContent } from '../domain/review.js';
import type { Visit } from '../domain/visit.js';
import { REVIEWED_AT } from '../testing/a-review.js';
import { aVisit } from '../testing/a-visit.js';
import { InMemoryReviewRepository } from '../testing/in-memory-review.repository.js';
import { InMemoryVisits } from '../testing/in-memory-visits.js';
import { AddReview, AddReviewHandler } from './add-review.js';

const SAID: ReviewContent = { rating: 4, guideRating: 5, text: 'Sehr schön.', language: 'de_DE' };
const person = (role: Role, id = 'customer') =>
  Actor.person({ id, role, isPro: false, language: 'en_US', sessionId: 's', status: 'guide_approved' });

describe('adding a review', () => {
  let reviews: InMemoryReviewRepository;
  let visits: InMemoryVisits;

  beforeEach(() => {
    reviews = new InMemoryReviewRepository();
    visits = new InMemoryVisits();
  });

  const add = (
    visit: Visit,
    { content = SAID, token = 'a-token', actor = Actor.visitor(), tourId = visit.tour.id } = {},
  ) => {
    visits.all.push(visit);
    const handler = new AddReviewHandler(reviews, visits, new SystemIds(), new FixedClock(REVIEWED_AT));
    return handler.execute(new AddReview(visit.reference, tourId, content, token, actor));
  };
  const written = (visit: Visit) => reviews.findOfBookingForChange(visit.reference);

  it('keeps what a guest says by the booking’s link', async () => {
    const visit = aVisit({});
    await add(visit);
    expect(await written(visit)).toMatchObject({
      ...SAID,
      status: 'pending',
      author: 'Hanna K.',
      authorId: null,
      authorEmail: 'hanna@example.com',
      tourId: visit.tour.id,
      cityId: visit.city.id,
      guideId: visit.guide?.id,
      writtenAt: REVIEWED_AT,
    });
    expect(reviews.facts).toMatchObject([{ type: 'reviews.work-item-raised.v1' }]);
  });

  it('keeps the account of who has one', async () => {
    const visit = aVisit({ customer: { userId: 'customer', firstName: 'H', lastName: 'K', email: 'h@example.com' } });
    await add(visit, { actor: person(ROLES.customer) });
    expect(await written(visit)).toMatchObject({ authorId: 'customer' });
  });

  it('is refused a second time', async () => {
    const visit = aVisit({});
    await add(visit);
    await expect(add(visit)).rejects.toMatchObject({ code: 'REVIEW_ALREADY_WRITTEN', params: { state: 'pending' } });
    expect(reviews.facts).toHaveLength(1);
  });

  it('is taken anew after the team rejected it', async () => {
    const visit = aVisit({});
    await add(visit);
    const review = await written(visit);
    review?.reject('Insult');
    if (review) await reviews.save(review);
    await add(visit, { content: { ...SAID, text: 'Schade.' } });
    expect(await written(visit)).toMatchObject({ id: review?.id, status: 'pending', text: 'Schade.' });
  });

  it('is refused before the end, after 90 days, and where nobody came', async () => {
    const day = 86_400_000;
    const ended = (ago: number): Visit => aVisit({ endsAt: new Date(REVIEWED_AT.getTime() - ago * day) });
    await expect(add(ended(-1))).rejects.toMatchObject({ code: 'VISIT_DID_NOT_TAKE_PLACE' });
    visits.all.length = 0;
    await expect(add(ended(91))).rejects.toMatchObject({ code: 'TIME_TO_REVIEW_OVER' });
    visits.all.length = 0;
    await expect(add(aVisit({ tookPlace: false }))).rejects.toMatchObject({ code: 'VISIT_DID_NOT_TAKE_PLACE' });
    expect(reviews.facts).toEqual([]);
  });

  it('is refused for another tour, and with stars for a guide whom nobody knows', async () => {
    await expect(add(aVisit({}), { tourId: 'another' })).rejects.toMatchObject({
      code: 'NOT_THE_BOOKED_TOUR',
      field: 'tourId',
    });
    visits.all.length = 0;
    const alone = aVisit({ guide: null });
    await expect(add(alone)).rejects.toMatchObject({ code: 'NO_GUIDE_TO_RATE', field: 'guideRating' });
    await add(alone, { content: { ...SAID, guideRating: null } });
    expect(await written(alone)).toMatchObject({ guideId: null, guideRating: null });
  });

  it('is refused to guides and the team, even with the booking’s link', async () => {
    await expect(add(aVisit({}), { actor: person(ROLES.guide) })).rejects.toMatchObject({
      code: 'REVIEWS_BY_CUSTOMERS_ONLY',
    });
    await expect(add(aVisit({}), { actor: person(ROLES.admin) })).rejects.toMatchObject({
      code: 'REVIEWS_BY_CUSTOMERS_ONLY',
    });
  });

  it('is refused with a wrong link', async () => {
    await expect(add(aVisit({}), { token: 'wrong' })).rejects.toMatchObject({ kind: 'not-found' });
  });
});
