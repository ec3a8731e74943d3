import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFound } from '../../testing/contract.js';
import { auditQuery, mailQuery, mailsQuery, searchQuery, sendMailAgain } from './back-office.api.js';

const { boolean, datetime, eachLike, integer, like } = MatchersV3;
const given = 'an admin of a product that wrote mails';
const MAIL = '0192c7a0-0000-7000-8000-000000000021';
const WAITING = '0192c7a0-0000-7000-8000-000000000022';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');
const pagination = {
  page: 1,
  size: integer(25),
  totalItems: integer(1),
  totalPages: integer(1),
  hasMore: boolean(false),
};
const mail = {
  id: MAIL,
  kind: 'booking.confirmed',
  recipient: 'ada@example.com',
  language: 'en_US',
  subject: 'Your tour',
  state: 'sent',
  writtenAt: INSTANT,
};

describe('the pages of the team', () => {
  it('list mails by their state', async () => {
    const expectation = {
      given,
      path: '/api/admin/mails',
      query: { state: 'sent', query: 'ada@', page: 1 },
      answer: { items: [mail], pagination },
    };
    const found = await expectAnswer('the mails that were sent', expectation, (client) =>
      client.fetchQuery(mailsQuery({ state: 'sent', query: 'ada@' })),
    );
    expect(found.items[0]?.state).toBe('sent');
  });

  it('show a mail with what may be done', async () => {
    const answer = {
      ...mail,
      text: 'Hello',
      html: '<p>Hello</p>',
      attachments: [],
      attempts: 1,
      actions: ['send-again'],
    };
    const expectation = { given, path: `/api/admin/mails/${MAIL}`, answer };
    const found = await expectAnswer('a mail', expectation, (client) => client.fetchQuery(mailQuery(MAIL)));
    expect(found.actions).toEqual(['send-again']);
  });

  it('say that there is no such mail', async () => {
    const expectation = { given, path: `/api/admin/mails/${NOTHING}`, ...notFound };
    const asked = expectAnswer('a mail that is not', expectation, (client) => client.fetchQuery(mailQuery(NOTHING)));
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('send a mail again, but not one that waits', async () => {
    const written = {
      given,
      method: 'POST' as const,
      path: `/api/admin/mails/${MAIL}/send-again`,
      status: 201,
      answer: { id: like(MAIL) },
    };
    await expectAnswer('a mail sent again', written, (_, api) => sendMailAgain(api, MAIL));
    const refused = {
      given,
      method: 'POST' as const,
      path: `/api/admin/mails/${WAITING}/send-again`,
      ...conflict('MAIL_STILL_WAITS'),
    };
    const asked = expectAnswer('a waiting mail sent again', refused, (_, api) => sendMailAgain(api, WAITING));
    await expect(asked).rejects.toMatchObject({ code: 'MAIL_STILL_WAITS' });
  });

  it('list who changed what', async () => {
    const record = {
      id: like(MAIL),
      at: INSTANT,
      actor: { kind: 'person', id: like(MAIL) },
      command: like('SendMailAgain'),
      subject: { type: 'mail', id: like(MAIL) },
      content: like({ before: null, after: { sentAgainAs: MAIL } }),
    };
    const expectation = {
      given,
      path: '/api/admin/audit',
      query: { subjectType: 'mail', changes: 'true', page: 1 },
      answer: { items: eachLike(record), pagination },
    };
    const found = await expectAnswer('the changes of mails', expectation, (client) =>
      client.fetchQuery(auditQuery({ subjectType: 'mail', changes: 'true' })),
    );
    expect(found.items[0]?.subject?.type).toBe('mail');
  });

  it('find records by what is known of them', async () => {
    const hit = {
      type: 'mail',
      id: MAIL,
      title: 'Your tour',
      subtitle: 'ada@example.com',
      path: `/admin/mails/${MAIL}`,
    };
    const expectation = { given, path: '/api/admin/search', query: { query: MAIL }, answer: { hits: [hit] } };
    const { hits } = await expectAnswer('a record by its id', expectation, (client) =>
      client.fetchQuery(searchQuery(MAIL)),
    );
    expect(hits[0]?.path).toBe(`/admin/mails/${MAIL}`);
  });
});
