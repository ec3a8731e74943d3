import { expect, it } from '@jest/globals';
import { pathOfSubject } from './subject-link.js';

it.each([
  ['payments', 'order', 'CIC-7K3M9Q', '/admin/orders/CIC-7K3M9Q'],
  ['agencies', 'user', '0193', '/admin/professionals/0193'],
  ['identity', 'user', '0193', '/admin/users/0193'],
  ['platform', 'mail', '0193', '/admin/mails/0193'],
  ['platform', 'job', '0193', '/admin/jobs?query=booking.expire-order'],
  ['guide-missions', 'mission', '0193', '/admin/missions/0193'],
] as const)('what %s says of a record of the kind %s leads to its page', (context, type, id, path) => {
  expect(pathOfSubject({ context, subject: { type, id }, facts: { name: 'booking.expire-order' } })).toBe(path);
});
