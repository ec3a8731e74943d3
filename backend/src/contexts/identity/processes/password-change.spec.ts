import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limit.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import type { User } from '../domain/user.js';
import { aDevice, aUser } from '../testing/a-user.js';
import { inMemoryCommands } from '../testing/in-memory-commands.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { inMemoryLimits } from '../testing/in-memory-limits.js';
import { PasswordChange } from './password-change.js';
import { SignInLimits } from './sign-in-limits.js';

const PRESENT = 'a quiet street';
const visitor = Actor.visitor('en_US');
const code = (expected: string) => expect.objectContaining({ code: expected });

describe('a new password', () => {
  let ports: ReturnType<typeof inMemoryPorts>;
  let limits: RateLimits;
  let passwordChange: PasswordChange;
  let user: User;
  let actor: Actor;

  beforeEach(async () => {
    ports = inMemoryPorts();
    limits = inMemoryLimits();
    const { credentials, passwords } = ports;
    const signInLimits = new SignInLimits(limits, credentials);
    passwordChange = new PasswordChange(credentials, passwords, signInLimits, inMemoryCommands(ports));
    user = aUser();
    await ports.users.save(user);
    actor = Actor.person({ id: user.id, role: ROLES.customer, isPro: false, language: 'it_IT', sessionId: 's' });
  });
  afterEach(() => limits.onApplicationShutdown());

  it('is set by the present one, and opens a new session', async () => {
    const pair = await passwordChange.change(PRESENT, 'a noisy market', aDevice, actor);
    expect(pair.userId).toBe(user.id);
    expect(user.passwordHash).toBe('hash of a noisy market');
  });

  it('is refused for a wrong present one, ten times in five minutes', async () => {
    const change = (present: string) => passwordChange.change(present, 'a noisy market', aDevice, actor);
    for (let time = 0; time < 10; time += 1)
      await expect(change('wrong')).rejects.toEqual(code('PRESENT_PASSWORD_WRONG'));
    await expect(change(PRESENT)).rejects.toEqual(code('TOO_MANY_REQUESTS'));
    expect(user.passwordHash).toBe(`hash of ${PRESENT}`);
  });

  it('is refused to visitors', async () => {
    await expect(passwordChange.change(PRESENT, 'a noisy market', aDevice, visitor)).rejects.toEqual(
      code('INVALID_TOKEN'),
    );
  });

  it('is set by a mailed link', async () => {
    const token = await ports.tokens.issue(user.id, 'reset-password');
    await passwordChange.reset(token, 'a noisy market', visitor);
    expect(user.passwordHash).toBe('hash of a noisy market');
    await expect(passwordChange.reset(token, 'a dark alley', visitor)).rejects.toEqual(code('LINK_NOT_VALID'));
  });
});
