import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { rememberCartCount } from './cart-count.js';
import { keepPrivateCache } from './private-cache.js';
import { endSession, renewTokens, startSession, type SessionUser } from './session.js';

const KEY = ['/api/me/account'];
const tokens = { access_token: 'a' };
const enter = (uuid: string): void => startSession({ uuid } as SessionUser, tokens);

describe('what was read for one person', () => {
  let client: QueryClient;
  let leave: () => void;

  beforeEach(() => {
    localStorage.clear();
    endSession();
    client = new QueryClient();
    leave = keepPrivateCache(client);
  });
  afterEach(() => leave());

  it('is gone when another signs in, with or without a logout between', () => {
    enter('ada');
    client.setQueryData(KEY, 'of ada');
    enter('bob');
    expect(client.getQueryData(KEY)).toBeUndefined();
    client.setQueryData(KEY, 'of bob');
    endSession();
    expect(client.getQueryData(KEY)).toBeUndefined();
  });

  it('says nothing of what was in the cart of who has left', () => {
    enter('ada');
    rememberCartCount(2);
    endSession();
    expect(localStorage.getItem('cart_count')).toBe('0');
  });

  it('stays while only the tokens are renewed', () => {
    enter('ada');
    client.setQueryData(KEY, 'of ada');
    renewTokens({ access_token: 'b' });
    expect(client.getQueryData(KEY)).toBe('of ada');
  });

  it('as a visitor is read anew after the login where it is shown, and else forgotten', async () => {
    let cart = 'of a visitor';
    const shown = new QueryObserver(client, { queryKey: ['/api/cart'], queryFn: () => Promise.resolve(cart) });
    const answers: unknown[] = [];
    const stop = shown.subscribe(({ data, isFetching }) => !isFetching && answers.push(data));
    client.setQueryData(KEY, 'of nobody');
    await client.refetchQueries();
    cart = 'of ada';
    enter('ada');
    await client.refetchQueries();
    expect(client.getQueryData(KEY)).toBeUndefined();
    expect(answers.at(-1)).toBe('of ada');
    stop();
  });
});
