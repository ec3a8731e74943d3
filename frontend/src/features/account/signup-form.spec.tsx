import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { endSession } from '../../session/session.js';
import { forgetBuyer, rememberBuyer } from '../../session/known-buyer.js';
import { SignupForm } from './signup-form.js';

describe('who signs up after an order as a guest', () => {
  afterEach(() => {
    cleanup();
    forgetBuyer();
    act(endSession);
  });

  const open = () =>
    openPage({
      page: () => <SignupForm type="individual" onEnter={() => undefined} />,
      path: 'signup',
      messages: ['account'],
      api: { get: () => Promise.resolve([]) } as never,
    });
  const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)?.value;

  it('finds the names and the e-mail of the order filled in', async () => {
    rememberBuyer({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
    await open();
    await screen.findByDisplayValue('Ada');
    expect(['firstName', 'lastName', 'email', 'confirmEmail'].map(valueOf)).toEqual([
      'Ada',
      'Lovelace',
      'ada@example.com',
      'ada@example.com',
    ]);
  });

  it('finds empty fields without an order', async () => {
    await open();
    await screen.findByLabelText('First name');
    expect(valueOf('email')).toBe('');
  });
});
