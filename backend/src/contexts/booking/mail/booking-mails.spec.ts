import { expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../platform/domain/clock.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { NoPosters } from '../testing/no-posters.js';
import { BookingMails } from './booking-mails.js';

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });

it('gives the customer the key to the order in the mail, and calendars, which are shared, an address without it', async () => {
  const mailer = new MemoryMailer();
  const documents = new BookingDocuments(config, new FixedClock(new Date('2027-05-01T12:00:00Z')), new NoPosters());
  await new BookingMails(mailer, documents, new SignedOrderLinks(config), config).confirmed(aBooking(), anOrder());
  const [mail] = mailer.mails;
  const calendar = String(mail?.attachments?.[1]?.file).replace(/\r\n[ \t]/g, '');
  expect(await mailer.textOf('booking.confirmed')).toContain('/order/CIC-7K3M9Q?token=');
  expect(calendar).toMatch(/URL\S*:https:\/\/cicerone\.example\/en_US\/EUR\/order\/CIC-7K3M9Q\r\n/);
  expect(calendar).not.toContain('token=');
});
