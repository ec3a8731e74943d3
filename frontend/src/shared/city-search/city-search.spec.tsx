import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { CitySearch } from './city-search.js';
import { keyOf, meantBy } from './search-key.js';
import { searchPath } from './search-path.js';
import type { SearchSuggestion } from '../catalogue/catalogue.api.js';

describe('what the city search leads to', () => {
  it.each([
    [{ city: 'rome', day: undefined, people: 2 }, '/city/rome'],
    [{ city: 'rome', day: '2027-05-02', people: 2 }, '/tours?city=rome&startAt=2027-05-02'],
    [{ city: 'rome', day: undefined, people: 4 }, '/tours?city=rome&people=4'],
    [{ city: undefined, day: undefined, people: 2 }, '/tours'],
    [{ city: undefined, day: undefined, people: 2, sought: 'Atlantis' }, '/tours?sought=Atlantis'],
    [{ city: undefined, country: 'italy', day: undefined, people: 2 }, '/country/italy'],
    [{ city: undefined, tour: 'a-walk', day: undefined, people: 4 }, '/tour/a-walk?people=4'],
    [{ city: 'rome', sought: 'Arch', day: undefined, people: 2 }, '/tours?city=rome&sought=Arch'],
    [{ city: undefined, country: 'italy', day: '2027-05-02', people: 4 }, '/country/italy?startAt=2027-05-02&people=4'],
  ])('%o → %s', (search, path) => {
    expect(searchPath(search)).toBe(path);
  });
});

const similar: SearchSuggestion = {
  kind: 'city',
  slug: 'cartagena',
  name: 'Cartagena de Indias',
  detail: 'Colombia',
  toursCount: 1,
  isCalledSo: false,
};
const country: SearchSuggestion = {
  ...similar,
  kind: 'country',
  slug: 'india',
  name: 'India',
  detail: '',
  isCalledSo: true,
};
const calledSo: SearchSuggestion = { ...similar, slug: 'rome', name: 'Rome', detail: 'Italy', isCalledSo: true };
const sight: SearchSuggestion = { ...similar, kind: 'sight', slug: 'rome', name: 'Arch of Titus', detail: 'Rome' };
const tour: SearchSuggestion = { ...similar, kind: 'tour', slug: 'rome-forum', name: 'Forum', detail: 'Rome' };

describe('what is typed and sent', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it.each([
    ['the country called so, though a city like it is suggested first', [similar, country], '/country/india'],
    ['the city called so, wherever it stands', [sight, calledSo], '/city/rome'],
    ['what is most like it, where nothing is called so', [similar, tour], '/city/cartagena'],
    ['the tours with the words, where a sight is most like it', [sight, similar], '/tours?sought=India'],
    ['the tours with the words, where a tour is most like it', [tour], '/tours?sought=India'],
    ['the list, where there is nothing like it', [], '/tours?sought=India'],
  ])('means %s', async (_, found, path) => {
    const get = (asked: string) => Promise.resolve(asked === '/api/search' ? found : []);
    const { router } = await openPage({
      page: () => <CitySearch />,
      path: 'about',
      messages: [],
      api: { get } as never,
    });
    fireEvent.change(await screen.findByLabelText('Where'), { target: { value: 'India' } });
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    await waitFor(() => expect(router.state.location.href).toBe(`/en_US/EUR${path}`));
  });
});

describe('fewer letters than are searched for', () => {
  afterEach(cleanup);

  it('are not sent to the search, and are kept for the list to tell what helps', async () => {
    const asked: string[] = [];
    const get = (path: string) => {
      asked.push(path);
      return Promise.resolve([]);
    };
    const { router } = await openPage({
      page: () => <CitySearch />,
      path: 'about',
      messages: [],
      api: { get } as never,
    });
    fireEvent.change(await screen.findByLabelText('Where'), { target: { value: 'ro' } });
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    await waitFor(() => expect(router.state.location.href).toBe('/en_US/EUR/tours?sought=ro'));
    expect(asked).not.toContain('/api/search');
  });
});

describe('a search that does not work', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  it('shows an error, can be repeated, and is repeated when the connection is back', async () => {
    let isUp = false;
    const asked: string[] = [];
    const get = (path: string) => {
      if (path !== '/api/search') return Promise.resolve([]);
      asked.push(path);
      return isUp
        ? Promise.resolve([calledSo])
        : Promise.reject(new ApiProblem({ status: 500, code: 'X', params: {} }));
    };
    await openPage({ page: () => <CitySearch />, path: 'about', messages: [], api: { get } as never });
    fireEvent.focus(await screen.findByLabelText('Where'));
    fireEvent.change(await screen.findByRole('combobox', { name: 'Where' }), { target: { value: 'Cartagena' } });
    const told = () => screen.findByText('The search did not work just now.', { selector: '[role="status"]' });
    await told();
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    await told();
    isUp = true;
    act(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('1 suggestion')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps what was typed where it is sent, says so, and sends it once more', async () => {
    let isUp = false;
    const get = (path: string) =>
      path !== '/api/search'
        ? Promise.resolve([])
        : isUp
          ? Promise.resolve([calledSo])
          : Promise.reject(new TypeError('Failed to fetch'));
    const { router } = await openPage({
      page: () => <CitySearch />,
      path: 'about',
      messages: [],
      api: { get } as never,
    });
    const field = await screen.findByLabelText<HTMLInputElement>('Where');
    fireEvent.change(field, { target: { value: 'Roma' } });
    await act(async () => void fireEvent.submit(screen.getByRole('search')));
    expect((await screen.findByRole('alert')).textContent).toBe('The search did not work just now.');
    expect([field.value, router.state.location.pathname]).toEqual(['Roma', '/en_US/EUR/about']);
    isUp = true;
    const again = screen.getAllByRole('button', { name: 'Try again' }).find((each) => each.matches('[type=submit]'));
    await act(async () => void fireEvent.click(again!));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en_US/EUR/city/rome'));
  });
});

describe('what an option of the search stands for', () => {
  it.each([
    [calledSo, { city: 'rome' }],
    [country, { city: undefined, country: 'india' }],
    [sight, { city: 'rome', sought: 'Arch of Titus' }],
    [
      { ...sight, name: 'Room 1: the arch' },
      { city: 'rome', sought: 'Room 1: the arch' },
    ],
    [tour, { city: undefined, tour: 'rome-forum' }],
  ])('%j → %j', (suggestion, meant) => {
    expect(meantBy(keyOf(suggestion))).toEqual(meant);
  });
});
