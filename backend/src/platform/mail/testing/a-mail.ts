import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { MailParagraph } from '../components/blocks.js';
import type { Mail } from '../mailer.js';

export function aMail(changes: Partial<Mail> = {}): Mail {
  return {
    dedupeKey: randomUUID(),
    kind: 'test.greeting',
    to: 'ada@example.com',
    language: 'en_US',
    subject: 'Welcome to Rome',
    body: createElement(MailParagraph, null, 'See you at the fountain.'),
    ...changes,
  };
}
