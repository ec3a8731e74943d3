import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { endSession, startSession, type SessionUser } from '../../session/session.js';
import { openPage } from '../../testing/open-page.js';
import { PayoutAccountsPage } from './payout-accounts-page.js';
import type { PayoutAccount } from './payout-accounts.api.js';

const account = (id: string, isPrimary: boolean, countsFrom: string | null = null): PayoutAccount => ({
  id,
  isPrimary,
  form: 'iban',
  holder: 'Ada Rossi',
  bankCountry: 'IT',
  bankName: null,
  iban: `IT•••${id}`,
  swiftBic: null,
  routingNumber: null,
  accountNumber: null,
  branchCode: null,
  bankCode: null,
  currency: 'EUR',
  paypalEmail: null,
  countsFrom,
  actions: isPrimary ? ['edit', 'deactivate'] : ['edit', 'deactivate', 'set-primary'],
});

/** Wants the password before a change, as the real one does. */
class Server {
  readonly sent: unknown[] = [];
  private isConfirmed = false;

  constructor(private list: readonly PayoutAccount[]) {}

  get<T>(): Promise<T> {
    return Promise.resolve(this.list as T);
  }

  async send<T>(method: string, path: string, body: unknown): Promise<T> {
    this.sent.push([method, path, body]);
    if (path === '/api/auth/confirm-password') {
      this.isConfirmed = true;
      return undefined as T;
    }
    if (this.list.length > 0 && !this.isConfirmed)
      throw new ApiProblem({ status: 403, code: 'PASSWORD_CONFIRMATION_REQUIRED', detail: 'Again' });
    this.list = [account('9999', true, '2026-11-22T12:00:00Z')];
    return this.list as T;
  }
}

const messages = ['payout-accounts', 'confirm-password'];
const open = (server: Server) =>
  openPage({ page: PayoutAccountsPage, path: 'account-billing', messages, api: server as never });
const paths = (server: Server): readonly unknown[] => server.sent.map((call) => (call as readonly unknown[])[1]);

describe('the page of payout accounts', () => {
  beforeEach(() => act(() => startSession({ uuid: 'ada' } as SessionUser, { access_token: 'a' })));
  afterEach(() => {
    cleanup();
    act(() => endSession());
  });

  it('asks by country, and sends only what it asks for', async () => {
    const server = new Server([]);
    await open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Add an account' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Country of the bank'), { target: { value: 'US' } });
    expect(await within(dialog).findByLabelText('Routing number')).toBeTruthy();
    expect(within(dialog).queryByLabelText('IBAN')).toBeNull();
    fireEvent.change(within(dialog).getByLabelText('Country of the bank'), { target: { value: 'IT' } });
    fireEvent.change(await within(dialog).findByLabelText('IBAN'), {
      target: { value: 'IT60X0542811101000000123456' },
    });
    fireEvent.change(within(dialog).getByLabelText('Account holder'), { target: { value: 'Ada Rossi' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save the account' }));
    expect(await screen.findByText('IT•••9999')).toBeTruthy();
    expect(server.sent).toEqual([
      [
        'POST',
        '/api/user/bank-account',
        { holder: 'Ada Rossi', currency: 'EUR', bankCountry: 'IT', iban: 'IT60X0542811101000000123456' },
      ],
    ]);
    expect(screen.getByText(/Money goes here from/)).toBeTruthy();
  });

  it('asks for the password, and goes on with the change', async () => {
    const server = new Server([account('1111', true), account('2222', false)]);
    await open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Make IT•••2222 the primary account' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: 'a quiet street' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(paths(server)).toEqual([
        '/api/me/bank-account/2222',
        '/api/auth/confirm-password',
        '/api/me/bank-account/2222',
      ]),
    );
    expect(await screen.findByText('IT•••9999')).toBeTruthy();
  });

  it('changes nothing where the person closes the dialog', async () => {
    const server = new Server([account('1111', true), account('2222', false)]);
    await open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Make IT•••2222 the primary account' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Again')).toBeTruthy();
    expect(paths(server)).toEqual(['/api/me/bank-account/2222']);
  });
});
