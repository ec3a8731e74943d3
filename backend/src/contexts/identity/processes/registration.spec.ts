import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { aDevice } from '../testing/a-user.js';
import { inMemoryCommands } from '../testing/in-memory-commands.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { inMemoryLimits } from '../testing/in-memory-limits.js';
import { GuestOrders } from '../index.js';
import { Registration } from './registration.js';

const visitor = Actor.visitor('en_US');
const code = (expected: string) => expect.objectContaining({ code: expected });

class OneGuestOrder extends GuestOrders {
  async findCustomer(reference: string, token: string) {
    const customer = { email: 'guest@example.com', firstName: 'Grace', lastName: 'Hopper', currency: 'USD' } as const;
    return reference === 'CIC-7K3M9Q' && token === 'of the link' ? { ...customer, phone: '+12025550123' } : undefined;
  }
}

describe('opening an account', () => {
  let ports: ReturnType<typeof inMemoryPorts>;
  let limits: RateLimits;

  beforeEach(() => {
    ports = inMemoryPorts();
    limits = inMemoryLimits();
  });
  afterEach(() => limits.onApplicationShutdown());

  const registration = () => new Registration(ports.passwords, limits, new OneGuestOrder(), inMemoryCommands(ports));
  const signUp = (email: string, { password = 'a quiet street', ip = '192.0.2.1' } = {}) => {
    const form = { email, firstName: 'Ada', lastName: 'Rossi', nativeLanguage: 'it', currency: 'EUR' } as const;
    return registration().signUp(form, password, { ...aDevice, ip }, visitor);
  };

  it('opens a session, and keeps the password as a hash', async () => {
    const { userId } = await signUp('ada@example.com');
    expect((await ports.users.find(userId))?.passwordHash).toBe('hash of a quiet street');
  });

  it('takes what a guest’s order says, and leaves the address unconfirmed', async () => {
    const link = { reference: 'CIC-7K3M9Q', token: 'of the link' };
    const reader = Actor.visitor('de_DE');
    const { userId } = await registration().signUpFromOrder(link, 'a quiet street', aDevice, reader);
    expect(await ports.users.find(userId)).toMatchObject({
      ...{ email: 'guest@example.com', firstName: 'Grace', phone: '+12025550123', currency: 'USD' },
      ...{ nativeLanguage: 'de', language: 'de_DE', emailVerifiedAt: null },
    });
  });

  it('needs the link of the order', async () => {
    const link = { reference: 'CIC-7K3M9Q', token: 'guessed' };
    const refused = registration().signUpFromOrder(link, 'a quiet street', aDevice, visitor);
    await expect(refused).rejects.toEqual(code('LINK_NOT_VALID'));
  });

  it('refuses the own address as a password', async () => {
    const refused = signUp('ada.lovelace@example.com', { password: 'Ada.Lovelace' });
    await expect(refused).rejects.toEqual(code('PASSWORD_IS_ADDRESS'));
    expect(await ports.users.findByEmail('ada.lovelace@example.com')).toBeUndefined();
  });

  it('tells a network ten times that an address has an account, and counts nobody who is new', async () => {
    for (let time = 0; time < 12; time += 1) await signUp(`${time}@example.com`);
    for (let time = 0; time < 10; time += 1) await expect(signUp('0@example.com')).rejects.toEqual(code('EMAIL_TAKEN'));
    await expect(signUp('0@example.com')).rejects.toEqual(code('TOO_MANY_REQUESTS'));
    await expect(signUp('new@example.com')).rejects.toEqual(code('TOO_MANY_REQUESTS'));
    expect(await signUp('new@example.com', { ip: '192.0.2.2' })).toBeDefined();
  });
});
