import { expect, it } from '@jest/globals';
import { linkOf } from './notification-link.js';
import type { NotificationFacts, NotificationKind } from './notifications.api.js';

const ofVisit = { bookingReference: 'BK-4F8T2W', orderReference: 'CIC-7K3M9Q' };
const ofMission = { bookingReference: 'BK-4F8T2W', missionId: '0192' };

it.each<[NotificationKind, NotificationFacts, string | undefined]>([
  ['booking-confirmed', ofVisit, '/order/CIC-7K3M9Q'],
  ['guide-found', ofVisit, '/order/CIC-7K3M9Q'],
  ['order-expired', { orderReference: 'CIC-7K3M9Q' }, '/order/CIC-7K3M9Q'],
  ['mission-offered', ofMission, '/guide-missions#mission-0192'],
  ['mission-cancelled', ofMission, '/guide-missions#mission-0192'],
  ['work-item', { workItemId: '0193', why: 'nobody-left', reference: 'BK-4F8T2W' }, '/admin/work-items/0193'],
  ['message', { senderName: 'Hanna', bookingReference: 'BK-1', forTeam: false }, '/messages/BK-1'],
  ['message', { senderName: 'Hanna', conversationId: '0194', forTeam: true }, '/admin/conversations/0194'],
  ['message', { senderName: 'Hanna', conversationId: '0194', forTeam: false }, '/contact?chat=open'],
  ['contact-message', { senderName: 'Hanna', why: 'quote' }, undefined],
])('%s of %j leads to where one acts', (kind, facts, link) => {
  expect(linkOf({ kind, facts })).toBe(link);
});
