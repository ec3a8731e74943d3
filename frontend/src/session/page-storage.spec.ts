import { afterEach, describe, expect, it } from '@jest/globals';
import { ensureStorage, forgetFormerKeys } from './page-storage.js';
import { currentSession, endSession, startSession, type SessionUser } from './session.js';

const own = Object.getOwnPropertyDescriptor(window, 'localStorage');

describe('the storage of the page', () => {
  afterEach(() => {
    endSession();
    if (own) Object.defineProperty(window, 'localStorage', own);
  });

  it('is the browser’s where it has one', () => {
    const before = window.localStorage;
    ensureStorage();
    expect(window.localStorage).toBe(before);
  });

  it('takes its place where the browser refuses to keep anything', () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    ensureStorage();
    expect(localStorage.getItem('theme')).toBeNull();
    startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' });
    expect(currentSession()?.user.uuid).toBe('ada');
    localStorage.removeItem('user');
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('access_token')).toBe('a');
  });

  it('is rid of the lists of an earlier version, and of nothing else', () => {
    localStorage.setItem('recent_cities_de_DE', '[]');
    localStorage.setItem('recent_cities_en_US', '[]');
    localStorage.setItem('recent_cities', '[]');
    forgetFormerKeys();
    expect(Object.keys(localStorage)).toEqual(['recent_cities']);
    localStorage.clear();
  });
});
