import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
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

describe('who logs in while others try the account', () => {
  afterEach(() => {
    cleanup();
    act(endSession);
  });

  const refusal = (code: string, detail: string, field?: string) =>
    new ApiProblem({ status: 401, code, detail, errors: field === undefined ? [] : [{ field, code, detail }] });
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

  it('is asked for the mailed code, and sends it', async () => {
    const answers = [
      refusal('SIGN_IN_CODE_REQUIRED', 'Logging in needs a code.'),
      refusal('SIGN_IN_CODE_WRONG', 'This code does not log you in.', 'code'),
      refusal('SIGN_IN_CODE_REQUIRED', 'Logging in needs a code.'),
    ];
    const sent: { readonly code?: string }[] = [];
    const api = {
      get: () => Promise.resolve([]),
      send: (_: string, __: string, body: { readonly code?: string }) => {
        sent.push(body);
        return Promise.reject(answers[sent.length - 1] ?? new Error('Too many calls'));
      },
    };
    await openPage({ page: () => <LoginPage />, path: 'login', messages: ['account'], api: api as never });
    await screen.findByLabelText(/mail address/);
    expect(screen.queryByLabelText(/^Code from/)).toBeNull();
    type(/mail address/, 'ada@example.com');
    type(/^Password/, 'a quiet street');
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('Logging in needs a code.');
    type(/^Code from/, ' 123456 ');
    send();
    const field = screen.getByLabelText(/^Code from/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('This code does not log you in.').length).toBeGreaterThan(0);
    type(/^Code from/, '');
    send();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent.map(({ code }) => code)).toEqual([undefined, '123456', undefined]);
    expect(sent[1]).toMatchObject({ email: 'ada@example.com', password: 'a quiet street' });
  });
});
