import { expect, it } from '@jest/globals';
import { returnedMails } from './mailjet-events.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const ID = '0198a000-0000-7000-8000-000000000001';
const TIME = NOW.getTime() / 1000 - 60;
const AT = new Date('2026-11-20T09:59:00Z');

it('reads hard bounces, refusals and complaints, one alone or several together', () => {
  const bounce = {
    event: 'bounce',
    time: TIME,
    CustomID: ID,
    hard_bounce: true,
    error_related_to: 'recipient',
    error: 'user unknown',
  };
  expect(returnedMails(bounce, NOW)).toEqual([{ mailId: ID, as: 'bounced', at: AT, why: 'recipient: user unknown' }]);
  const blocked = { event: 'blocked', time: TIME, CustomID: ID, error: 'preblocked' };
  const spam = { event: 'spam', time: TIME, CustomID: ID, source: 'JMRPP' };
  expect(returnedMails([blocked, spam], NOW).map(({ as, why }) => [as, why])).toEqual([
    ['blocked', 'preblocked'],
    ['spam', 'JMRPP'],
  ]);
});

it('leaves out what Mailjet tries again, what arrived, and what is no mail of ours', () => {
  const events = [
    { event: 'bounce', time: TIME, CustomID: ID, hard_bounce: false },
    { event: 'sent', time: TIME, CustomID: ID },
    { event: 'spam', time: TIME, CustomID: 'newsletter' },
    { event: 'spam', time: TIME },
    'spam',
    null,
  ];
  expect(returnedMails(events, NOW)).toEqual([]);
});

it('takes a time that lies ahead, or is none, for now', () => {
  const times = [TIME + 3600, 'yesterday', undefined].map((time) => ({ event: 'spam', CustomID: ID, time }));
  expect(returnedMails(times, NOW).map(({ at }) => at)).toEqual([NOW, NOW, NOW]);
});
