import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { reviewOfBookingQuery } from './write-review.api.js';

const site = { locale: 'en_US' } as const;

describe('the review of a booking', () => {
  it('needs the booking’s link or its account', async () => {
    const expectation = {
      given: 'the demonstration',
      path: '/api/me/bookings/BK-4F8T2W/review',
      query: { language: 'en_US' },
      status: 401,
      answer: MatchersV3.like({ status: 401, code: 'RELOGIN_REQUIRED' }),
    };
    const asked = expectAnswer('a review without a credential', expectation, (client) =>
      client.fetchQuery(reviewOfBookingQuery('BK-4F8T2W', undefined, site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });
});
