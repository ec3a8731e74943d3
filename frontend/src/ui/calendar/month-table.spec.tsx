import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { learnServerTime } from '../../api/server-clock.js';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { MonthTable } from './month-table.js';

/** A day of May 2027 on the reader's own clock. */
const noonOf = (day: number): Date => new Date(2027, 4, day, 12);

/** The days that are marked as the one it is. */
async function marked(month: string): Promise<(string | null)[]> {
  await loadMessages('en_US', []);
  const { container } = render(
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <MonthTable month={month} caption="Bookings" entries={[]} />
    </SiteProvider>,
  );
  return [...container.querySelectorAll('[aria-current="date"]')].map((day) => day.getAttribute('datetime'));
}

describe('a month', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: noonOf(12) });
  });
  afterEach(() => {
    cleanup();
    learnServerTime(new Date().toISOString());
    jest.useRealTimers();
  });

  it('marks the day it is, and none in another month', async () => {
    expect(await marked('2027-05')).toEqual(['2027-05-12']);
    cleanup();
    expect(await marked('2027-06')).toEqual([]);
  });

  it('goes by the server’s clock where the browser’s is wrong', async () => {
    learnServerTime(noonOf(15).toISOString());
    expect(await marked('2027-05')).toEqual(['2027-05-15']);
  });
});
