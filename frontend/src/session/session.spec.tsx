import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import {
  currentSession,
  endSession,
  followOtherTabs,
  loseSession,
  reloadSession,
  renewTokens,
  startSession,
  useSessionLost,
  type SessionUser,
} from './session.js';

const ada = { uuid: 'ada', firstName: 'Ada' } as SessionUser;
const tokens = { access_token: 'a' };
const isLost = (): boolean => {
  const { result, unmount } = renderHook(useSessionLost);
  unmount();
  return result.current;
};

describe('a session that ends', () => {
  beforeEach(() => {
    endSession();
    startSession(ada, tokens);
  });

  it('is lost where nobody here has asked for it, until somebody signs in', () => {
    loseSession();
    expect([currentSession(), localStorage.getItem('access_token'), isLost()]).toEqual([undefined, null, true]);
    startSession(ada, tokens);
    expect(isLost()).toBe(false);
  });

  it('is not lost where its person logs out, nor where its tokens are renewed', () => {
    renewTokens({ access_token: 'b' });
    expect(isLost()).toBe(false);
    endSession();
    expect(isLost()).toBe(false);
    reloadSession();
    expect(isLost()).toBe(false);
  });

  it('is lost when another tab logs out, and listeners are called once', () => {
    let told = 0;
    followOtherTabs(() => (told += 1));
    const anotherTab = (): unknown => window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    anotherTab();
    expect([told, isLost()]).toEqual([0, false]);
    for (const name of ['access_token', 'user']) localStorage.removeItem(name);
    anotherTab();
    anotherTab();
    expect([told, isLost()]).toEqual([1, true]);
  });
});
