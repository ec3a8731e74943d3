import { expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import { aDevice, aUser } from '../testing/a-user.js';
import { inMemoryPorts } from '../testing/in-memory-ports.js';
import { RenewSession, RenewSessionHandler } from './renew-session.js';

const visitor = Actor.visitor('en_US');

async function signedIn() {
  const { users, sessions } = inMemoryPorts();
  const user = aUser();
  await users.save(user);
  const handler = new RenewSessionHandler(sessions, users);
  const pair = await sessions.open(user.id, aDevice);
  return { user, pair, renew: (token: string) => handler.execute(new RenewSession(token, visitor)) };
}

it('brings the next pair of tokens of the same session', async () => {
  const { user, pair, renew } = await signedIn();
  const next = await renew(pair.refreshToken);
  expect(next).toMatchObject({ sessionId: pair.sessionId, userId: user.id });
  expect(next?.refreshToken).not.toBe(pair.refreshToken);
});

it('brings nothing by a token that was never given', async () => {
  const { renew } = await signedIn();
  expect(await renew('never given')).toBeUndefined();
});

it.each(['suspended', 'closed'] as const)('ends the session of an account that is %s', async (state) => {
  const { user, pair, renew } = await signedIn();
  user.state = state;
  expect(await renew(pair.refreshToken)).toBeUndefined();
  user.state = 'active';
  expect(await renew(pair.refreshToken)).toBeUndefined();
});
