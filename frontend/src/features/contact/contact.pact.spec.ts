import { describe, expect, it } from '@jest/globals';
import { expectAnswer, refused } from '../../testing/contract.js';
import { writeToTeam } from './contact.api.js';
import type { ContactValues } from './contact.form.js';

const given = 'the demonstration';
const path = '/api/contact';
const method = 'POST';

const contactMessage: ContactValues = {
  senderType: 'customer',
  reason: 'modify-cancel',
  bookingReference: 'BK-7K3M9Q',
  name: '髙橋 花',
  email: 'hana@example.org',
  message: 'May we come an hour later?',
};

describe('a contact message to the team', () => {
  it('is taken, with the number of a booking', async () => {
    const expectation = { given, path, method, body: contactMessage, status: 202 } as const;
    await expectAnswer('a contact message', expectation, (_, api) => writeToTeam(api, contactMessage));
  });

  it('is taken without one', async () => {
    const { bookingReference: _, ...body } = contactMessage;
    const expectation = { given, path, method, body, status: 202 } as const;
    await expectAnswer('a contact message about no booking', expectation, (_client, api) =>
      writeToTeam(api, { ...contactMessage, bookingReference: '' }),
    );
  });

  it('is refused by the field that is wrong', async () => {
    const body = { ...contactMessage, email: 'hana@nowhere' };
    const expectation = { given, path, method, body, ...refused('email') } as const;
    const asked = expectAnswer('a contact message from no address', expectation, (_, api) => writeToTeam(api, body));
    await expect(asked).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      errors: [{ field: 'email' }],
    });
  });
});
