import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.js';
import { emptyForm, type TravellerForm } from './checkout-form.js';
import { TravellerSummary } from './traveller-summary.js';

afterEach(cleanup);

const forHanako: TravellerForm = {
  ...emptyForm,
  travelerType: 'somebody-else',
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.com',
  phoneNumber: '+390612345678',
  passengerName: 'Hanako Mori',
  passengerEmail: 'hanako@example.com',
  passengerPhone: '+819012345678',
  passengerGetsMails: false,
};

const open = (form: TravellerForm) =>
  openPage({
    page: () => <TravellerSummary form={form} />,
    path: 'checkout',
    messages: ['checkout'],
    api: { get: () => Promise.resolve({}) } as never,
  });

it('shows all that was said of somebody else who travels, and leads back to each answer', async () => {
  await open(forHanako);
  for (const text of ['Hanako Mori', 'hanako@example.com', '+81 90 1234 5678', 'No, we send everything to you alone.'])
    expect(await screen.findByText(text)).toBeTruthy();
  const fields = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.replace(/^.*#/, ''));
  expect(fields).toEqual(
    ['passengerName', 'passengerEmail', 'passengerPhone', 'passengerGetsMails'].map((name) => `field-${name}`),
  );
  expect(screen.getByRole('link', { name: 'Change: Traveler’s phone' })).toBeTruthy();
});

it('says whose details are the first, where somebody else travels', async () => {
  await open(forHanako);
  expect(await screen.findByText('Your details, as the person who pays')).toBeTruthy();
});

it('says that the other person is written to', async () => {
  await open({ ...forHanako, passengerGetsMails: true });
  expect(await screen.findByText(/^Yes, this person gets the voucher/)).toBeTruthy();
});

it('shows no passenger to who travels alone', async () => {
  await open({ ...forHanako, travelerType: 'myself' });
  expect(await screen.findByText('ada@example.com')).toBeTruthy();
  expect(screen.queryByText('Hanako Mori')).toBeNull();
  expect(screen.queryByText('Your details, as the person who pays')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
