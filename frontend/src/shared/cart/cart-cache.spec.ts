import { expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Site } from '../../i18n/site.js';
import { cacheCart } from './cart-cache.js';
import { cartQuery, type Cart } from './cart.api.js';

const euros: Site = { locale: 'en_US', currency: 'EUR' };
const dollars: Site = { locale: 'en_US', currency: 'USD' };
const german: Site = { locale: 'de_DE', currency: 'EUR' };
const cartOf = (name: string) => ({ name, items: [] }) as unknown as Cart;

it('is what a call has answered, and in other languages and currencies what is asked for after it', async () => {
  const client = new QueryClient();
  const asked: unknown[] = [];
  const queryFn = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    asked.push(queryKey);
    return Promise.resolve(cartOf('as it is'));
  };
  for (const site of [euros, dollars, german]) client.setQueryData(cartQuery(site).queryKey, cartOf('as it was'));
  const shown = new QueryObserver(client, { ...cartQuery(german), queryFn, staleTime: Infinity });
  const leave = shown.subscribe(() => undefined);
  await cacheCart(client, dollars, cartOf('as answered'));
  expect(client.getQueryData(cartQuery(dollars).queryKey)).toEqual(cartOf('as answered'));
  expect(client.getQueryData(cartQuery(euros).queryKey)).toBeUndefined();
  await client.fetchQuery({ ...cartQuery(german), queryFn, staleTime: Infinity });
  expect(client.getQueryData(cartQuery(german).queryKey)).toEqual(cartOf('as it is'));
  expect(asked).toEqual([cartQuery(german).queryKey]);
  leave();
});
