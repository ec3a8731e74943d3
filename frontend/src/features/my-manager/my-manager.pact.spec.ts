import { expect, it } from '@jest/globals';
import { expectAnswer, refused } from '../../testing/contract.js';
import { myManagerQuery, writeToManager } from './my-manager.api.js';

const given = 'a guide whom an admin looks after';
const call = { given, method: 'POST', path: '/api/me/manager/messages' } as const;
const key = '0192c7a0-0000-7000-8000-0000000000aa';

it('names the manager', async () => {
  const manager = { firstName: 'Giulia', lastName: 'Marchetti', picture: null };
  const expectation = { given, path: '/api/me/manager', answer: { manager } };
  const found = await expectAnswer('the manager of a guide', expectation, (client) =>
    client.fetchQuery(myManagerQuery()),
  );
  expect(found.manager?.firstName).toBe('Giulia');
});

it('sends a message about a booking', async () => {
  const body = { message: 'I move to Milan.', bookingReference: 'BK-4F8T2W' };
  await expectAnswer('a message to the manager', { ...call, body, status: 202 }, (_, api) =>
    writeToManager(api, body, key),
  );
});

it('says beside the reference that it is none', async () => {
  const message = { message: 'I move to Milan.', bookingReference: 'tomorrow' };
  const told = expectAnswer(
    'a message to the manager about something that is no booking',
    { ...call, body: message, ...refused('bookingReference') },
    (_, api) => writeToManager(api, message, `${key.slice(0, -1)}b`),
  );
  await expect(told).rejects.toMatchObject({ status: 422 });
});
