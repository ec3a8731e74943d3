import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { LoginPage } from './login-page.js';
import { SignupPage } from './signup-page.js';

const api = { get: () => Promise.reject(new Error('Nothing is asked for')) } as never;
const wayOf = (name: string) => screen.queryByRole('link', { name });

afterEach(() => {
  cleanup();
  act(() => endSession());
});

const pages = [
  { page: LoginPage, path: 'login', ways: ['Forgotten your password?', 'Sign up'] },
  { page: SignupPage, path: 'signup', ways: ['Log in'] },
];

it.each(pages)('shows a visitor the other ways in on the page $path', async ({ ways, ...page }) => {
  await openPage({ ...page, messages: ['account'], api });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(ways.map(wayOf)).not.toContain(null);
});

it.each(pages)('shows nobody who is signed in a way in on the page $path', async ({ ways, ...page }) => {
  const user = { uuid: 'ada', email: 'ada@example.org' } as SessionUser;
  act(() => startSession(user, { access_token: 'a' }));
  await openPage({ ...page, messages: ['account'], api });
  expect(await screen.findByRole('link', { name: 'Go to my account' })).toBeTruthy();
  expect(ways.flatMap((way) => wayOf(way) ?? [])).toEqual([]);
});
