import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { MissionTravellers } from './mission-travellers.js';
import type { MissionBooking } from './missions.api.js';

afterEach(cleanup);

it('writes the telephone number of a guest as it is read, and dials it as it is', async () => {
  const booking: MissionBooking = {
    reference: 'BK-4F8T2W',
    travellers: { adults: 2, children: 0, infants: 0 },
    traveller: {
      language: 'en_US',
      name: 'Ada Hartley',
      contact: { phone: '+393331234567', email: 'ada@example.com' },
    },
    meetingPoint: 'Arch of Constantine',
    additionalCustomers: [],
    specialRequirements: null,
  };
  await openPage({
    page: () => <MissionTravellers bookings={[booking]} status="accepted" />,
    path: 'guide-missions',
    messages: ['guide-desk'],
    api: { get: () => Promise.resolve([]) } as never,
  });
  const number = await screen.findByText('+39 333 123 4567');
  expect(number.closest('a')?.getAttribute('href')).toBe('tel:+393331234567');
  expect(screen.getByText('ada@example.com').getAttribute('href')).toBe('mailto:ada@example.com');
});
