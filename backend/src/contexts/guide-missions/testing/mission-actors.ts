import { Actor, type Role, ROLES } from '../../../shared-kernel/actor.js';

const person = (id: string, role: Role): Actor =>
  Actor.person({ id, role, status: 'guide_approved', isPro: false, language: 'en_US', sessionId: `session of ${id}` });

export const asGuide = (id: string): Actor => person(id, ROLES.guide);

export const anAdmin = person('admin', ROLES.admin);

export const aCustomer = person('customer', ROLES.customer);
