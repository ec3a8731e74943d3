import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Api, Query } from '../../api/api.js';
import { createQueryClient } from '../../api/query.js';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { forgetCities, rememberCity } from './recent-cities.js';
import { useCityOptions } from './use-city-options.js';

const tokyo = { id: '0192', slug: 'tokyo', name: '東京', country: '日本' };

/** Knows Tokyo and records its requests. */
class CitiesOfOne implements Api {
  readonly searched: unknown[] = [];

  get<T>(path: string, query: Query = {}): Promise<T> {
    if (path === '/api/map/cities') return Promise.resolve([tokyo] as T);
    if (path !== '/api/cities/search') return Promise.resolve([] as T);
    this.searched.push(query['query']);
    return Promise.resolve([tokyo] as T);
  }

  send(): never {
    throw new Error('A search changes nothing');
  }
}

const clients: QueryClient[] = [];

function suggestedFor(text: string) {
  const api = new CitiesOfOne();
  const client = createQueryClient(api);
  clients.push(client);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={{ locale: 'ja_JP', currency: 'JPY' }}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </SiteProvider>
  );
  return { api, ...renderHook(() => useCityOptions(text, true), { wrapper }) };
}

describe('what the city search suggests', () => {
  beforeAll(() => loadMessages('ja_JP'));
  afterEach(() => clients.splice(0).forEach((client) => client.clear()));

  it('is Tokyo for 東京', async () => {
    const { api, result } = suggestedFor(' 東京 ');
    await waitFor(() => expect(result.current.found).toBe(1));
    expect(result.current.options).toEqual([{ key: 'tokyo', title: '東京', detail: '日本' }]);
    expect(api.searched).toEqual(['東京']);
  });

  it('is what was looked for in another language too, by its name in this one', async () => {
    rememberCity('de_DE', { slug: 'tokyo', name: 'Tokio', country: 'Japan' });
    rememberCity('ja_JP', { slug: 'rome', name: 'ローマ', country: 'イタリア' });
    const { result } = suggestedFor('');
    const titles = (): unknown[] =>
      result.current.options.filter(({ isAction }) => !isAction).map(({ title }) => title);
    expect(titles()).toEqual(['ローマ']);
    await waitFor(() => expect(titles()).toEqual(['ローマ', '東京']));
    act(forgetCities);
    expect(titles()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['東', 'To'])('is nothing for %s, which is too short to ask for', (text) => {
    const { api, result } = suggestedFor(text);
    expect(result.current).toEqual({ options: [], note: 'layout.search.letters', found: 0 });
    expect(api.searched).toEqual([]);
  });
});
