import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Api } from '../api/api.js';
import { currentSession, endSession, startSession, type SessionUser } from './session.js';
import { verifySession } from './verify-session.js';

const ada = { uuid: 'ada', firstName: 'Ada' } as SessionUser;
const bob = { uuid: 'bob', firstName: 'Bob' } as SessionUser;
const tokens = { access_token: 'a' };
const answering = (user: SessionUser): Api => ({ get: () => Promise.resolve({ user }) }) as unknown as Api;

describe('a stored session', () => {
  beforeEach(() => {
    localStorage.clear();
    endSession();
    startSession(ada, tokens);
  });

  it('takes what the server knows of its person', async () => {
    await verifySession(answering({ ...ada, firstName: 'Ada Maria' }));
    expect(currentSession()?.user.firstName).toBe('Ada Maria');
  });

  it('is not given to the person of before, when somebody else has signed in meanwhile', async () => {
    const asked = verifySession(answering(ada));
    startSession(bob, tokens);
    await asked;
    expect(currentSession()?.user.firstName).toBe('Bob');
  });
});
