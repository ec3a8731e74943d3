import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { myPromoCodesQuery } from './account.api.js';
import { PersonalCode } from './personal-code.js';

describe('the personal code of a professional', () => {
  beforeEach(() => act(() => startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' })));
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  const open = (items: readonly object[]) =>
    openPage({
      page: PersonalCode,
      path: 'account',
      messages: ['account'],
      api: { get: () => Promise.resolve({ items }) } as never,
    });

  it('is shown with what it is worth, and copied by one press', async () => {
    const copied: string[] = [];
    const writeText = (text: string) => {
      copied.push(text);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open([{ code: 'PRO-7K3M9Q2F', percent: 10 }]);
    expect(await screen.findByRole('heading', { name: 'Your personal code: 10% off' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }));
    expect(copied).toEqual(['PRO-7K3M9Q2F']);
  });

  it('is no matter of accounts without one', async () => {
    const { client } = await open([]);
    await waitFor(() => expect(client.getQueryData(myPromoCodesQuery().queryKey)).toEqual({ items: [] }));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
