import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { currentSession, endSession, startSession, type SessionUser } from '../../session/session.js';
import { anOrder } from '../../shared/booking-view/testing/an-order.js';
import { openPage } from '../../testing/open-page.js';
import { AccountOffer } from './account-offer.js';

const customer = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.com', phoneNumber: '+390612345678' };
const order = anOrder({ reference: 'CIC-7K3M9Q', status: 'paid', customer, accessToken: 'of the link' });
const user = { uuid: 'ada', firstName: 'Ada', email: 'ada@example.com', emailConfirmed: false } as SessionUser;

describe('the offer of an account after an order', () => {
  let sent: unknown[];
  let answer: () => Promise<unknown>;

  beforeEach(() => {
    endSession();
    sent = [];
    answer = () => Promise.resolve({ user, access_token: 'a' });
  });
  afterEach(cleanup);

  const open = (shown = order) => {
    const send = (...[method, path, body]: unknown[]) => {
      sent.push({ method, path, body });
      return answer();
    };
    const page = () => <AccountOffer order={shown} />;
    return openPage({ page, path: 'pay-done', messages: ['my-bookings', 'price-steps'], api: { send } as never });
  };
  const choose = async (password: string) => {
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
  };

  it('asks for a password alone, and then says what is left to do', async () => {
    await open();
    await choose('a quiet street');
    expect(sent).toMatchObject([
      { path: '/api/auth/signup-from-order', body: { reference: 'CIC-7K3M9Q', token: 'of the link' } },
    ]);
    expect(currentSession()?.user.uuid).toBe('ada');
    expect(await screen.findByRole('status')).toHaveProperty('textContent', expect.stringContaining('ada@example.com'));
  });

  it('sends no password that is too short', async () => {
    await open();
    await choose('short');
    expect(sent).toEqual([]);
    expect(screen.getAllByText(/needs 8 characters/).length).toBeGreaterThan(0);
  });

  it('leads to the login where the address has an account', async () => {
    answer = () => Promise.reject(new ApiProblem({ status: 409, code: 'EMAIL_TAKEN', params: {} }));
    await open();
    await choose('a quiet street');
    expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toContain('/login?next=');
  });

  it('is not made to those who are signed in, or without the link', async () => {
    startSession({ ...user, emailConfirmed: true }, { access_token: 'a' });
    await open();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    endSession();
    cleanup();
    const { accessToken: _, ...ofAccount } = order;
    await open(ofAccount);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
