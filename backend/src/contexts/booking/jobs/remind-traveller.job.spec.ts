import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { VoucherCodes } from '../documents/voucher-codes.js';
import type { RemindedHours } from '../domain/reminders.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import { BookingMails } from '../mail/booking-mails.js';
import { PassengerMails } from '../mail/passenger-mails.js';
import { ReminderPlanning } from '../processes/reminder-planning.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { bookingPorts } from '../testing/booking-ports.js';
import { NoPosters } from '../testing/no-posters.js';
import { RemindTraveller } from './remind-traveller.job.js';

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });
const PASSENGER = { name: 'Grace', email: 'grace@example.com', phoneNumber: '+1 202 555 0100', getsMails: true };

async function setUp(language: Locale = 'en_US', withGuide = true) {
  const ports = bookingPorts();
  const order = anOrder({ language, travelerType: 'somebody-else', passenger: PASSENGER });
  const booking = aBooking({ language });
  booking.confirm(ports.clock.now());
  if (withGuide) booking.nameGuide({ id: 'guide-1', name: 'Giulia Conti', contact: '+39 06 1234567' });
  await ports.orders.add(order, [booking]);
  const mailer = new MemoryMailer();
  const documents = new BookingDocuments(config, ports.clock, new NoPosters(), new VoucherCodes(config));
  const links = new SignedOrderLinks(config);
  const mails = new BookingMails(mailer, documents, links);
  const job = new RemindTraveller(ports.orders, mails, new PassengerMails(mailer, documents, links), ports.clock);
  const planning = new ReminderPlanning(ports.scheduledJobs, ports.clock);
  const remind = (hours: RemindedHours) => job.run({ bookingId: 'booking-1', hours });
  return { ...ports, booking, mailer, planning, remind };
}

describe('reminders of a visit', () => {
  it('are planned two days and three hours before the start, and moved with it', async () => {
    const { planning, planned, booking, clock } = await setUp();
    clock.moveTo(new Date('2027-04-20T12:00:00Z'));
    await planning.plan(booking);
    expect([...planned]).toEqual([
      ['booking-1:48', new Date('2027-05-01T07:30:00Z')],
      ['booking-1:3', new Date('2027-05-03T04:30:00Z')],
    ]);
    await planning.plan({ id: 'booking-1', startsAt: new Date('2027-05-10T07:30:00Z') });
    expect(planned.get('booking-1:3')).toEqual(new Date('2027-05-10T04:30:00Z'));
  });

  it('leave out what is over: a tour of tomorrow has the last one alone', async () => {
    const { planning, planned, booking } = await setUp();
    await planning.plan(booking);
    expect([...planned.keys()]).toEqual(['booking-1:3']);
  });

  it.each(LOCALES)('say in %s where to be, and how to reach the guide', async (language) => {
    const { remind, mailer } = await setUp(language);
    await remind(3);
    expect(mailer.mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['booking.reminder', 'ada@example.com'],
      ['booking.passenger-reminder', 'grace@example.com'],
    ]);
    const text = await mailer.textOf('booking.reminder');
    expect(text).toContain('Metro exit');
    expect(text.replaceAll('\u00A0', ' ')).toContain('+39 06 1234567');
    expect(await mailer.textOf('booking.passenger-reminder')).not.toContain('token=');
  });

  it('say so while there is no guide yet', async () => {
    const { remind, mailer } = await setUp('en_US', false);
    await remind(48);
    expect(await mailer.textOf('booking.reminder')).toContain('We are still looking for your guide');
  });

  it('are not for a visit that was cancelled, or has begun', async () => {
    const { remind, mailer, booking, orders, clock } = await setUp();
    clock.moveTo(booking.startsAt);
    await remind(3);
    booking.cancel('customer', null, { amount: 0, currency: 'EUR' }, new Date('2027-05-01T12:00:00Z'));
    await orders.saveBooking(booking);
    clock.moveTo(new Date('2027-05-01T12:00:00Z'));
    await remind(48);
    expect(mailer.mails).toEqual([]);
  });
});
