import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { VoucherCodes } from '../documents/voucher-codes.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import { aBooking, anOrder, inAllLanguages } from '../testing/an-order.js';
import { NoPosters } from '../testing/no-posters.js';
import { BookingMails } from './booking-mails.js';

const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });

const setUp = () => {
  const mailer = new MemoryMailer();
  const documents = new BookingDocuments(
    config,
    new FixedClock(new Date('2027-05-01T12:00:00Z')),
    new NoPosters(),
    new VoucherCodes(config),
  );
  return { mailer, mails: new BookingMails(mailer, documents, new SignedOrderLinks(config)) };
};

it('links to the order with its token in the mail, and without the token in calendars, which are shared', async () => {
  const { mailer, mails } = setUp();
  await mails.confirmed(aBooking(), anOrder());
  const [mail] = mailer.mails;
  const calendar = String(mail?.attachments?.[1]?.file).replace(/\r\n[ \t]/g, '');
  expect(await mailer.textOf('booking.confirmed')).toContain('/order/CIC-7K3M9Q?token=');
  expect(calendar).toMatch(/URL\S*:https:\/\/cicerone\.example\/en_US\/EUR\/order\/CIC-7K3M9Q\r\n/);
  expect(calendar).not.toContain('token=');
});

it('links customers with an account to that account, and promises no link that opens the order', async () => {
  const { mailer, mails } = setUp();
  await mails.confirmed(aBooking(), anOrder({ userId: 'user-1' }));
  expect(await mailer.textOf('booking.confirmed')).not.toContain('token=');
  await mails.orderLink(anOrder({ userId: 'user-1' }), 'first');
  const text = await mailer.textOf('booking.order-link');
  expect(text).toContain('log in with it to open the order');
  expect(text).not.toMatch(/token=|opens only this order|Here is your order/);
  expect(mailer.mails.at(-1)?.subject).toBe('Your order CIC-7K3M9Q');
});

it('mails a guest the link that opens the order', async () => {
  const { mailer, mails } = setUp();
  await mails.orderLink(anOrder(), 'first');
  const text = await mailer.textOf('booking.order-link');
  expect(text).toContain('opens only this order');
  expect(text).toContain('?token=');
});

describe('the confirmation', () => {
  const confirmation = async (order: Parameters<typeof anOrder>[0], booking: Parameters<typeof aBooking>[0] = {}) => {
    const { mailer, mails } = setUp();
    const { language = 'en_US' } = order ?? {};
    await mails.confirmed(aBooking({ language, ...booking }), anOrder(order));
    return mailer.textOf('booking.confirmed');
  };

  it.each([
    ['Pacific/Honolulu', 'Sunday, May 2, 2027 at 9:30 PM (GMT-10)'],
    ['Pacific/Auckland', 'Monday, May 3, 2027 at 7:30 PM (GMT+12)'],
    ['Asia/Kathmandu', 'Monday, May 3, 2027 at 1:15 PM (GMT+5:45)'],
    ['Australia/Lord_Howe', 'Monday, May 3, 2027 at 6:00 PM (GMT+10:30)'],
  ])('tells the start on the clock of its city and of a customer in %s', async (timeZone, own) => {
    const text = await confirmation({ timeZone });
    expect(text).toMatch(/Monday, May 3, 2027 at 9:30 AM \(Rome time, GMT\+2\)\s+On your clock: /);
    expect(text).toContain(`On your clock: ${own}`);
  });

  it('says that guides are being asked only if the tour cannot have one yet', async () => {
    expect(await confirmation({})).toContain('We are now asking our local guides.');
    const group = await confirmation({}, { service: { ...aBooking().tour, departure: 'group' } });
    expect(group).not.toContain('asking');
    expect(group).toContain('Your guide’s name will follow in a separate e-mail.');
  });

  it('tells until when cancelling is free, and in the calendar the start, on both clocks too', async () => {
    const text = (await confirmation({ timeZone: 'Pacific/Honolulu', userId: 'user-1' })).replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      'Free cancellation until Sunday, May 2, 2027 at 9:30 AM (Rome time, GMT+2); after that the price is not refunded. On your clock: Saturday, May 1, 2027 at 9:30 PM (GMT-10) To cancel or change it, open the page of your booking: https://cicerone.example/bookings/BK-4F8T2W',
    );
    const { mailer, mails } = setUp();
    await mails.confirmed(aBooking(), anOrder({ timeZone: 'Pacific/Honolulu' }));
    const calendar = String(mailer.mails[0]?.attachments?.[1]?.file).replace(/\r\n[ \t]/g, '');
    expect(calendar).toContain('On your clock: Sunday\\, May 2\\, 2027 at 9:30 PM (GMT-10)');
  });

  it.each(LOCALES)('tells a guest in %s to cancel by the link that opens the order', async (language) => {
    const { mailer, mails } = setUp();
    await mails.confirmed(aBooking({ language }), anOrder({ language }));
    const text = await mailer.textOf('booking.confirmed');
    expect(text).not.toContain('/bookings/BK-4F8T2W');
    expect(text.match(/\/order\/CIC-7K3M9Q\?token=/g)).toHaveLength(2);
  });

  it.each([null, 'Europe/Berlin'])('tells it once to a customer in %s', async (timeZone) => {
    expect(await confirmation({ timeZone })).not.toContain('On your clock');
  });

  const hanako = { name: 'Hanako Sato', email: 'hanako@example.com', phoneNumber: '+81 90 1234 5678' };
  const travellers = { adults: 2, children: 1, infants: 1 };

  it.each([
    ['en_US', 'Traveler on the day', '2 adults, 1 child (2–12), 1 infant (under 2)'],
    ['de_DE', 'Reisende Person', '2 Erwachsene, 1 Kind (2–12 J.) und 1 Kleinkind (unter 2 J.)'],
    ['ja_JP', '当日参加される方', '大人2名、子ども1名（2～12歳）、幼児1名（2歳未満）'],
  ] as const)('names in %s whom it was booked for, and how many come', async (language, label, party) => {
    const text = await confirmation(
      { language, travelerType: 'somebody-else', passenger: hanako },
      { language, travellers },
    );
    expect(text).toMatch(new RegExp(`${label}\\s+Hanako Sato`));
    expect(text).toContain(party);
  });

  it('names no passenger to customers who book for themselves', async () => {
    const text = await confirmation({}, { travellers });
    expect(text).toContain('2 adults, 1 child (2–12), 1 infant (under 2)');
    expect(text).not.toContain('Traveler on the day');
  });
});

describe('the end of the time to pay', () => {
  it.each(LOCALES)('is explained in %s with the chosen tours and a link to choose them again', async (language) => {
    const { mailer, mails } = setUp();
    const order = anOrder({ language, timeZone: 'Pacific/Honolulu' });
    const booking = aBooking({ language });
    await mails.expired(order, [booking]);
    await mails.expired(order, [booking]);
    expect(mailer.mails).toHaveLength(1);
    expect(mailer.mails[0]?.subject).toContain('CIC-7K3M9Q');
    const text = await mailer.textOf('booking.order-expired');
    expect(text).toContain('Colosseum and Forum');
    expect(text).toContain(`https://cicerone.example/${language}/EUR/tour/rome-colosseum-and-forum)`);
    expect(text).not.toMatch(/[{}]|token=/);
  });

  it('links to the cart if several tours were chosen', async () => {
    const { mailer, mails } = setUp();
    const service = { ...aBooking().tour, slug: 'rome-vatican', name: inAllLanguages('Vatican') };
    await mails.expired(anOrder(), [aBooking(), aBooking({ id: 'booking-2', service })]);
    const text = await mailer.textOf('booking.order-expired');
    expect(text).toContain('Vatican');
    expect(text).toContain('https://cicerone.example/en_US/EUR/cart)');
  });
});

describe('money for an order that was no longer wanted', () => {
  const told = async (why: 'cancelled-by-customer' | 'superseded', language: (typeof LOCALES)[number]) => {
    const { mailer, mails } = setUp();
    await mails.unwantedOrderPaid(why, anOrder({ language }), [aBooking({ language })], wentBack);
    return mailer.textOf(`booking.${why === 'superseded' ? why : 'cancelled'}-order-paid`);
  };
  const wentBack = { amount: 1234, currency: 'USD' } as const;

  it.each(LOCALES)('is named in %s by the refunded amount, not by the price of the order', async (language) => {
    const { mailer, mails } = setUp();
    const [order, bookings] = [anOrder({ language }), [aBooking({ language })]];
    await mails.paymentCameTooLate(order, bookings, wentBack);
    const [late, replaced] = [await mailer.textOf('booking.payment-came-too-late'), await told('superseded', language)];
    const other = setUp();
    await other.mails.nothingBought(order, bookings, wentBack);
    const nothing = await other.mailer.textOf('booking.money-given-back');
    for (const text of [late, replaced, nothing]) {
      expect(text).toContain(moneyText(wentBack, language));
      expect(text).not.toContain(moneyText(order.grandTotal.toJSON(), language));
      expect(text).not.toMatch(/[{}]/);
    }
  });

  it('is explained to customers who cancelled the order and to customers who ordered again', async () => {
    const [givenUp, replaced] = [await told('cancelled-by-customer', 'en_US'), await told('superseded', 'en_US')];
    expect(givenUp).toContain('although you had already canceled it.');
    expect(givenUp).not.toContain('newer order');
    expect(replaced).toContain('although a newer order of yours had already replaced it.');
    expect(replaced).not.toContain('canceled it');
  });

  it.each(LOCALES)('differs by its reason in %s', async (language) => {
    const [givenUp, replaced] = [await told('cancelled-by-customer', language), await told('superseded', language)];
    expect(givenUp).not.toBe(replaced);
    expect(`${givenUp}${replaced}`).not.toMatch(/[{}]/);
  });
});

describe('a change of guide', () => {
  const alessandro = { id: 'guide-1', name: 'Alessandro Ferri', contact: '+39 06 5555 0101' };
  const giulia = { id: 'guide-2', name: 'Giulia Marchetti', contact: '+39 06 5555 0100' };

  it.each(LOCALES)('is explained in %s with both names and the contact of the new guide', async (language) => {
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

  it('is mailed once for each change, also for a change back to the first guide', async () => {
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
