import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { VoucherCodes } from '../documents/voucher-codes.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { NoPosters } from '../testing/no-posters.js';
import { PassengerMails } from './passenger-mails.js';

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });
const links = new SignedOrderLinks(config);
const hanako = { name: 'Hanako Sato', email: 'hanako@example.com', phoneNumber: '+81 90 1234 5678' };

const setUp = (getsMails: boolean | undefined, language: Locale = 'en_US') => {
  const mailer = new MemoryMailer();
  const documents = new BookingDocuments(
    config,
    new FixedClock(new Date('2027-05-01T12:00:00Z')),
    new NoPosters(),
    new VoucherCodes(config),
  );
  const passenger = getsMails === undefined ? hanako : { ...hanako, getsMails };
  const order = anOrder({ travelerType: 'somebody-else', passenger, language });
  const booking = aBooking({ language });
  return { mailer, mails: new PassengerMails(mailer, documents, links), order, booking };
};

describe('mails to the passenger of a booking for somebody else', () => {
  it.each(LOCALES)(
    'say in %s what, when and where, without price and without a way into the order',
    async (language) => {
      const { mailer, mails, order, booking } = setUp(true, language);
      await mails.confirmed(booking, order);
      await mails.confirmed(booking, order);
      const [mail, ...more] = mailer.mails;
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'hanako@example.com', language, kind: 'booking.passenger-booked-for-you' });
      const text = await mailer.textOf('booking.passenger-booked-for-you');
      expect(text).toContain('BK-4F8T2W');
      expect(text).toContain('Hanako Sato');
      expect(text).toContain('Lovelace');
      expect(text).toContain('/tour/rome-colosseum-and-forum');
      const calendar = String(mail?.attachments?.[1]?.file);
      expect(mail?.attachments?.map(({ name }) => name)).toEqual(['voucher-BK-4F8T2W-classic.pdf', 'BK-4F8T2W.ics']);
      for (const each of [text, calendar, mail?.subject ?? '']) expect(each).not.toMatch(/token=|CIC-7K3M9Q|195/);
    },
  );

  it('name the guide', async () => {
    const { mailer, mails, order, booking } = setUp(true);
    booking.nameGuide({ id: 'guide-1', name: 'Giulia Marchetti', contact: '+39 06 5555 0100' });
    await mails.guideNamed(booking, order);
    const text = await mailer.textOf('booking.passenger-guide-named');
    expect(text).toContain('Giulia Marchetti');
    expect(text).toContain('+39\u00A006\u00A05555\u00A00100');
    expect(text).not.toContain('token=');
  });

  it('say that another guide comes', async () => {
    const { mailer, mails, order, booking } = setUp(true);
    booking.nameGuide({ id: 'guide-1', name: 'Alessandro Ferri', contact: '+39 06 5555 0101' });
    await mails.guideNamed(booking, order);
    booking.nameGuide({ id: 'guide-2', name: 'Giulia Marchetti', contact: '+39 06 5555 0100' });
    await mails.guideNamed(booking, order);
    expect(mailer.mails.map(({ kind }) => kind)).toEqual([
      'booking.passenger-guide-named',
      'booking.passenger-guide-changed',
    ]);
    expect(await mailer.textOf('booking.passenger-guide-changed')).toContain(
      'Alessandro Ferri cannot come, and Giulia Marchetti has taken your tour',
    );
  });

  it.each([undefined, false])('are not written unless the buyer agreed (%s)', async (getsMails) => {
    const { mailer, mails, order, booking } = setUp(getsMails);
    await mails.confirmed(booking, order);
    await mails.guideNamed(booking, order);
    expect(mailer.mails).toEqual([]);
  });
});
