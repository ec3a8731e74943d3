import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, notFoundAs, refused } from '../../testing/contract.js';
import { addAddress, addressesQuery, editAddress, removeAddress, setPrimaryAddress } from './addresses.api.js';

const { eachLike, string } = MatchersV3;
const given = 'a reader with addresses and a payout account';
const reader = '0192c7a0-0000-7000-8000-000000000002';
const primary = '0192c7a0-0000-7000-8000-000000000061';
const other = '0192c7a0-0000-7000-8000-000000000062';
const stranger = '0192c7a0-0000-7000-8000-0000000000ff';
const form = {
  street: 'Via Appia 1',
  streetComplementary: '',
  zip: '00186',
  city: 'Roma',
  state: '',
  country: 'IT',
  companyName: '',
};
const address = {
  uuid: string(primary),
  isPrimary: true,
  activated: true,
  street: string('Via dei Coronari 12'),
  city: string('Roma'),
  country: string('IT'),
  actions: eachLike('edit'),
};

describe('the addresses of a person', () => {
  it('begin with the primary one', async () => {
    const expectation = { given, path: `/api/user/${reader}/addresses`, answer: eachLike(address) };
    const found = await expectAnswer('the addresses of a reader', expectation, (client) =>
      client.fetchQuery(addressesQuery(reader)),
    );
    expect(found[0]?.isPrimary).toBe(true);
  });

  it('are added to, and edited', async () => {
    const added = { given, method: 'POST', path: '/api/addresses', body: form, status: 201 } as const;
    await expectAnswer('a new address', { ...added, answer: eachLike(address) }, (_, api) =>
      addAddress(api, form, '0192c7a0-0000-7000-8000-0000000000ac'),
    );
    const edited = { given, method: 'PUT', path: `/api/addresses/${primary}/edit-address`, body: form } as const;
    await expectAnswer('a changed address', { ...edited, answer: eachLike(address) }, (_, api) =>
      editAddress(api, primary, form),
    );
  });

  it('say which field is wrong', async () => {
    const nowhere = { ...form, country: 'XX' };
    const expectation = {
      given,
      method: 'POST',
      path: '/api/addresses',
      body: nowhere,
      ...refused('country'),
    } as const;
    const told = expectAnswer('an address in no country', expectation, (_, api) =>
      addAddress(api, nowhere, '0192c7a0-0000-7000-8000-0000000000ad'),
    );
    await expect(told).rejects.toMatchObject({ status: 422 });
  });

  it('have one primary, and can be removed', async () => {
    const chosen = { given, method: 'PUT', path: `/api/addresses/${other}/set-primary` } as const;
    await expectAnswer('another primary address', { ...chosen, answer: eachLike(address) }, (_, api) =>
      setPrimaryAddress(api, other),
    );
    const removed = { given, method: 'DELETE', path: `/api/addresses/${other}/remove-address` } as const;
    await expectAnswer('a removed address', { ...removed, status: 204 }, (_, api) => removeAddress(api, other));
  });

  it('of others do not exist', async () => {
    const path = `/api/addresses/${stranger}/set-primary`;
    const told = expectAnswer(
      'an address of somebody else',
      { given, method: 'PUT', path, ...notFoundAs('ADDRESS_UNKNOWN') },
      (_, api) => setPrimaryAddress(api, stranger),
    );
    await expect(told).rejects.toMatchObject({ status: 404 });
  });
});
