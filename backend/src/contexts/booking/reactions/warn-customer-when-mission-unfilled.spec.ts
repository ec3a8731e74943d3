import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { VoucherCodes } from '../documents/voucher-codes.js';
import { GuideSearchProgress } from '../domain/guide-search-progress.js';
import { OrderRepository } from '../domain/order.repository.js';
import { SignedOrderLinks } from '../gateways/signed-order-links.js';
import { BookingMails } from '../mail/booking-mails.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { NoPosters } from '../testing/no-posters.js';
import { WarnCustomerWhenMissionUnfilled } from './warn-customer-when-mission-unfilled.js';

const clock = new FixedClock(new Date('2027-05-02T07:30:00Z'));
const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), TEAM_EMAIL: 'us@house.example' });

class Search extends GuideSearchProgress {
  constructor(private readonly isOpen: boolean) {
    super();
  }

  async goesOn(): Promise<boolean> {
    return this.isOpen;
  }

  async found(): Promise<undefined> {
    return undefined;
  }
}

function setUp(isOpen: boolean, language: Locale = 'en_US') {
  const [booking, order] = [aBooking({ language }), anOrder({ language })];
  booking.confirm(new Date('2027-05-01T12:00:00Z'));
  const orders = {
    getBookings: async () => [{ booking, order }],
    saveBooking: async () => undefined,
  } as unknown as OrderRepository;
  const mailer = new MemoryMailer();
  const mails = new BookingMails(
    mailer,
    new BookingDocuments(config, clock, new NoPosters(), new VoucherCodes(config)),
    new SignedOrderLinks(config),
  );
  const reaction = new WarnCustomerWhenMissionUnfilled(orders, new Search(isOpen), mails, clock);
  const tell = () =>
    reaction.react({
      type: 'guide-missions.mission-unfilled.v1',
      missionId: 'mission-1',
      bookingIds: [booking.id],
      searchingSince: '2027-05-01T12:00:00.000Z',
    });
  return { booking, mailer, tell };
}

describe('when nobody was found, the customer', () => {
  it.each(LOCALES)('gets one mail in %s that leads to the order', async (language) => {
    const { booking, mailer, tell } = setUp(true, language);
    await tell();
    await tell();
    expect(mailer.mails).toMatchObject([{ kind: 'booking.guide-missing', to: 'ada@example.com', language }]);
    expect(await mailer.textOf('booking.guide-missing')).toContain('/order/CIC-7K3M9Q?token=');
    expect(booking.guideMissingSince).toEqual(clock.now());
  });

  it('gets no mail if a guide has accepted meanwhile or is named already', async () => {
    const taken = setUp(false);
    await taken.tell();
    const named = setUp(true);
    named.booking.nameGuide({ id: 'guide-1', name: 'Giulia Conti', contact: '+39 06 1234567' });
    await named.tell();
    expect([...taken.mailer.mails, ...named.mailer.mails]).toEqual([]);
    expect(taken.booking.guideMissingSince).toBeNull();
  });
});
