import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { aBooking, anOrder } from '../../shared/booking-view/testing/an-order.js';
import { openPage } from '../../testing/open-page.js';
import { TransferPanel } from './transfer-panel.js';

const order = anOrder({
  paymentMethod: 'wire',
  bookings: [aBooking({ reference: 'BK-4F8T2W' }), aBooking({ reference: 'BK-5G9T3X', title: 'A dinner' })],
  slotsLeft: [
    { bookingReference: 'BK-4F8T2W', left: 2 },
    { bookingReference: 'BK-5G9T3X', left: 0 },
  ],
  bankDetails: {
    currency: 'EUR',
    holder: 'Cicerone S.r.l.',
    bankName: 'A bank',
    iban: 'IT60X0542811101000000123456',
    swiftBic: 'EXMPITRRXXX',
    address: 'Rome',
    reference: 'RF18CIC7K3M9Q',
    amount: { amount: 19_500, currency: 'EUR' },
    deadline: '2027-05-07T16:00:00.000Z',
  },
});

describe('the instructions for a bank transfer', () => {
  afterEach(cleanup);

  it('say what is left of each slot, and copy each value without blanks', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openPage({
      page: () => <TransferPanel order={order} />,
      path: 'order',
      messages: ['my-bookings'],
      api: { get: () => Promise.resolve({}) as never },
    });
    expect(await screen.findByText('A walk: your time is still available.')).toBeTruthy();
    expect(screen.getByText(/A dinner: your time has been taken/)).toBeTruthy();
    for (const what of ['IBAN', 'Payment reference', 'Amount'])
      fireEvent.click(screen.getByRole('button', { name: `Copy: ${what}` }));
    expect(writeText.mock.calls).toEqual([['IT60X0542811101000000123456'], ['RF18CIC7K3M9Q'], ['195.00']]);
  });
});
