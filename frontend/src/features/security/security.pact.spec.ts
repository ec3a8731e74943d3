import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFoundAs } from '../../testing/contract.js';
import {
  endLogin,
  loginHistoryQuery,
  prepareSecondFactor,
  secondFactorQuery,
  turnOffSecondFactor,
} from './security.api.js';

const { boolean, eachLike, integer, like, string } = MatchersV3;
const given = 'a person with an account';
const reader = '0192c7a0-0000-7000-8000-000000000002';

describe('the login history', () => {
  const login = {
    id: string('0192c7a0-0000-7000-8000-00000000000b'),
    at: string('2026-11-20T10:00:00.000Z'),
    location: null,
    browser: null,
    screenResolution: null,
    deviceId: null,
    ipAddress: string('127.0.0.1'),
    current: boolean(true),
    active: boolean(false),
    actions: [],
  };

  it('comes in pages, the latest login first', async () => {
    const expectation = {
      given: 'a reader who is logged in',
      path: `/api/user/${reader}/login-history`,
      query: { page: 1, pageSize: 10, language: 'en_US' },
      answer: { records: eachLike(login), page: 1, pageSize: 10, totalRecords: integer(1), totalPages: integer(1) },
    };
    const found = await expectAnswer('the logins of a person', expectation, (client) =>
      client.fetchQuery(loginHistoryQuery(reader, 1, 'en_US')),
    );
    expect(found.records[0]?.current).toBe(true);
  });

  it('says that a login has already ended', async () => {
    const id = '0192c7a0-0000-7000-8000-0000000000ff';
    const expectation = {
      given,
      method: 'DELETE',
      path: `/api/me/sessions/${id}`,
      ...notFoundAs('SESSION_UNKNOWN'),
    } as const;
    const told = expectAnswer('a login that has ended is ended', expectation, (_, api) => endLogin(api, id));
    await expect(told).rejects.toMatchObject({ code: 'SESSION_UNKNOWN' });
  });
});

describe('the second factor', () => {
  it('is off at first', async () => {
    const answer = { on: false, needed: false, recoveryCodesLeft: 0, actions: ['turn-on'] };
    const found = await expectAnswer(
      'the second factor of a person',
      { given, path: '/api/me/second-factor', answer },
      (client) => client.fetchQuery(secondFactorQuery()),
    );
    expect(found.actions).toEqual(['turn-on']);
  });

  it('asks for the password before it is set up', async () => {
    const wanted = { status: 403, answer: like({ status: 403, code: 'PASSWORD_CONFIRMATION_REQUIRED' }) };
    const expectation = { given, method: 'POST', path: '/api/me/second-factor', ...wanted } as const;
    const told = expectAnswer('a second factor is set up without the password', expectation, (_, api) =>
      prepareSecondFactor(api),
    );
    await expect(told).rejects.toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED' });
  });

  it('is not turned off twice', async () => {
    const off = { status: 409, answer: like({ status: 409, code: 'SECOND_FACTOR_OFF' }) };
    const expectation = { given, method: 'DELETE', path: '/api/me/second-factor', ...off } as const;
    const told = expectAnswer('a second factor that is off is turned off', expectation, (_, api) =>
      turnOffSecondFactor(api),
    );
    await expect(told).rejects.toMatchObject({ code: 'SECOND_FACTOR_OFF' });
  });
});
