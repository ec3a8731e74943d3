import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { loadMessages } from '../../i18n/intl.js';
import { SiteProvider } from '../../i18n/site.js';
import { firstChoice } from './booking-choice.js';
import { MeetingPointStep } from './meeting-point-step.js';
import { aTour } from './testing/a-tour.js';
import type { Tour } from './tour.api.js';
import type { Booking } from './use-booking.js';

const [column] = aTour().meetingPoints;
const points = column ? [column, { ...column, id: 'point-2', name: 'Fountain' }] : [];

function show(tour: Tour): void {
  const problems = { meetingPoint: 'Nobody waits there any more' };
  const booking = { tour, choice: firstChoice(tour, 'en_US'), change: () => undefined, problems } as Partial<Booking>;
  render(
    <SiteProvider site={{ locale: 'en_US', currency: 'EUR' }}>
      <MeetingPointStep booking={booking as Booking} prefix="panel" />
    </SiteProvider>,
  );
}

describe('the choice of a meeting point', () => {
  beforeEach(() => loadMessages('en_US', ['tour-page', 'price-steps']));
  afterEach(cleanup);

  it('takes the focus at its first button when the server refuses it', () => {
    show(aTour({ meetingPoints: points }));
    const buttons = screen.getAllByRole('radio');
    expect(document.getElementById('panel-meetingPoint')).toBe(buttons[0]);
    expect(document.querySelectorAll('[id="panel-meetingPoint"]')).toHaveLength(1);
  });

  it('tells why the server refuses, also where there is nothing to choose', () => {
    show(aTour());
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Nobody waits there any more');
  });
});
