import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { Countdown } from './countdown.js';
import { serverAhead } from '../../api/server-clock.js';

const MINUTE = 60_000;
const start = Date.parse('2026-11-20T10:00:00Z');

describe('the time that is left', () => {
  beforeEach(async () => {
    await loadMessages('en_US', ['checkout']);
    showAt(start);
  });

  /** The browser's clock says something, the server's that it is the start. */
  function showAt(browserNow: number): void {
    jest.useFakeTimers({ now: browserNow });
    const ahead = serverAhead(new Date(start).toISOString(), browserNow);
    const until = new Date(start + 15 * MINUTE).toISOString();
    render(
      <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
        <Countdown until={until} ahead={ahead} text="checkout.hold.until" over="It is over">
          <button type="button">Longer</button>
        </Countdown>
      </SiteProvider>,
    );
  }

  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
  const spoken = () => screen.getByRole('status').textContent;

  it('goes down each second, unheard', () => {
    expect(screen.getByText('15:00').getAttribute('aria-hidden')).toBe('true');
    pass(1000);
    expect(screen.getByText('14:59')).not.toBeNull();
    expect(spoken()).toBe('');
  });

  it.each([-600 * MINUTE, 600 * MINUTE])('is the server’s, with a browser %d ms off', (wrong) => {
    cleanup();
    showAt(start + wrong);
    expect(screen.getByText('15:00')).not.toBeNull();
    pass(MINUTE);
    expect(screen.getByText('14:00')).not.toBeNull();
  });

  it('is said aloud at five minutes and at one', () => {
    pass(10 * MINUTE);
    expect(spoken()).toBe('5\u00A0minutes left');
    pass(3 * MINUTE);
    expect(spoken()).toBe('5\u00A0minutes left');
    pass(MINUTE);
    expect(spoken()).toBe('1\u00A0minute left');
  });

  it('is right at once in a tab that is looked at again, though its timers stood still', () => {
    jest.setSystemTime(start + 12 * MINUTE);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(screen.getByText('3:00')).not.toBeNull();
  });

  it('is over at once in a tab that is looked at again after its end', () => {
    jest.setSystemTime(start + 16 * MINUTE);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(spoken()).toBe('It is over');
  });

  it('ends with what comes after it', () => {
    pass(15 * MINUTE);
    expect(spoken()).toBe('It is over');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
