import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { aDevice } from '../testing/a-user.js';
import { inMemoryCommands } from '../testing/in-memory-commands.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { inMemoryLimits } from '../testing/in-memory-limits.js';
import { Registration } from './registration.js';

const visitor = Actor.visitor('en_US');
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('opening an account', () => {
  let ports: ReturnType<typeof inMemoryPorts>;
  let limits: RateLimits;

  beforeEach(() => {
    ports = inMemoryPorts();
    limits = inMemoryLimits();
  });
  afterEach(() => limits.onApplicationShutdown());

  const signUp = (email: string, { password = 'a quiet street', ip = '192.0.2.1' } = {}) => {
    const form = { email, firstName: 'Ada', lastName: 'Rossi', nativeLanguage: 'it', currency: 'EUR' } as const;
    const registration = new Registration(ports.passwords, limits, inMemoryCommands(ports));
    return registration.signUp(form, password, { ...aDevice, ip }, visitor);
  };

  it('opens a session, and keeps the password as a hash', async () => {
    const { userId } = await signUp('ada@example.com');
    expect((await ports.users.find(userId))?.passwordHash).toBe('hash of a quiet street');
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
