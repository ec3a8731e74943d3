import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, refused } from '../../testing/contract.js';
import { addAccount, payoutAccountsQuery } from './payout-accounts.api.js';

const { eachLike, like, string } = MatchersV3;
const given = 'a reader with addresses and a payout account';
const paypal = {
  holder: 'Giulia Marchetti',
  currency: 'EUR',
  isPrimary: false,
  paypalEmail: 'giulia@example.org',
} as const;
const call = { method: 'POST', path: '/api/user/bank-account' } as const;

describe('payout accounts', () => {
  it('are shown without what would let others be paid', async () => {
    const account = {
      id: string('0192c7a0-0000-7000-8000-000000000071'),
      isPrimary: true,
      form: string('paypal'),
      holder: string('Giulia Marchetti'),
      currency: string('EUR'),
      iban: null,
      paypalEmail: MatchersV3.regex(/^.•+@example\.org$/, 'g•••@example.org'),
      actions: eachLike('edit'),
    };
    const expectation = { given, path: '/api/me/bank-account', answer: eachLike(account) };
    const found = await expectAnswer('the payout accounts of a reader', expectation, (client) =>
      client.fetchQuery(payoutAccountsQuery()),
    );
    expect(found[0]?.paypalEmail).toContain('•');
  });

  it('are added once the password was entered', async () => {
    const expectation = { given, ...call, body: paypal, status: 201, answer: eachLike({ form: string('paypal') }) };
    await expectAnswer('a new payout account', expectation, (_, api) =>
      addAccount(api, paypal, '0192c7a0-0000-7000-8000-0000000000ae'),
    );
  });

  it('say beside the IBAN that it is none', async () => {
    const body = {
      ...paypal,
      paypalEmail: undefined,
      bankCountry: 'IT',
      bankName: 'Banca',
      iban: 'IT00X',
      swiftBic: 'BCITITMM',
    };
    const { paypalEmail: _, ...sent } = body;
    const told = expectAnswer(
      'an account without an IBAN',
      { given, ...call, body: sent, ...refused('iban') },
      (_api, api) => addAccount(api, body, '0192c7a0-0000-7000-8000-0000000000af'),
    );
    await expect(told).rejects.toMatchObject({ status: 422 });
  });

  it('ask for the password first', async () => {
    const refusal = { status: 403, answer: like({ status: 403, code: 'PASSWORD_CONFIRMATION_REQUIRED' }) };
    const told = expectAnswer(
      'a new payout account without the password',
      {
        given: 'a reader with a payout account who has not entered the password lately',
        ...call,
        body: paypal,
        ...refusal,
      },
      (_, api) => addAccount(api, paypal, '0192c7a0-0000-7000-8000-0000000000b0'),
    );
    await expect(told).rejects.toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED' });
  });
});
