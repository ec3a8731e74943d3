import { beforeAll, describe, expect, it } from '@jest/globals';
import { problemText, registerProblems } from '../../../platform/http/problem-texts.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import type { BookingStatus } from '../domain/booking.js';
import type { OrderStatus } from '../domain/order.js';
import { bookingProblems } from './booking.problems.js';

const known: Readonly<Record<BookingStatus | OrderStatus, true>> = {
  'waiting-payment': true,
  pending: true,
  completed: true,
  cancelled: true,
  draft: true,
  'awaiting-payment': true,
  paid: true,
  'partially-refunded': true,
  refunded: true,
  expired: true,
};
const statuses = Object.keys(known);

describe('a change that the status refuses', () => {
  beforeAll(() => registerProblems(bookingProblems));

  const said = (from: string, language: (typeof LOCALES)[number]) =>
    problemText('BOOKING_STATUS_CHANGE_REFUSED', language, { from, to: 'cancelled' });

  it('names the status in the reader’s language', () => {
    expect(said('partially-refunded', 'de_DE')).toBe('Das ist jetzt nicht möglich. Status: teilweise erstattet.');
    expect(said('waiting-payment', 'ja_JP')).toBe('現在の状態（お支払い待ち）ではこの操作はできません。');
  });

  it.each(LOCALES)('knows each status in %s', (language) => {
    const unknown = said('something-new', language);
    expect(statuses.filter((status) => said(status, language) === unknown)).toEqual([]);
  });

  it.each(LOCALES.filter((language) => language !== 'en_US'))('shows no code in %s', (language) => {
    expect(statuses.filter((status) => said(status, language)?.includes(status))).toEqual([]);
  });
});

describe.each(['SLOT_TAKEN', 'SLOT_IN_CART'])('a time that is refused as %s', (code) => {
  beforeAll(() => registerProblems(bookingProblems));

  const said = (left: number, language: (typeof LOCALES)[number]) =>
    problemText(code, language, { date: '2027-05-02', time: '09:30', left }) ?? '';

  it.each(LOCALES)('says in %s how many places are left where there are some', (language) => {
    expect(said(5, language)).toMatch(/(?<!\d)5(?!\d)/);
    expect(said(0, language)).not.toBe(said(5, language));
    expect(said(0, language)).not.toMatch(/(?<!\d)0(?!\d)/);
    for (const left of [0, 1, 2, 5]) expect(said(left, language)).not.toMatch(/[{}#]/);
  });

  it('counts as Russian does', () => {
    expect([1, 3, 5].map((left) => / (мест\p{L}*)[,.]/u.exec(said(left, 'ru_RU'))?.[1])).toEqual([
      'место',
      'места',
      'мест',
    ]);
  });
});
