import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { learnServerTime } from '../../api/server-clock.js';
import { aTour } from './testing/a-tour.js';
import { Policy } from './policy.js';
import { CancellableUntil } from '../../shared/booking-view/booked-tour-facts.js';

const HOUR = 3_600_000;
const messages = {
  'common.moment': '{day} {time}',
  'common.trip.cancellableUntil': 'Free until {moment}',
  'common.trip.cancellationEnded': 'Ended on {moment}',
  'tour-page.policy.until': 'Free until {moment}',
};

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

describe.each([
  ['is still to come', 1, 0, /^Free/],
  ['is over', -1, 0, /^Ended/],
  ['is over by the clock of the server alone', 1, 2, /^Ended/],
])('when the moment until which cancellation is free %s', (_, hours, ahead, told) => {
  afterEach(() => {
    cleanup();
    learnServerTime(new Date().toISOString());
  });

  const shown = (of: ReactNode): string => {
    learnServerTime(inHours(ahead));
    const { container } = render(
      <IntlProvider locale="en" messages={messages} onError={() => undefined}>
        {of}
      </IntlProvider>,
    );
    return container.textContent ?? '';
  };

  it('a line of the cart says so', () => {
    expect(shown(<CancellableUntil until={inHours(hours)} city="Rome" timeZone="UTC" />)).toMatch(told);
  });

  it('the panel of a tour says so before it is booked', () => {
    const tour = aTour();
    const start = inHours(hours + tour.cancellation.freeUntilMinutes / 60);
    expect(shown(<Policy tour={tour} startsAt={start} />)).toMatch(told);
  });
});
