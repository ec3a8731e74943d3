import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, ruledOut } from '../../testing/contract.js';
import {
  accountQuery,
  askForDataExport,
  changeAccount,
  changePassword,
  confirmEmail,
  dataExportLink,
  dataExportQuery,
  logIn,
  myPromoCodesQuery,
  openMattersQuery,
  resetLinkQuery,
  resetPassword,
  signUp,
} from './account.api.js';

const { boolean, integer, like, string } = MatchersV3;
const given = 'a person with an account';
const email = 'buyer@example.org';
const password = 'a quiet street in Trastevere';
const device = { screenResolution: '0x0', deviceId: 'laptop' };
localStorage.setItem('device_id', device.deviceId);

const signedIn = {
  access_token: string('access'),
  user: {
    uuid: string('0192c7a0-0000-7000-8000-000000000002'),
    firstName: string('Ada'),
    lastName: string('Rossi'),
    email: string(email),
    emailConfirmed: boolean(false),
    role: integer(4),
    roleDetails: like({ id: 4, name: 'Customer' }),
    status: string('active'),
    isPro: boolean(false),
    accountType: string('individual'),
  },
};
const account = {
  firstName: 'Ada',
  lastName: 'Rossi',
  gender: null,
  dateOfBirth: null,
  phone: null,
  nativeLanguage: 'en',
  vat: null,
  taxNumber: null,
  companyName: null,
  language: 'en_US',
  currency: 'EUR',
} as const;

describe('signing in', () => {
  it('starts a session', async () => {
    const body = { email, password, device };
    const expectation = { given, method: 'POST', path: '/api/auth/login', body, answer: signedIn } as const;
    const { user } = await expectAnswer('a person signs in', expectation, (_, api) => logIn(api, { email, password }));
    expect(user.firstName).toBe('Ada');
  });

  it('says that the password is wrong', async () => {
    const body = { email, password: 'another street', device };
    const wrong = { status: 401, answer: like({ status: 401, code: 'CREDENTIALS_WRONG' }) };
    const expectation = { given, method: 'POST', path: '/api/auth/login', body, ...wrong } as const;
    const told = expectAnswer('a person signs in with a wrong password', expectation, (_, api) =>
      logIn(api, { email, password: 'another street' }),
    );
    await expect(told).rejects.toMatchObject({ status: 401, code: 'CREDENTIALS_WRONG' });
  });

  it.each([
    ['wants a code where there is a second factor', undefined, 'SECOND_FACTOR_REQUIRED'],
    ['says that the code is wrong', '000000', 'SECOND_FACTOR_WRONG'],
  ] as const)('%s', async (title, code, refusal) => {
    const careful = { email: 'careful@example.org', password };
    const expectation = {
      given: 'a person with a second factor',
      method: 'POST',
      path: '/api/auth/login',
      body: { ...careful, ...(code ? { code } : {}), device },
      status: 401,
      answer: like({ status: 401, code: refusal }),
    } as const;
    const told = expectAnswer(`a login ${title}`, expectation, (_, api) => logIn(api, { ...careful, code }));
    await expect(told).rejects.toMatchObject({ status: 401, code: refusal });
  });

  it('says beside the address that it has an account already', async () => {
    const form = {
      firstName: 'Ada',
      lastName: 'Rossi',
      email,
      confirmEmail: email,
      password,
      confirmPassword: password,
      nativeLanguage: 'en',
      acceptTerms: true,
    } as const;
    const body = { ...form, device, type: 'individual', currency: 'EUR' };
    const expectation = { given, method: 'POST', path: '/api/auth/signup', body, ...conflict('EMAIL_TAKEN') } as const;
    const address = { street: '', streetComplementary: '', zip: '', state: '', city: '', country: 'IT' };
    const company = { type: 'individual', companyName: '', vat: '', taxNumber: '', address } as const;
    const values = { ...form, ...company, gender: '', birthdate: { year: '', month: '', day: '' } } as const;
    const told = expectAnswer('a person signs up again', expectation, (_, api) => signUp(api, values, 'EUR'));
    await expect(told).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });
});

describe('what a person takes along and what keeps the account open', () => {
  it('is a file that nobody has asked for yet', async () => {
    const expectation = { given, path: '/api/me/data-export', answer: { state: 'none', endsAt: null } };
    const found = await expectAnswer('how far the export is', expectation, (client) =>
      client.fetchQuery(dataExportQuery()),
    );
    expect(found.state).toBe('none');
  });

  it('is a file that needs the password', async () => {
    const needed = { status: 403, answer: like({ status: 403, code: 'PASSWORD_CONFIRMATION_REQUIRED' }) };
    const ask = { given, method: 'POST', path: '/api/me/data-export', ...needed } as const;
    const asked = expectAnswer('an export is asked for', ask, (_, api) => askForDataExport(api));
    await expect(asked).rejects.toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED' });
    const link = { given, path: '/api/me/data-export/link', ...needed };
    const told = expectAnswer('the link to an export', link, (_, api) => dataExportLink(api));
    await expect(told).rejects.toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED' });
  });

  it('is nothing where nothing is to come', async () => {
    const query = { language: 'de_DE' };
    const expectation = { given, path: '/api/me/open-matters', query, answer: [] };
    const open = await expectAnswer('what keeps the account open', expectation, (client) =>
      client.fetchQuery(openMattersQuery({ locale: 'de_DE' })),
    );
    expect(open).toEqual([]);
  });
});

describe('a mailed link that is not valid', () => {
  const dead = { status: 422, answer: like({ status: 422, code: 'LINK_NOT_VALID' }) };
  const token = 'a'.repeat(43);

  it('sets no password, and the page says so before one is typed', async () => {
    const expectation = { given, path: '/api/auth/reset-password', query: { token }, ...dead };
    const works = await expectAnswer('a reset link is looked at', expectation, (client, api) =>
      client.fetchQuery(resetLinkQuery(api, token)),
    );
    expect(works).toBe(false);
  });

  it('sets no password', async () => {
    const body = { token, password, confirmPassword: password };
    const expectation = { given, method: 'POST', path: '/api/auth/reset-password', body, ...dead } as const;
    const told = expectAnswer('a password is set by a dead link', expectation, (_, api) =>
      resetPassword(api, token, password),
    );
    await expect(told).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
  });

  it('confirms no address', async () => {
    const expectation = { given, method: 'POST', path: '/api/auth/verify-email', body: { token }, ...dead } as const;
    const told = expectAnswer('an address is confirmed by a dead link', expectation, (_, api) =>
      confirmEmail(api, token),
    );
    await expect(told).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
  });
});

describe('the account', () => {
  it('shows who the person is', async () => {
    const expectation = { given, path: '/api/me/account', answer: like(account) };
    const found = await expectAnswer('an account', expectation, (client) => client.fetchQuery(accountQuery()));
    expect(found.lastName).toBe('Rossi');
  });

  it('is changed', async () => {
    const expectation = {
      given,
      method: 'PUT',
      path: '/api/me/account',
      body: account,
      answer: like(account),
    } as const;
    const changed = await expectAnswer('an account is changed', expectation, (_, api) => changeAccount(api, account));
    expect(changed.language).toBe('en_US');
  });

  it('keeps its password from who does not know it', async () => {
    const next = 'another quiet street';
    const body = { currentPassword: 'no street', password: next, confirmPassword: next };
    const wrong = ruledOut('PRESENT_PASSWORD_WRONG', 'currentPassword');
    const expectation = { given, method: 'PUT', path: '/api/me/password', body, ...wrong } as const;
    const told = expectAnswer('a password is changed with a wrong one', expectation, (_, api) =>
      changePassword(api, 'no street', next),
    );
    await expect(told).rejects.toMatchObject({ code: 'PRESENT_PASSWORD_WRONG' });
  });
});

describe('the account of a professional', () => {
  it('shows the personal code', async () => {
    const expectation = {
      given: 'a professional with a personal code',
      path: '/api/me/promo-codes',
      answer: { items: [{ code: 'PRO-7K3M9Q2F', percent: 10 }] },
    };
    const { items } = await expectAnswer('the own promo codes', expectation, (client) =>
      client.fetchQuery(myPromoCodesQuery()),
    );
    expect(items[0]?.percent).toBe(10);
  });
});
