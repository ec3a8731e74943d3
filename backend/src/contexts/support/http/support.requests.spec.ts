import { expect, it } from '@jest/globals';
import { RequestValidation } from '../../../platform/http/validation.js';
import { ContactRequest } from './support.requests.js';

const written = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Where do we meet on Sunday?',
  reason: 'general',
  senderType: 'customer',
};
const sent = (message: object): Promise<unknown> =>
  new RequestValidation().transform(message, { type: 'body', metatype: ContactRequest });

it.each(['bookingReference', 'language'])('is written without %s, but not with null for it', async (field) => {
  expect(await sent(written)).not.toHaveProperty(field, expect.anything());
  await expect(sent({ ...written, [field]: null })).rejects.toMatchObject({ errors: [{ field }] });
});

it('takes a reference that was left blank for none', async () => {
  expect(await sent({ ...written, bookingReference: '  ' })).toMatchObject({ bookingReference: undefined });
});

it.each(['bk-4f8t2w', 'BK4F8T2W', ' BK – 4F8 T2W', 'ＢＫ－４Ｆ８Ｔ２Ｗ'])(
  'takes the reference %p as finding a booking does',
  async (bookingReference) => {
    expect(await sent({ ...written, bookingReference })).toMatchObject({ bookingReference: 'BK-4F8T2W' });
  },
);
