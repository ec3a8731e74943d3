import { expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { BookingDocuments } from './booking-documents.js';
import { VoucherCodes } from './voucher-codes.js';
import { TourPosters } from './tour-posters.js';

/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEANl9ngAAAAABJRU5ErkJggg==',
  'base64',
);

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });

class OnePoster extends TourPosters {
  readonly asked: string[] = [];

  async find(tourSlug: string): Promise<Buffer> {
    this.asked.push(tourSlug);
    return PNG;
  }
}

it.each([
  ['2027-05-02T07:30:00Z', /^Free cancellation until .*May 2, 2027.*; after that the price is not refunded\.$/],
  ['2027-05-02T07:30:01Z', /^Free cancellation ended on .*May 2, 2027.*; the price is not refunded\.$/],
])('tells at %s what it costs to cancel', (now, rule) => {
  const documents = new BookingDocuments(
    config,
    new FixedClock(new Date(now)),
    new OnePoster(),
    new VoucherCodes(config),
  );
  expect(documents.cancellation(aBooking(), null)[0]).toMatch(rule);
});

it('puts the picture of its tour on the voucher of our own look, and asks for none for the classic one', async () => {
  const posters = new OnePoster();
  const documents = new BookingDocuments(
    config,
    new FixedClock(new Date('2027-05-01T12:00:00Z')),
    posters,
    new VoucherCodes(config),
  );
  const vouchers = [
    await documents.voucher(aBooking(), anOrder(), 'own'),
    await documents.voucher(aBooking(), anOrder(), 'classic'),
  ];
  expect(vouchers.map(({ bytes }) => bytes.toString('latin1').includes('/Subtype /Image'))).toEqual([true, false]);
  expect(posters.asked).toEqual(['rome-colosseum-and-forum']);
});
