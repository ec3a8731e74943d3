import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFound, refused, ruledOut } from '../../testing/contract.js';
import {
  assignTransfer,
  outgoingTransferQuery,
  recordTransfer,
  returnTransfer,
  sendTransfer,
  transferQuery,
  transfersQuery,
} from './transfers.api.js';

const { boolean, datetime, eachLike, integer, like } = MatchersV3;
const given = 'an admin of a product with bank transfers';
const PATH = '/api/admin/transfers';
const OUTGOING = '/api/admin/outgoing-transfers';
const UNKNOWN = '0192c7a0-0000-7000-8000-000000000071';
const SENT_BACK = '0192c7a0-0000-7000-8000-000000000072';
const WAITING = '0192c7a0-0000-7000-8000-000000000073';
const NOTHING = '0192c7a0-0000-7000-8000-0000000000ff';
const IBAN = 'DE89370400440532013000';
const eur = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const INSTANT = datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z');

const row = {
  id: UNKNOWN,
  status: 'unknown',
  source: 'statement',
  amount: eur(19_500),
  rest: eur(19_500),
  bookedOn: '2026-11-19',
  payerName: 'Ada Rossi',
  text: 'For the tour in Rome',
  parts: [],
  recordedAt: INSTANT,
};
/** The server refuses these calls without a key. */
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const account = { holder: 'Ada Rossi', iban: IBAN };

describe('the bank transfers of the team', () => {
  it('are listed by state', async () => {
    const pagination = { page: 1, size: 25, totalItems: integer(1), totalPages: integer(1), hasMore: boolean(false) };
    const answer = { items: eachLike(row), pagination };
    const expectation = { given, path: PATH, query: { status: 'unknown', query: 'rossi', page: 1 }, answer };
    const found = await expectAnswer('the unknown transfers', expectation, (client) =>
      client.fetchQuery(transfersQuery({ status: 'unknown', query: 'rossi' })),
    );
    expect(found.items[0]?.payerName).toBe('Ada Rossi');
  });

  it('show one with what may be done', async () => {
    const answer = {
      ...row,
      account: 'IT60X0542811101000000123456',
      entryReference: 'PACT-1',
      payerIban: null,
      version: integer(1),
      actions: ['assign', 'return'],
    };
    const found = await expectAnswer('a transfer', { given, path: `${PATH}/${UNKNOWN}`, answer }, (client) =>
      client.fetchQuery(transferQuery(UNKNOWN)),
    );
    expect(found.actions).toEqual(['assign', 'return']);
  });

  it('say that there is no such transfer', async () => {
    const expectation = { given, path: `${PATH}/${NOTHING}`, ...notFound };
    const asked = expectAnswer('a transfer that is not', expectation, (client) =>
      client.fetchQuery(transferQuery(NOTHING)),
    );
    await expect(asked).rejects.toMatchObject({ status: 404 });
  });

  it('are recorded by hand once', async () => {
    const body = { amount: eur(19_500), bookedOn: '2026-11-19', entryReference: 'PACT-NEW', text: 'Thanks' };
    const post = { given, method: 'POST' as const, path: PATH };
    const answer = { ...row, id: like(UNKNOWN), source: 'manual', payerName: null, text: 'Thanks' };
    const made = await expectAnswer(
      'a transfer by hand',
      { ...post, ...withKey('pact-record'), body, status: 201, answer },
      (_, api) => recordTransfer(api, body, 'pact-record'),
    );
    expect(made.source).toBe('manual');
    const twice = { ...body, entryReference: 'PACT-KNOWN' };
    const asked = expectAnswer(
      'a transfer that is recorded',
      { ...post, ...withKey('pact-recorded'), body: twice, ...conflict('TRANSFER_KNOWN') },
      (_, api) => recordTransfer(api, twice, 'pact-recorded'),
    );
    await expect(asked).rejects.toMatchObject({ code: 'TRANSFER_KNOWN' });
  });

  it('pay no order that waits for none, and are not assigned twice', async () => {
    const post = (id: string) => ({ given, method: 'POST' as const, path: `${PATH}/${id}/assign` });
    const body = { reference: 'CIC-0000ZZ', version: 1 };
    const none = expectAnswer(
      'the assignment to an order that waits for none',
      { ...post(UNKNOWN), ...withKey('pact-assign'), body, ...ruledOut('ORDER_TAKES_NO_TRANSFER', 'reference') },
      (_, api) => assignTransfer(api, UNKNOWN, body, 'pact-assign'),
    );
    await expect(none).rejects.toMatchObject({ code: 'ORDER_TAKES_NO_TRANSFER' });
    const settled = expectAnswer(
      'the assignment of a transfer that went back',
      { ...post(SENT_BACK), ...withKey('pact-settled'), body, ...conflict('TRANSFER_SETTLED') },
      (_, api) => assignTransfer(api, SENT_BACK, body, 'pact-settled'),
    );
    await expect(settled).rejects.toMatchObject({ code: 'TRANSFER_SETTLED' });
  });

  it('go back to an account whose number is right', async () => {
    const body = { ...account, iban: 'DE00370400440532013000', version: 1 };
    const expectation = {
      given,
      method: 'POST' as const,
      path: `${PATH}/${UNKNOWN}/return`,
      ...withKey('pact-return'),
      body,
      ...refused('iban'),
    };
    const asked = expectAnswer('the return to a wrong account', expectation, (_, api) =>
      returnTransfer(api, UNKNOWN, body, 'pact-return'),
    );
    await expect(asked).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('are sent by the team, and marked so once the account is known', async () => {
    const answer = {
      id: WAITING,
      status: 'waiting-account',
      kind: 'returned-transfer',
      orderReference: null,
      incomingId: SENT_BACK,
      amount: eur(700),
      holder: null,
      iban: null,
      requestedAt: INSTANT,
      sentAt: null,
      version: integer(1),
      actions: ['set-account'],
    };
    const found = await expectAnswer(
      'a transfer to be sent',
      { given, path: `${OUTGOING}/${WAITING}`, answer },
      (client) => client.fetchQuery(outgoingTransferQuery(WAITING)),
    );
    expect(found.actions).toEqual(['set-account']);
    const expectation = {
      given,
      method: 'POST' as const,
      path: `${OUTGOING}/${WAITING}/send`,
      body: { version: 1 },
      ...withKey('pact-send'),
      ...conflict('RECIPIENT_ACCOUNT_MISSING'),
    };
    const asked = expectAnswer('the sending without an account', expectation, (_, api) =>
      sendTransfer(api, WAITING, 1, 'pact-send'),
    );
    await expect(asked).rejects.toMatchObject({ code: 'RECIPIENT_ACCOUNT_MISSING' });
  });
});
