import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import { aUser } from '../testing/a-user.js';
import type { AccountState, PersonalData, User } from './user.js';

const now = new Date('2026-11-20T10:00:00Z');
const person: PersonalData = {
  firstName: '花子',
  lastName: '髙橋',
  gender: null,
  birthdate: null,
  phone: '+81312345678',
  nativeLanguage: 'ja',
  vat: null,
  taxNumber: null,
  companyName: null,
};
const code = (expected: string) => expect.objectContaining({ code: expected });

function userOf(state: AccountState) {
  const user = aUser();
  user.state = state;
  return user;
}

describe('a user', () => {
  it('who signs up is a customer, in their own language, and is reported', () => {
    const user = aUser({ nativeLanguage: 'ru', language: 'en_US' }, now);
    expect(user).toMatchObject({ role: ROLES.customer, state: 'active', accountType: 'individual', language: 'ru_RU' });
    expect(user.emailVerifiedAt).toBeNull();
    expect(takeEvents(user)).toEqual([{ type: 'identity.user-signed-up.v1', userId: user.id }]);
  });

  it('whose language the site does not speak is written to in the one of the page', () => {
    const user = aUser({ nativeLanguage: 'tr', language: 'de_DE' }, now);
    expect(user).toMatchObject({ nativeLanguage: 'tr', language: 'de_DE' });
  });

  it('confirms the address once, and that is reported once', () => {
    const user = aUser();
    takeEvents(user);
    user.confirmEmail(now);
    user.confirmEmail(new Date('2027-01-01T00:00:00Z'));
    expect(user.emailVerifiedAt).toEqual(now);
    expect(takeEvents(user)).toEqual([{ type: 'identity.email-confirmed.v1', userId: user.id }]);
  });

  it('updates a profile in any script', () => {
    const user = aUser();
    user.updateProfile(person, now);
    expect(user).toMatchObject(person);
  });

  it('keeps what they say nothing of, and forgets what they say is nothing', () => {
    const user = aUser();
    user.updateProfile(person, now);
    user.updateProfile({ lastName: 'King', phone: undefined, gender: null }, now);
    expect(user).toMatchObject({ ...person, lastName: 'King', gender: null });
  });

  it.each(['2008-11-20', '1896-11-20'])('may be born on %s', (birthdate) => {
    const user = aUser();
    user.updateProfile({ ...person, birthdate }, now);
    expect(user.birthdate).toBe(birthdate);
  });

  it.each([
    ['2026-11-21', 'toCome'],
    ['1896-11-19', 'longAgo'],
  ])('cannot be born on %s, which is %s', (birthdate, when) => {
    const impossible = (field: string) =>
      expect.objectContaining({ code: 'BIRTHDATE_IMPOSSIBLE', field, params: expect.objectContaining({ when }) });
    const user = aUser();
    expect(() => user.updateProfile({ ...person, birthdate }, now)).toThrow(impossible('dateOfBirth'));
    expect(user.firstName).toBe('Ada');
    expect(() => aUser({ birthdate }, now)).toThrow(impossible('birthdate'));
  });

  it.each(['2008-11-21', '2020-01-01', '2026-11-20'])('is not of age who was born on %s', (birthdate) => {
    const underAge = (field: string) =>
      expect.objectContaining({ code: 'UNDER_AGE', field, params: { leastYears: 18 } });
    const user = aUser();
    expect(() => user.updateProfile({ ...person, birthdate }, now)).toThrow(underAge('dateOfBirth'));
    expect(user.birthdate).toBeNull();
    expect(() => aUser({ birthdate }, now)).toThrow(underAge('birthdate'));
  });

  it('who was born on the 29th of February is of age on the 1st of March', () => {
    const birthdate = '2008-02-29';
    expect(() => aUser({ birthdate }, new Date('2026-02-28T23:59:59Z'))).toThrow(code('UNDER_AGE'));
    expect(aUser({ birthdate }, new Date('2026-03-01T00:00:00Z')).birthdate).toBe(birthdate);
  });

  it('who came before an age was asked for may change the rest', () => {
    const user = aUser();
    user.birthdate = '2020-01-01';
    user.updateProfile({ ...person, birthdate: '2020-01-01' }, now);
    expect(user).toMatchObject({ firstName: '花子', birthdate: '2020-01-01' });
    expect(() => user.updateProfile({ ...person, birthdate: '2019-01-01' }, now)).toThrow(code('UNDER_AGE'));
  });

  it.each(['suspended', 'closed'] as const)('who is %s can change nothing', (state) => {
    const user = userOf(state);
    expect(user.mayBeUsed).toBe(false);
    const changes = [
      () => user.changePassword('hash', now),
      () => user.updateProfile(person, now),
      () => user.setPreferences('fr_FR', 'USD'),
      () => user.confirmEmail(now),
    ];
    for (const change of changes) expect(change).toThrow(code('ACCOUNT_CLOSED'));
    expect(user).toMatchObject({ passwordHash: 'hash of a quiet street', firstName: 'Ada', language: 'it_IT' });
  });

  it('who is suspended is restored, and nothing else', () => {
    const user = aUser();
    expect(() => user.restore()).toThrow(code('STATUS_CHANGE_REFUSED'));
    expect(() => user.suspend(user.id)).toThrow(code('OWN_ACCOUNT_UNCHANGEABLE'));
    user.suspend('super');
    expect(user.state).toBe('suspended');
    expect(() => user.suspend('super')).toThrow(code('STATUS_CHANGE_REFUSED'));
    user.restore();
    expect(user.state).toBe('active');
  });

  it('whose account is closed is neither suspended nor restored', () => {
    const user = userOf('closed');
    expect(() => user.suspend('super')).toThrow(code('STATUS_CHANGE_REFUSED'));
    expect(() => user.restore()).toThrow(code('STATUS_CHANGE_REFUSED'));
  });

  it('gets another role from somebody else, while the account is in use', () => {
    const user = aUser();
    user.changeRole(ROLES.admin, 'super');
    expect(user.role).toBe(ROLES.admin);
    expect(() => user.changeRole(ROLES.superAdmin, user.id)).toThrow(code('OWN_ACCOUNT_UNCHANGEABLE'));
    user.suspend('super');
    expect(() => user.changeRole(ROLES.customer, 'super')).toThrow(code('ACCOUNT_CLOSED'));
    expect(user.role).toBe(ROLES.admin);
  });
});

describe('the manager', () => {
  const admin = (changes: Partial<User> = {}): User => Object.assign(aUser(), { role: ROLES.admin, ...changes });
  const guide = (): User => Object.assign(aUser(), { role: ROLES.guide });
  const professional = (): User => aUser({ business: { companyName: 'Rossi Viaggi', vat: null } });

  it.each([
    ['a guide', guide],
    ['a professional', professional],
  ])('of %s is an admin, until it is the team again', (_, make) => {
    const user = make();
    const manager = admin();
    user.assignManager(manager);
    expect(user.managerId).toBe(manager.id);
    user.assignManager(null);
    expect(user.managerId).toBeNull();
  });

  it('is nothing that customers and admins have, a professional who has become one either', () => {
    const promoted = Object.assign(professional(), { role: ROLES.admin });
    for (const user of [aUser(), admin(), promoted])
      expect(() => user.assignManager(admin())).toThrow(code('MANAGER_NOT_FOR_ACCOUNT'));
  });

  it('is nobody outside the team, and nobody who cannot log in', () => {
    for (const other of [guide(), aUser(), admin({ state: 'suspended' }), admin({ state: 'closed' })])
      expect(() => guide().assignManager(other)).toThrow(code('MANAGER_NOT_OF_TEAM'));
  });

  it('of a suspended account stays', () => {
    const suspended = Object.assign(guide(), { state: 'suspended' });
    expect(() => suspended.assignManager(admin())).toThrow(code('ACCOUNT_CLOSED'));
  });
});
