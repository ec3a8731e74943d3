import { describe, expect, it } from '@jest/globals';
import { IsIn } from 'class-validator';
import { Day, Email, Instant, Optional, Trimmed } from './fields.js';
import { EqualTo } from './equal-to.js';
import { RequestValidation } from './validation.js';

class Wish {
  @Optional() @Day() day?: string;
  @Optional() @Instant() at?: string;
  @Optional() @IsIn(['red', 'blue']) colour: string = 'red';
}

const sent = (wish: object): Promise<unknown> =>
  new RequestValidation().transform(wish, { type: 'body', metatype: Wish });

describe('fields', () => {
  it.each(['2027-05-02', '2028-02-29'])('take %s for a day', async (day) => {
    expect(await sent({ day })).toMatchObject({ day });
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-W01-1',
    '2027-05T10',
    '20270502',
    '2027-122',
    '',
    20_270_502,
    ['2027-05-02'],
  ])('take %p for no day', async (day) => {
    await expect(sent({ day })).rejects.toMatchObject({ errors: [{ field: 'day', code: 'IS_DATE_STRING' }] });
  });

  it.each(['2027-05-02T09:30:00Z', '2027-05-02T09:30:00.123+02:00'])('take %s for an instant', async (at) => {
    expect(await sent({ at })).toMatchObject({ at });
  });

  it.each(['20270502', '2027-W01-1', '2027-122', '2027-05-02 09:30', 'now', 0])(
    'take %p for no instant',
    async (at) => {
      await expect(sent({ at })).rejects.toMatchObject({ errors: [{ field: 'at', code: 'IS_ISO8601' }] });
    },
  );

  it('may be left out, but not be null', async () => {
    expect(await sent({})).toEqual({ colour: 'red' });
    for (const [field, code] of [
      ['day', 'IS_DATE_STRING'],
      ['at', 'IS_ISO8601'],
      ['colour', 'IS_IN'],
    ] as const)
      await expect(sent({ [field]: null })).rejects.toMatchObject({ errors: [{ field, code }] });
  });
});

class Address {
  @Email() email!: string;
  @Trimmed() @EqualTo('email', 'in either case') again!: string;
}

const given = (address: object): Promise<unknown> =>
  new RequestValidation().transform(address, { type: 'body', metatype: Address });

describe('an e-mail address', () => {
  it('is taken without the blanks that were pasted with it, and repeated in letters of either case', async () => {
    expect(await given({ email: ' ada@example.com\n', again: '\tADA@Example.com ' })).toEqual({
      email: 'ada@example.com',
      again: 'ADA@Example.com',
    });
  });

  it.each(['ada @example.com', 'ada', '', `${'a'.repeat(250)}@example.com`])('is not %p', async (email) => {
    await expect(given({ email, again: email })).rejects.toMatchObject({ errors: [{ field: 'email' }] });
  });

  it.each(['eve@example.com', '', 1])('is not repeated by %p', async (again) => {
    await expect(given({ email: 'ada@example.com', again })).rejects.toMatchObject({
      errors: [{ field: 'again', code: 'SAME_AS' }],
    });
  });
});
