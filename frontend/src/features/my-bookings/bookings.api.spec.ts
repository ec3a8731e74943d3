import { expect, it } from '@jest/globals';
import { nameOfFile } from './bookings.api.js';

it('saves each file of a booking by the name that the server gives it, so that none replaces another', () => {
  const names = (['own', 'classic', 'calendar'] as const).map((file) => nameOfFile('BK-4F8T2W', file));
  expect(names).toEqual(['voucher-BK-4F8T2W.pdf', 'voucher-BK-4F8T2W-classic.pdf', 'BK-4F8T2W.ics']);
});
