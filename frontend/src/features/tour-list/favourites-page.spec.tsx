import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { keepFavourite, keptFavourites } from '../../shared/favourites/kept-favourites.js';
import { openPage } from '../../testing/open-page.js';
import { FavouritesPage } from './favourites-page.js';
import { aTourCard } from './testing/a-tour-card.js';

const all = [aTourCard({ id: 'an-evening', name: 'An evening' }), aTourCard({ id: 'a-morning', name: 'A morning' })];

/** Keeps what is marked, in the order of the marking. */
class Server {
  marked = all.map(({ id }) => id);

  get<T>(path: string, query?: { ids?: string }): Promise<T> {
    if (query?.ids) return Promise.resolve(query.ids.split(',').map((id) => all.find((tour) => tour.id === id)) as T);
    const tours = this.marked.map((id) => all.find((tour) => tour.id === id));
    return Promise.resolve((path === '/api/tours' ? { favouriteTours: this.marked } : { tours, totalPages: 1 }) as T);
  }

  send<T>(_method: string, path: string, _body: unknown, { query }: { query?: { favourite?: boolean } } = {}) {
    const id = path.split('/')[3] as string;
    this.marked = [...(query?.favourite ? [id] : []), ...this.marked.filter((other) => other !== id)];
    return Promise.resolve({ favourite: query?.favourite } as T);
  }
}

const open = (server: Server) =>
  openPage({ page: FavouritesPage, path: 'favourite-tours', messages: ['tour-list'], api: server as never });
const heart = (): Promise<HTMLElement> => screen.findByRole('button', { name: /An evening/ });
const isPressed = (button: HTMLElement): string | null => button.getAttribute('aria-pressed');

beforeEach(() => {
  localStorage.clear();
  startSession({ uuid: 'ada', firstName: 'Ada' } as SessionUser, { access_token: 'a' });
});
afterEach(() => {
  cleanup();
  endSession();
});

it('keeps a tour in view that is unmarked, with the focus on its heart, until the page is opened anew', async () => {
  const server = new Server();
  await open(server);
  const button = await heart();
  await waitFor(() => expect(isPressed(button)).toBe('true'));
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(isPressed(button)).toBe('false'));
  expect(server.marked).toEqual(['a-morning']);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  await waitFor(() => expect(server.marked).toEqual(['an-evening', 'a-morning']));
  await waitFor(() => expect(isPressed(button)).toBe('true'));
  fireEvent.click(button);
  await waitFor(() => expect(server.marked).toEqual(['a-morning']));
  cleanup();
  await open(server);
  await screen.findByRole('heading', { name: 'A morning' });
  expect(screen.queryByRole('heading', { name: 'An evening' })).toBeNull();
});

it('shows a visitor what this browser keeps, and how to have it elsewhere', async () => {
  endSession();
  keepFavourite('a-morning', true);
  await open(new Server());
  expect(await screen.findByRole('heading', { name: 'A morning' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('/login?next=');
  const button = screen.getByRole('button', { name: /A morning/ });
  await waitFor(() => expect(isPressed(button)).toBe('true'));
  fireEvent.click(button);
  await waitFor(() => expect(keptFavourites()).toEqual([]));
  expect(screen.getByRole('heading', { name: 'A morning' })).toBeTruthy();
  cleanup();
  await open(new Server());
  expect(await screen.findByText('You have marked no tour yet')).toBeTruthy();
});
