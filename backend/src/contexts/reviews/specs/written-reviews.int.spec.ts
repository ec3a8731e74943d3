import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { BookingTestApp, type Visitor } from '../../../../test/harness/booking-test-app.js';
import { Commands } from '../../../platform/commands.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { CompleteBookings } from '../../booking/jobs/complete-bookings.job.js';
import type { OrderView } from '../../booking/queries/find-order.js';
import type { TourView } from '../../catalogue/queries/tour-view.js';
import type { PublicGuide } from '../../guides/queries/public-guides.js';
import { ReviewsPersonalData } from '../persistence/reviews-personal-data.js';
import type { GuidedReviewsPage } from '../queries/find-my-guided-reviews.js';
import type { ReviewOfBooking } from '../queries/find-review-of-booking.js';
import type { ReviewRecord, ReviewsForTeamPage } from '../queries/find-reviews-for-team.js';
import type { GuideReviewsView, ReviewsView } from '../queries/review-views.js';

const MORNING = new Date('2027-04-20T08:00:00Z');
const TOUR = 'rome-colosseum-and-forum';
const SAID = { rating: 2, guideRating: 4, text: 'The line was long.', language: 'en_US' };
const DAY = 86_400_000;

describe('reviews of bookings', () => {
  let testApp: BookingTestApp;
  let guest: Visitor;
  let order: OrderView;
  let tour: TourView;
  let guideId: string;

  beforeAll(async () => {
    testApp = await BookingTestApp.open(MORNING, { PAGE_CACHE: '0' });
    const account = await testApp.app.get(ReadDb).first(sql<{ id: string }>`
      select id from identity.user_account where email = 'guide@cicerone.example'`);
    guideId = account?.id ?? '';
  });
  afterAll(async () => testApp.close());

  const get = async <Body>(url: string, visitor = guest): Promise<Body> => (await visitor.ask<Body>('GET', url)).body;
  const reference = (): string => order.bookings[0]?.reference ?? '';
  const link = (): string => `token=${order.accessToken}`;
  const body = (changes: object = {}): object => ({
    ...SAID,
    tourId: tour.id,
    bookingReference: reference(),
    ...changes,
  });
  const add = (changes: object = {}, visitor = guest) =>
    visitor.ask<ReviewOfBooking>('POST', `/api/reviews/add?${link()}`, body(changes));
  const own = () => get<ReviewOfBooking>(`/api/me/bookings/${reference()}/review?${link()}`);
  const reviewId = async (): Promise<string> => {
    const row = await testApp.app
      .get(ReadDb)
      .first(sql<{ id: string }>`select id from reviews.review where booking_reference = ${reference()}`);
    return row?.id ?? '';
  };
  const admin = () => testApp.visitor().signIn('admin@cicerone.example');
  const decide = async (what: string, content?: object) =>
    (await admin()).ask<ReviewRecord>('POST', `/api/admin/reviews/${await reviewId()}/${what}`, content);
  const mails = async (to: string): Promise<string[]> =>
    (await testApp.mailKinds(to)).filter((kind) => kind.startsWith('reviews.'));
  /** Lets the visit end and its booking be completed. */
  const finish = async (): Promise<void> => {
    testApp.moveTo(new Date(Date.parse(order.bookings[0]?.endsAt ?? '') + 3 * 3_600_000));
    const job = testApp.app.get(CompleteBookings, { strict: false });
    await testApp.app.get(Commands).inTransaction(() => job.run());
    await testApp.settle();
  };

  let email: string;
  let bought = 0;
  beforeEach(async () => {
    testApp.moveTo(MORNING);
    guest = testApp.visitor();
    bought += 1;
    email = `guest-${bought}@example.com`;
    const { date, time } = await testApp.freeSlot(TOUR, 180);
    await guest.put(TOUR, 180, date, time);
    ({ body: order } = await guest.order(undefined, { email }));
    await guest.pay(order);
    await testApp.settle();
    ({ body: order } = await guest.see(order));
    await testApp.change(sql`
      update booking.booking set guide_id = ${guideId}, guide_name = 'Giulia' where reference = ${reference()}`);
    tour = await get<TourView>(`/api/tour/${TOUR}`);
  });

  it('are invited once, when the visit is over, with the guest’s link', async () => {
    expect((await add()).body.code).toBe('VISIT_DID_NOT_TAKE_PLACE');
    expect((await guest.see(order)).body.bookings[0]?.actions).not.toContain('review');
    await finish();
    expect(await mails(email)).toEqual(['reviews.review-invitation']);
    expect(await testApp.mailText(email)).toContain(`/review/${reference()}?token=${order.accessToken}`);
    const { id: bookingId } = (await testApp.app
      .get(ReadDb)
      .first(sql<{ id: string }>`select id from booking.booking where reference = ${reference()}`)) ?? { id: '' };
    const completed = { bookingId, bookingReference: reference(), orderId: bookingId, tourId: tour.id };
    await testApp.tell({ type: 'booking.completed.v1', ...completed });
    expect(await mails(email)).toEqual(['reviews.review-invitation']);
    expect((await guest.see(order)).body.bookings[0]?.actions).toContain('review');
    expect(await own()).toMatchObject({ canReview: true, guide: 'Giulia', review: null });
  });

  it.each([
    ['no-show', sql`update booking.booking set visit_status = 'no-show' where status = 'completed'`],
    ['refunded in full', sql`update booking.booking set payment_status = 'refunded' where status = 'completed'`],
  ])('are not invited where the booking was a %s', async (_, change) => {
    testApp.moveTo(new Date(Date.parse(order.bookings[0]?.endsAt ?? '') + 3 * 3_600_000));
    const job = testApp.app.get(CompleteBookings, { strict: false });
    await testApp.app.get(Commands).inTransaction(() => job.run());
    await testApp.change(change);
    await testApp.settle();
    expect(await mails(email)).toEqual([]);
    expect((await add()).body.code).toBe('VISIT_DID_NOT_TAKE_PLACE');
    expect(await get(`/api/reviews/can-comment/${tour.id}/${reference()}?${link()}`)).toEqual({ canComment: false });
  });

  it('are written once, forty at once', async () => {
    await finish();
    expect(await get(`/api/reviews/can-comment/${TOUR}/${reference()}?${link()}`)).toEqual({ canComment: true });
    const answers = await Promise.all(Array.from({ length: 40 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === 'REVIEW_ALREADY_WRITTEN')).toHaveLength(39);
    const rows = await testApp.app
      .get(ReadDb)
      .rows(sql`select 1 from reviews.review where booking_reference = ${reference()}`);
    expect(rows).toHaveLength(1);
    expect(await get(`/api/reviews/can-comment/${TOUR}/${reference()}?${link()}`)).toEqual({ canComment: false });
    expect((await guest.see(order)).body.bookings[0]).toMatchObject({ rating: 2 });
  });

  it('need the booking’s link or its account, and the booked tour', async () => {
    await finish();
    const url = `/api/me/bookings/${reference()}/review`;
    expect(await guest.ask('GET', url)).toMatchObject({ status: 401, body: { code: 'RELOGIN_REQUIRED' } });
    expect(await guest.ask('GET', `${url}?token=wrong`)).toMatchObject({ status: 404 });
    expect((await (await admin()).ask('GET', url)).status).toBe(404);
    const guide = await testApp.visitor().signIn('guide@cicerone.example');
    expect((await add({}, guide)).body.code).toBe('REVIEWS_BY_CUSTOMERS_ONLY');
    const refused = await add({ tourId: order.bookings[0]?.tour?.id.replace(/^./, '9') });
    expect(refused).toMatchObject({ status: 422, body: { code: 'NOT_THE_BOOKED_TOUR' } });
    expect((await add({ text: '  ' })).status).toBe(422);
    testApp.moveTo(new Date(Date.parse(order.bookings[0]?.endsAt ?? '') + 90 * DAY - 60_000));
    expect((await add()).status).toBe(201);
  });

  it('tell whether an account may comment, and never of somebody else', async () => {
    const traveller = await testApp.visitor().signIn('traveller2@cicerone.example');
    const { user } = await get<{ user: { uuid: string } }>('/api/auth/verify-token', traveller);
    expect(await get(`/api/reviews/can-comment/${tour.id}/${user.uuid}`, traveller)).toEqual({ canComment: false });
    expect((await traveller.ask('GET', `/api/reviews/can-comment/${tour.id}/${guideId}`)).status).toBe(404);
    expect((await guest.ask('GET', `/api/reviews/can-comment/${tour.id}/${guideId}`)).status).toBe(401);
  });

  it('are shown after the team’s check, and change every average at once', async () => {
    const [{ slug }] = (await get<{ guides: PublicGuide[] }>('/api/guides?city=rome')).guides.filter(
      ({ firstName }) => firstName === 'Giulia',
    ) as [PublicGuide];
    const guideReviews = () => get<GuideReviewsView>(`/api/guides/${slug}/reviews`);
    const before = await guideReviews();
    await finish();
    await add();
    const [waiting] = (await get<ReviewsForTeamPage>(`/api/admin/reviews?query=${reference()}`, await admin())).items;
    expect(waiting).toMatchObject({ state: 'pending', author: 'Ada L.', tour: { slug: TOUR } });
    expect((await get<TourView>(`/api/tour/${TOUR}`)).reviewCount).toBe(tour.reviewCount);
    expect(await decide('publish')).toMatchObject({ status: 200, body: { state: 'published', actions: ['hide'] } });
    await testApp.settle();
    const said = await get<ReviewsView>(`/api/reviews/${TOUR}?sort=newest`);
    expect(said.reviews[0]).toMatchObject({ ...SAID, author: 'Ada L.', country: null, answer: null });
    expect(await get<TourView>(`/api/tour/${TOUR}`)).toMatchObject({
      rating: said.rating,
      reviewCount: tour.reviewCount + 1,
    });
    const after = await guideReviews();
    expect([after.totalReviews, after.totalRatings]).toEqual([before.totalReviews + 1, before.totalRatings + 1]);
    expect(await get<PublicGuide>(`/api/guides/${slug}`)).toMatchObject({
      rating: after.rating,
      ratingCount: after.totalRatings,
    });
    expect(await mails(email)).toEqual(['reviews.review-invitation', 'reviews.review-published']);
    expect(await mails('guide@cicerone.example')).toContain('reviews.guide-reviewed');
    expect((await decide('reject', { reason: 'Too late' })).body.code).toBe('REVIEW_ALREADY_DECIDED');
    await decide('hide', { reason: 'It was about another tour.' });
    await testApp.settle();
    expect(await get<TourView>(`/api/tour/${TOUR}`)).toMatchObject({
      rating: tour.rating,
      reviewCount: tour.reviewCount,
    });
    expect((await guideReviews()).rating).toBe(before.rating);
    expect(await testApp.mailText(email)).toContain('It was about another tour.');
  });

  it('are decided once, forty at once', async () => {
    await finish();
    await add();
    const [team, id] = [await admin(), await reviewId()];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        number % 2
          ? team.ask('POST', `/api/admin/reviews/${id}/publish`)
          : team.ask('POST', `/api/admin/reviews/${id}/reject`, { reason: 'No' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body: { code } }) => code === 'REVIEW_ALREADY_DECIDED')).toHaveLength(39);
  });

  it('are rejected with a reason that is mailed, and may be written anew', async () => {
    await finish();
    await add();
    await decide('reject', { reason: 'It names a telephone number.' });
    await testApp.settle();
    expect(await testApp.mailText(email)).toContain('It names a telephone number.');
    expect(await own()).toMatchObject({
      canReview: true,
      review: { status: 'rejected', reason: 'It names a telephone number.' },
    });
    expect(await add({ text: 'Better words.' })).toMatchObject({
      status: 201,
      body: { canReview: false, review: { status: 'pending', text: 'Better words.', reason: null } },
    });
  });

  it('are answered by the guide who led the visit, once, forty at once; the team may withdraw it', async () => {
    await finish();
    await add();
    const id = await reviewId();
    const guide = await testApp.visitor().signIn('guide@cicerone.example');
    const answer = (visitor: Visitor) => visitor.ask('POST', `/api/reviews/${id}/answer`, { text: 'Thank you!' });
    expect((await answer(guide)).status).toBe(404);
    await decide('publish');
    await testApp.settle();
    const mine = await get<GuidedReviewsPage>('/api/guide/reviews', guide);
    expect(mine.reviews.find((review) => review.id === id)).toMatchObject({ answer: null, actions: ['answer'] });
    expect((await answer(await testApp.visitor().signIn('guide2@cicerone.example'))).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 40 }, () => answer(guide)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(39);
    await testApp.settle();
    expect(await mails(email)).toContain('reviews.review-answered');
    const shown = async () =>
      (await get<ReviewsView>(`/api/reviews/${TOUR}?sort=newest`)).reviews.find((review) => review.id === id);
    expect((await shown())?.answer).toMatchObject({ text: 'Thank you!' });
    expect(await decide('withdraw-answer', { reason: 'It names the guest.' })).toMatchObject({
      body: { answer: { withdrawnFor: 'It names the guest.' }, actions: ['hide'] },
    });
    await testApp.settle();
    expect((await shown())?.answer).toBeNull();
    expect(await testApp.mailText('guide@cicerone.example')).toContain('It names the guest.');
    expect((await answer(guide)).status).toBe(409);
  });

  it('are exported to their author, and stay without a name once the data are erased', async () => {
    await finish();
    await add();
    await decide('publish');
    await testApp.settle();
    const register = testApp.app.get<PersonalData>(ReviewsPersonalData, { strict: false });
    const person = { userId: '0197f000-0000-7000-8000-00000000ffff', confirmedEmail: email.toUpperCase() };
    const exported = await testApp.app.get(Commands).inTransaction(() => register.export(person));
    expect(exported['reviews']).toMatchObject([{ booking_reference: reference(), text: SAID.text }]);
    await testApp.app.get(Commands).inTransaction(() => register.erase(person));
    const [said] = (await get<ReviewsForTeamPage>(`/api/admin/reviews?query=${reference()}`, await admin())).items;
    expect(said).toMatchObject({ author: null, text: SAID.text, state: 'published' });
    expect(await testApp.app.get(Commands).inTransaction(() => register.export(person))).toMatchObject({ reviews: [] });
  });
});
