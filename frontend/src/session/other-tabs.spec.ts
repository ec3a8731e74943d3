import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api.js';
import { apiQuery, createQueryClient } from '../api/query.js';
import { shareChanges } from './other-tabs.js';

/** A tab with the cart and a page of the site. */
function openTab() {
  const read: string[] = [];
  const api = { get: (path: string) => Promise.resolve(read.push(path)) } as unknown as Api;
  const client = createQueryClient(api);
  const shown = (['/api/cart', '/api/tours'] as const).map((path) =>
    new QueryObserver(client, apiQuery(path, { language: 'en_US' })).subscribe(() => undefined),
  );
  const leave = shareChanges(client);
  const close = (): void => {
    leave();
    shown.forEach((end) => end());
    client.clear();
  };
  return { client, read, close };
}

const change = (client: QueryClient, isTaken: boolean): Promise<unknown> =>
  client
    .getMutationCache()
    .build(client, { mutationFn: () => (isTaken ? Promise.resolve() : Promise.reject(new Error('refused'))) })
    .execute(undefined)
    .catch(() => undefined);

const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
let tabs: ReturnType<typeof openTab>[];

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel });
  tabs = [openTab(), openTab()];
});
afterEach(() => {
  tabs.forEach(({ close }) => close());
  if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
  else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

it('a change made in one tab has another read the cart anew, and nothing that is not of the person', async () => {
  const [here, there] = tabs as [ReturnType<typeof openTab>, ReturnType<typeof openTab>];
  await waitFor(() => expect(there.read).toEqual(['/api/cart', '/api/tours']));
  await change(here.client, false);
  await change(here.client, true);
  await waitFor(() => expect(there.read).toEqual(['/api/cart', '/api/tours', '/api/cart']));
  expect(here.read).toEqual(['/api/cart', '/api/tours']);
});
