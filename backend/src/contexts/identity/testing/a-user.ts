import { randomUUID } from 'node:crypto';
import { type NewUser, User } from '../domain/user.js';

/** Somebody who has just signed up. */
export const aUser = (changes: Partial<NewUser> = {}, now = new Date('2026-11-20T10:00:00Z')): User =>
  User.signUp(
    {
      id: randomUUID(),
      email: `${randomUUID()}@example.com`,
      passwordHash: 'hash of a quiet street',
      firstName: 'Ada',
      lastName: 'Rossi',
      nativeLanguage: 'it',
      language: 'it_IT',
      currency: 'EUR',
      termsAcceptedAt: now,
      ...changes,
    },
    now,
  );

export const aDevice = { ip: '192.0.2.7', userAgent: 'A browser' };
