import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { FavouriteButton } from './favourite-button.js';
import { keptFavourites } from './kept-favourites.js';

const tour = { id: 'tour-1', name: 'Colosseum' };
const ada = { uuid: 'ada', firstName: 'Ada' } as SessionUser;
const signIn = (): void => startSession(ada, { access_token: 'a' });

/** Stores the marked tours and records the requests. */
class Favourites {
  readonly asked: unknown[] = [];
  readonly sent: unknown[] = [];

  constructor(private favouriteTours: readonly string[] = []) {}

  get<T>(path: string): Promise<T> {
    this.asked.push(path);
    return Promise.resolve({ favouriteTours: this.favouriteTours } as T);
  }

  send<T>(method: string, path: string, _body: unknown, { query }: { query?: { favourite?: boolean } } = {}) {
    this.sent.push([method, path, query]);
    this.favouriteTours = query?.favourite ? [tour.id] : [];
    return Promise.resolve({ favourite: query?.favourite } as T);
  }
}

async function open(api: Favourites) {
  const { router } = await openPage({
    page: () => <FavouriteButton tour={tour} />,
    path: 'tours',
    messages: [],
    api: api as never,
  });
  return { router, heart: await screen.findByRole('button', { name: /Colosseum/ }) };
}

const put = (favourite: boolean) => ['PUT', '/api/tour/tour-1/user-favourite/ada', { favourite }];
const isPressed = (heart: HTMLElement): boolean => heart.getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  endSession();
  localStorage.clear();
});
afterEach(cleanup);

describe("a tour's heart", () => {
  it('is the same button before and after it is known who is there, and marks the tour for them', async () => {
    const api = new Favourites();
    const { heart } = await open(api);
    expect(api.asked).toEqual([]);
    act(signIn);
    expect(heart.isConnected).toBe(true);
    expect(screen.getByRole('button', { name: /Colosseum/ })).toBe(heart);
    fireEvent.click(heart);
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    expect(api.sent).toEqual([put(true)]);
  });

  it('marks for who is signed in, also where the page does not know of them yet', async () => {
    const api = new Favourites();
    const { heart, router } = await open(api);
    act(() => {
      signIn();
      heart.click();
    });
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    expect(api.sent).toEqual([put(true)]);
    expect(router.state.location.pathname).toBe('/en_US/EUR/tours');
  });

  it('unmarks what is marked', async () => {
    signIn();
    const api = new Favourites([tour.id]);
    const { heart } = await open(api);
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    fireEvent.click(heart);
    await waitFor(() => expect(isPressed(heart)).toBe(false));
    expect(api.sent).toEqual([put(false)]);
  });

  it('keeps a visitor’s marks in the browser', async () => {
    const api = new Favourites();
    const { heart, router } = await open(api);
    fireEvent.click(heart);
    await waitFor(() => expect(isPressed(heart)).toBe(true));
    expect(keptFavourites()).toEqual([tour.id]);
    fireEvent.click(heart);
    await waitFor(() => expect(isPressed(heart)).toBe(false));
    expect(keptFavourites()).toEqual([]);
    expect([api.asked, api.sent]).toEqual([[], []]);
    expect(router.state.location.pathname).toBe('/en_US/EUR/tours');
  });
});
