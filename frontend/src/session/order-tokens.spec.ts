import { beforeEach, describe, expect, it } from '@jest/globals';
import { orderTokenOf, rememberGuestOrder } from './order-tokens.js';
import { endSession, startSession, type SessionUser } from './session.js';

const order = (reference: string) => ({ reference, accessToken: `token-of-${reference}` });

describe('the keys to a guest’s orders', () => {
  beforeEach(() => {
    localStorage.clear();
    endSession();
  });

  it('open the orders that were placed here', () => {
    rememberGuestOrder(order('CIC-1'));
    rememberGuestOrder(order('CIC-2'));
    expect(orderTokenOf('CIC-1')).toBe('token-of-CIC-1');
    expect(orderTokenOf('CIC-3')).toBeUndefined();
  });

  it('are the newest thirty', () => {
    for (let number = 1; number <= 31; number += 1) rememberGuestOrder(order(`CIC-${number}`));
    expect(orderTokenOf('CIC-1')).toBeUndefined();
    expect(orderTokenOf('CIC-31')).toBe('token-of-CIC-31');
  });

  it('that somebody signed in came by open them until the logout, and are not stored', () => {
    startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' });
    rememberGuestOrder(order('CIC-1'));
    expect(orderTokenOf('CIC-1')).toBe('token-of-CIC-1');
    expect(localStorage.getItem('order_tokens')).toBeNull();
    endSession();
    expect(orderTokenOf('CIC-1')).toBeUndefined();
    startSession({ uuid: 'bob' } as SessionUser, { access_token: 'b' });
    expect(orderTokenOf('CIC-1')).toBeUndefined();
  });

  it('survive a storage that somebody has damaged', () => {
    localStorage.setItem('order_tokens', '{');
    expect(orderTokenOf('CIC-1')).toBeUndefined();
    rememberGuestOrder(order('CIC-1'));
    expect(orderTokenOf('CIC-1')).toBe('token-of-CIC-1');
  });
});
