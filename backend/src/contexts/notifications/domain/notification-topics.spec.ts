import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { NOTIFICATION_KINDS } from './notification.js';
import { NOTIFICATION_TOPICS, topicOfMail, topicOfNotification } from './notification-topics.js';

const CONTEXTS = new URL('../../', import.meta.url);

/** The sources of the mails of all contexts. */
const sources = readdirSync(CONTEXTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[\w-]+\/mail\/[\w-]+-mails\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, CONTEXTS), 'utf8'))
  .join('\n');

const mails = Object.values(NOTIFICATION_TOPICS).flatMap<string>(({ mail }) => [...mail]);

describe('what people may choose', () => {
  it.each(mails)('names a mail that is written: %s', (kind) => {
    const [area, name] = kind.split('.') as [string, string];
    const written = [`'${kind}'`, `'${name}'`].some((literal) => sources.includes(literal));
    expect([written, sources.includes(`${area}.`)]).toEqual([true, true]);
    expect(topicOfMail(kind)).toBeDefined();
  });

  it('leaves offered missions in the bell, and receipts in the mail', () => {
    const always = NOTIFICATION_KINDS.filter((kind) => topicOfNotification(kind) === undefined);
    expect(always).toEqual([
      'mission-offered',
      'mission-assigned',
      'mission-given-away',
      'mission-lapsed',
      'mission-cancelled',
    ]);
    for (const kind of ['booking.confirmed', 'booking.cancelled', 'mission.assigned', 'identity.welcome'])
      expect(topicOfMail(kind)).toBeUndefined();
  });
});
