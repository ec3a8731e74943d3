import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { endSession, loseSession } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { LoginPage } from './login-page.js';

describe('who is led to log in', () => {
  afterEach(() => {
    cleanup();
    act(endSession);
  });

  const open = () =>
    openPage({
      page: () => <LoginPage />,
      path: 'login',
      search: '?next=%2Fen_US%2FEUR%2Ftours',
      messages: ['account'],
      api: { get: () => Promise.resolve([]) } as never,
    });

  it('is told that the page asked for needs it', async () => {
    await open();
    expect(await screen.findByText(/^Log in to see this page\./)).toBeTruthy();
  });

  it('is told so of no page that was open when the session ended', async () => {
    loseSession();
    await open();
    expect(await screen.findByText('Your session has ended. Log in to continue.')).toBeTruthy();
    expect(screen.queryByText(/^Log in to see this page\./)).toBeNull();
  });
});
