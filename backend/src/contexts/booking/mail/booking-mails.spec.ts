import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../platform/domain/clock.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { LOCALES } from '../../../shared-kernel/locale.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { NoPosters } from '../testing/no-posters.js';
import { BookingMails } from './booking-mails.js';

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });

const setUp = () => {
  const mailer = new MemoryMailer();
  const documents = new BookingDocuments(config, new FixedClock(new Date('2027-05-01T12:00:00Z')), new NoPosters());
  return { mailer, mails: new BookingMails(mailer, documents, new SignedOrderLinks(config), config) };
};

it('gives the customer the key to the order in the mail, and calendars, which are shared, an address without it', async () => {
  const { mailer, mails } = setUp();
  await mails.confirmed(aBooking(), anOrder());
  const [mail] = mailer.mails;
  const calendar = String(mail?.attachments?.[1]?.file).replace(/\r\n[ \t]/g, '');
  expect(await mailer.textOf('booking.confirmed')).toContain('/order/CIC-7K3M9Q?token=');
  expect(calendar).toMatch(/URL\S*:https:\/\/cicerone\.example\/en_US\/EUR\/order\/CIC-7K3M9Q\r\n/);
  expect(calendar).not.toContain('token=');
});

describe('a change of guide', () => {
  const alessandro = { id: 'guide-1', name: 'Alessandro Ferri', contact: '+39 06 5555 0101' };
  const giulia = { id: 'guide-2', name: 'Giulia Marchetti', contact: '+39 06 5555 0100' };

  it.each(LOCALES)('is told in %s as one, with both names and how to reach who comes', async (language) => {
    const { mailer, mails } = setUp();
    const [booking, order] = [aBooking({ language }), anOrder({ language })];
    for (const guide of [alessandro, giulia]) {
      booking.loseGuide();
      booking.nameGuide(guide);
      await mails.guideNamed(booking, order);
    }
    const [, changed] = mailer.mails;
    expect(changed?.kind).toBe('booking.guide-changed');
    const text = await mailer.textOf('booking.guide-changed');
    for (const said of [changed?.subject, text]) {
      expect(said).toContain('BK-4F8T2W');
      expect(said).toContain('Alessandro Ferri');
      expect(said).toContain('Giulia Marchetti');
    }
    expect(text).toContain('+39\u00A006\u00A05555\u00A00100');
    expect(text).not.toContain('0101');
    expect(text).not.toMatch(/[{}]/);
  });

  it('is told each time, back to the first guide too, and once each', async () => {
    const { mailer, mails } = setUp();
    const booking = aBooking();
    for (const guide of [alessandro, alessandro, giulia, alessandro]) {
      booking.nameGuide(guide);
      await mails.guideNamed(booking, anOrder());
      await mails.guideNamed(booking, anOrder());
    }
    expect(mailer.mails.map(({ subject }) => subject)).toEqual([
      'Your guide for BK-4F8T2W: Alessandro Ferri',
      'Your guide for BK-4F8T2W has changed: Giulia Marchetti comes instead of Alessandro Ferri',
      'Your guide for BK-4F8T2W has changed: Alessandro Ferri comes instead of Giulia Marchetti',
    ]);
  });
});
