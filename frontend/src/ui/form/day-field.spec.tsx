import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { learnServerTime } from '../../api/server-clock.js';
import { openPage } from '../../testing/open-page.js';
// Loaded with the test, which need not wait for it then: how long that takes depends on the machine.
import '../calendar/date-picker-panel.js';
import { DayField } from './day-field.js';

afterEach(() => {
  cleanup();
  learnServerTime(new Date().toISOString());
});

const dayNamed = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

it.each([
  ['2027-05-10T13:00:00Z', 'Pacific/Auckland', 11],
  ['2027-05-10T13:00:00Z', 'America/Los_Angeles', 10],
  ['2027-05-10T06:59:00Z', 'America/Los_Angeles', 9],
  // Wherever the reader is.
  ['2027-05-09T23:59:00Z', undefined, 9],
  ['2027-05-10T11:59:00Z', undefined, 10],
])('at %s in %s offers no day before the %d', async (now, timeZone, first) => {
  learnServerTime(now);
  const Page = () => (
    <DayField label="When" field="day" placeholder="Any" value="2027-05-20" onChange={() => {}} timeZone={timeZone} />
  );
  await openPage({ page: Page, path: 'about', messages: [], api: { get: () => Promise.resolve([]) } as never });
  fireEvent.click(await screen.findByRole('button', { name: 'When' }));
  await screen.findByRole('dialog');
  expect(dayNamed(new RegExp(`May ${first}, 2027`)).getAttribute('aria-disabled')).toBeNull();
  expect(dayNamed(new RegExp(`May ${first - 1}, 2027`)).getAttribute('aria-disabled')).toBe('true');
});
