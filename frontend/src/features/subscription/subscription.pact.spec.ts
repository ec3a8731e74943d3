import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, refused } from '../../testing/contract.js';
import { confirmSubscription, leaveNewsletter, mailedLinkQuery } from './mailed-link.api.js';
import { subscribe } from './newsletter.js';

const given = 'the demonstration';
const mailed = 'a reader who has been mailed the links confirm-me and leave-me';
const method = 'POST';
const path = '/api/newsletter';
const dead = {
  status: 422,
  answer: { status: 422, code: 'SUBSCRIPTION_LINK_NOT_VALID', detail: MatchersV3.string('What it was') },
};

describe('the newsletter', () => {
  it('is asked for in the language of the page', async () => {
    const body = { email: 'reader@example.org', language: 'ja_JP' };
    const expectation = { given, path, method, body, status: 202 } as const;
    await expectAnswer('somebody who wants the newsletter', expectation, (_, api) =>
      subscribe(api, body.email, 'ja_JP'),
    );
  });

  it('is refused to what is no address', async () => {
    const body = { email: 'reader@nowhere', language: 'ja_JP' };
    const asked = expectAnswer(
      'no address that wants the newsletter',
      { given, path, method, body, ...refused('email') },
      (_, api) => subscribe(api, body.email, 'ja_JP'),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, errors: [{ field: 'email' }] });
  });

  it('is confirmed by the mailed link, for the address that is shown', async () => {
    const expectation = {
      given: mailed,
      path: `${path}/confirm`,
      method,
      body: { token: 'confirm-me' },
      answer: { email: MatchersV3.regex(/^.•+@.+$/, 'r•••@example.org') },
    } as const;
    const confirmed = await expectAnswer('the link that confirms', expectation, (_, api) =>
      confirmSubscription(api, 'confirm-me'),
    );
    expect(confirmed.email).toBe('r•••@example.org');
  });

  it('is left by the link at its foot', async () => {
    const expectation = {
      given: mailed,
      path: `${path}/leave`,
      method,
      body: { token: 'leave-me' },
    } as const;
    await expectAnswer('the link that leaves', expectation, (_, api) => leaveNewsletter(api, 'leave-me'));
  });

  it.each([
    ['confirm', confirmSubscription],
    ['leave', leaveNewsletter],
  ] as const)('refuses to %s by a link that is none', async (step, open) => {
    const expectation = { given, path: `${path}/${step}`, method, body: { token: 'nonsense' }, ...dead } as const;
    const asked = expectAnswer(`no link to ${step} by`, expectation, (_, api): Promise<unknown> =>
      open(api, 'nonsense'),
    );
    await expect(asked).rejects.toMatchObject({ status: 422, code: 'SUBSCRIPTION_LINK_NOT_VALID' });
  });

  it.each(['confirm', 'leave'] as const)('says beforehand what the link to %s does', async (purpose) => {
    const query = { purpose, token: `${purpose}-me` };
    const answer = { used: false, email: MatchersV3.regex(/^.•+@.+$/, 'r•••@example.org') };
    const link = await expectAnswer(
      `a look at the link to ${purpose} by`,
      { given: mailed, path: `${path}/link`, query, answer },
      (client, api) => client.fetchQuery(mailedLinkQuery(api, purpose, query.token)),
    );
    expect(link).toEqual({ used: false, email: 'r•••@example.org' });
  });

  it('says beforehand of a link that it is none', async () => {
    const query = { purpose: 'leave', token: 'nonsense' };
    const link = await expectAnswer(
      'a look at what is no link',
      { given, path: `${path}/link`, query, ...dead },
      (client, api) => client.fetchQuery(mailedLinkQuery(api, 'leave', 'nonsense')),
    );
    expect(link).toBeNull();
  });
});
