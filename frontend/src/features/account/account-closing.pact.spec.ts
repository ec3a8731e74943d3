import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFound, ruledOut } from '../../testing/contract.js';
import { choosePicture, closeAccount } from './account.api.js';

const { like, string } = MatchersV3;
const reader = '0192c7a0-0000-7000-8000-000000000002';
const call = { given: 'a reader who is logged in', method: 'PUT' } as const;

describe('the picture of a person', () => {
  it('can be taken away', async () => {
    const answer = { uuid: reader, picture: null, firstName: string('Giulia') };
    const expectation = { ...call, path: `/api/user/${reader}`, body: { picture: null }, answer };
    const user = await expectAnswer('no picture', expectation, (_, api) => choosePicture(api, reader, null));
    expect(user.picture).toBeNull();
  });

  it('is one that the person has uploaded', async () => {
    const picture = `${'x'.repeat(32)}.jpg`;
    const refusal = ruledOut('FILE_UNKNOWN', 'picture');
    const told = expectAnswer(
      'a picture that nobody uploaded',
      { ...call, path: `/api/user/${reader}`, body: { picture }, ...refusal },
      (_, api) => choosePicture(api, reader, picture),
    );
    await expect(told).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
  });

  it('of others is not theirs to choose', async () => {
    const other = '0192c7a0-0000-7000-8000-0000000000ff';
    const expectation = { ...call, path: `/api/user/${other}`, body: { picture: null }, ...notFound };
    const told = expectAnswer('the picture of somebody else', expectation, (_, api) => choosePicture(api, other, null));
    await expect(told).rejects.toMatchObject({ status: 404 });
  });
});

describe('closing the account', () => {
  const path = '/api/me';

  it('asks for the password first', async () => {
    const refusal = { status: 403, answer: like({ status: 403, code: 'PASSWORD_CONFIRMATION_REQUIRED' }) };
    const given = 'a person who has not entered the password lately';
    const told = expectAnswer('closing without the password', { given, method: 'DELETE', path, ...refusal }, (_, api) =>
      closeAccount(api),
    );
    await expect(told).rejects.toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED' });
  });

  it('is done with it', async () => {
    const given = 'a person who has entered the password to close the account';
    await expectAnswer('closing the account', { given, method: 'DELETE', path, status: 204 }, (_, api) =>
      closeAccount(api),
    );
  });
});
