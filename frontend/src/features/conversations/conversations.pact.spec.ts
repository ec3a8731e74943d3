import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer } from '../../testing/contract.js';
import { conversationQuery, conversationsQuery, myConversationsQuery } from './conversations.api.js';

const site = { locale: 'en_US' } as const;

describe('the conversations about bookings', () => {
  it('need the booking’s link or its account', async () => {
    const expectation = {
      given: 'the demonstration',
      path: '/api/bookings/BK-4F8T2W/messages',
      query: { language: 'en_US' },
      status: 401,
      answer: MatchersV3.like({ status: 401, code: 'RELOGIN_REQUIRED' }),
    };
    const asked = expectAnswer('messages without a credential', expectation, (client) =>
      client.fetchQuery(conversationQuery({ reference: 'BK-4F8T2W', token: undefined }, site)),
    );
    await expect(asked).rejects.toMatchObject({ status: 401 });
  });

  it('are a list of a person', async () => {
    const expectation = {
      given: 'a reader who is logged in',
      path: '/api/me/conversations',
      query: { language: 'en_US' },
      answer: [],
    };
    const conversations = await expectAnswer('the conversations of a reader', expectation, (client) =>
      client.fetchQuery(myConversationsQuery(site)),
    );
    expect(conversations).toEqual([]);
  });

  it('are an inbox of the team', async () => {
    const expectation = {
      given: 'an admin of a product that wrote mails',
      path: '/api/admin/conversations',
      query: { page: '1', state: 'waiting' },
      answer: MatchersV3.like({ items: [], pagination: { page: 1, totalItems: 0 } }),
    };
    const page = await expectAnswer('the conversations that wait', expectation, (client) =>
      client.fetchQuery(conversationsQuery({ state: 'waiting' })),
    );
    expect(page.items).toEqual([]);
  });
});
