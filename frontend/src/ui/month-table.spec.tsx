import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { learnServerTime } from '../api/server-clock.js';
import { loadMessages } from '../i18n/intl.js';
import { SiteProvider } from '../i18n/site.js';
import { MonthTable } from './month-table.js';

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
    jest.useFakeTimers({ now: new Date('2027-05-12T12:00:00Z') });
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
    learnServerTime('2027-05-15T12:00:00Z');
    expect(await marked('2027-05')).toEqual(['2027-05-15']);
  });
});
