import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { closeToasts } from '../../testing/close-toasts.js';
import { useToasts } from '../../ui/feedback/toast-store.js';
import { dayLeftOut, leftOutDay } from './day-left-out.js';
import { useDayTold } from './use-day-told.js';

const messages = { 'tour-list.day.far': '{days, number} at most', 'tour-list.day.over': 'over' };
const Texts = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={messages}>
    {children}
  </IntlProvider>
);

const toldOf = (day: string | undefined): readonly string[] => {
  const { result } = renderHook(
    () => {
      useDayTold(day);
      return useToasts();
    },
    { wrapper: Texts },
  );
  return result.current.map(({ text }) => text);
};

beforeEach(closeToasts);
afterEach(() => void jest.restoreAllMocks());

it.each([
  ['2027-04-30', ['over']],
  ['2027-05-02', []],
  ['2029-05-01', []],
  ['2029-05-03', ['730 at most']],
  [undefined, []],
])('on 2 May 2027, says of %s that %j', (day, told) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-05-02T11:00:00Z'));
  expect(toldOf(day)).toEqual(told);
});

it('reads from an address the day that was left out of it', () => {
  expect(leftOutDay(dayLeftOut('2029-05-03').slice(1))).toBe('2029-05-03');
  expect(dayLeftOut(undefined)).toBe('');
  expect(leftOutDay('')).toBeUndefined();
  expect(leftOutDay('day=<b>')).toBeUndefined();
});
