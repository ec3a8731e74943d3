import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, ruledOut } from '../../testing/contract.js';
import { emptyReference, everyLanguage, requestOf } from './reference-values.js';
import { addReference, changeReference, type NewReference, referenceQuery, referencesQuery } from './references.api.js';

const { boolean, eachLike, integer, like } = MatchersV3;
const given = 'an admin of a product with a guide and a professional';
const PATH = '/api/admin/quote-references';

const vehicle = { ...emptyReference, names: everyLanguage({ en_US: 'Pact limousine', de_DE: 'Limousine' }) };
const newVehicle = requestOf('vehicle', vehicle, true) as NewReference;

describe('what requests for a price choose from, for the team', () => {
  it('is listed by kind', async () => {
    const pagination = { page: 1, size: 25, totalItems: integer(5), totalPages: integer(1), hasMore: boolean(false) };
    const row = { id: 'sedan', kind: 'vehicle', title: 'Sedan', parent: null, position: 0, activated: true };
    const query = { kind: 'vehicle', page: '1' };
    const expectation = { given, path: PATH, query, answer: { items: eachLike(like(row)), pagination } };
    await expectAnswer('the vehicles', expectation, (client) => client.fetchQuery(referencesQuery({})));
  });

  it('is opened with its names and its version', async () => {
    const answer = {
      ...{ id: 'sedan', kind: 'vehicle', names: like({ en_US: 'Sedan' }), activated: boolean(true) },
      ...{ vehicle: like({ seats: 3, suitcases: 3 }), version: integer(1), actions: ['change'] },
    };
    const expectation = { given, path: `${PATH}/vehicle/sedan`, answer };
    await expectAnswer('a vehicle', expectation, (client) => client.fetchQuery(referenceQuery('vehicle', 'sedan')));
  });

  it('is added by its names', async () => {
    const answer = { id: 'pact-limousine', kind: 'vehicle', version: 1 };
    const headers = { 'idempotency-key': 'pact-limousine' };
    const call = { given, path: `${PATH}/vehicle`, method: 'POST', headers, body: newVehicle } as const;
    await expectAnswer('a new vehicle', { ...call, status: 201, answer }, (_, api) =>
      addReference(api, 'vehicle', newVehicle, 'pact-limousine'),
    );
  });

  it('is refused under a name that is taken, and to a company that there is not', async () => {
    const sedan = { ...newVehicle, names: everyLanguage({ en_US: 'Sedan' }) };
    const toVehicles = { given, path: `${PATH}/vehicle`, method: 'POST', body: sedan } as const;
    const taken = { ...toVehicles, headers: { 'idempotency-key': 'pact-sedan' }, ...conflict('QUOTE_REFERENCE_TAKEN') };
    const addSedan = expectAnswer('a vehicle that there is', taken, (_, api) =>
      addReference(api, 'vehicle', sedan, 'pact-sedan'),
    );
    await expect(addSedan).rejects.toMatchObject({ code: 'QUOTE_REFERENCE_TAKEN' });
    const ship = requestOf('ship', { ...vehicle, companyId: 'nobody' }, true) as NewReference;
    const toShips = { given, path: `${PATH}/ship`, method: 'POST', body: ship } as const;
    const unknown = ruledOut('QUOTE_REFERENCE_UNKNOWN', 'companyId');
    const addShip = expectAnswer(
      'a ship of nobody',
      { ...toShips, headers: { 'idempotency-key': 'pact-ship' }, ...unknown },
      (_, api) => addReference(api, 'ship', ship, 'pact-ship'),
    );
    await expect(addShip).rejects.toMatchObject({ code: 'QUOTE_REFERENCE_UNKNOWN' });
  });

  it('is changed by the version that was seen', async () => {
    const body = { ...newVehicle, version: 99 };
    const call = { given, path: `${PATH}/vehicle/minibus`, method: 'PUT', body } as const;
    const late = expectAnswer(
      'a vehicle that changed meanwhile',
      { ...call, ...conflict('CHANGED_MEANWHILE') },
      (_, api) => changeReference(api, 'vehicle', 'minibus', body),
    );
    await expect(late).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });
});
