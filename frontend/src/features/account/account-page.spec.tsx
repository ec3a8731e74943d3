import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { AccountPage } from './account-page.js';
import type { Account } from './account.api.js';

const account: Account = {
  firstName: 'Ada',
  lastName: 'Rossi',
  gender: null,
  dateOfBirth: null,
  phone: null,
  nativeLanguage: null,
  vat: null,
  taxNumber: null,
  companyName: null,
  language: 'en_US',
  currency: 'EUR',
};

function Visits() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setThere(!isThere)}>
        Come or go
      </button>
      {isThere && <AccountPage />}
    </>
  );
}

describe('the page of an account', () => {
  beforeEach(() => {
    act(() =>
      startSession({ uuid: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Rossi' } as SessionUser, {
        access_token: 'a',
      }),
    );
  });
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  it('shows at each visit what the account holds then: another device may have changed it', async () => {
    let answer = account;
    const api = { get: () => Promise.resolve(answer) } as never;
    const { client } = await openPage({ page: Visits, path: 'account', messages: ['account', 'upload'], api });
    expect(await screen.findByDisplayValue('Ada')).toBeTruthy();
    const turn = screen.getByRole('button', { name: 'Come or go' });
    act(() => turn.click());
    answer = { ...account, firstName: 'Ada Maria' };
    await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
    act(() => turn.click());
    expect(await screen.findByDisplayValue('Ada Maria')).toBeTruthy();
  });
});
