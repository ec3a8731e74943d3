import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { addressIn } from '../../../shared-kernel/language/names.js';
import { cities } from '../../../../demonstration/src/cities.js';
import { tours } from '../../../../demonstration/src/tours.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { BookingDocuments } from './booking-documents.js';
import { VoucherCodes } from './voucher-codes.js';
import { TourPosters } from './tour-posters.js';

class Posters extends TourPosters {
  find(): Promise<Buffer> {
    return sharp({ create: { width: 600, height: 260, channels: 3, background: '#E9A93A' } })
      .png()
      .toBuffer();
  }
}

type TourOfDemo = (typeof tours)[number];

const meetingPointOf = ({ slug, meetingPoints: [first] }: TourOfDemo) => {
  if (!first) throw new Error(`${slug} has no meeting point`);
  return first;
};

/** The tour with the most lines of included services, and the tour with the longest meeting point. */
function longestIn(language: Locale): readonly TourOfDemo[] {
  const included = (tour: TourOfDemo): number =>
    [...tour.included[language], ...tour.notIncluded[language]].reduce(
      (sum, item) => sum + Math.max(40, item.length),
      0,
    );
  const place = (tour: TourOfDemo): number => {
    const { name, ...where } = meetingPointOf(tour);
    return name[language].length + addressIn(where, language).length;
  };
  return [included, place].flatMap((length) => tours.toSorted((a, b) => length(b) - length(a)).slice(0, 1));
}

/** A booking for somebody else with travellers of all ages. Its voucher shows every field. */
function fullestBooking(tour: TourOfDemo, language: Locale) {
  const booking = aBooking();
  const city = cities.find(({ slug }) => slug === tour.city);
  return aBooking({
    language,
    service: {
      ...booking.tour,
      slug: tour.slug,
      name: tour.name,
      cityName: city?.names ?? booking.tour.cityName,
      meetingPoint: { ...meetingPointOf(tour), id: 'point-1' },
      included: tour.included,
      notIncluded: tour.notIncluded,
    },
    travellers: { adults: 2, children: 2, infants: 2 },
  });
}

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

it.each(LOCALES)('the longest vouchers of the demonstration fit on one page in %s', async (language) => {
  const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40), PUBLIC_URL: 'https://cicerone.example' });
  const documents = new BookingDocuments(
    config,
    new FixedClock(new Date('2027-05-01T12:00:00Z')),
    new Posters(),
    new VoucherCodes(config),
  );
  const passenger = { name: 'Maximilian Sonnenschein-Schmidt', email: 'max@example.com', phoneNumber: '+49 30 123456' };
  const timeZone = 'Australia/Lord_Howe';
  const orders = [
    anOrder({ language, travelerType: 'somebody-else', passenger: { ...passenger, getsMails: false }, timeZone }),
    anOrder({ language, timeZone }),
  ];
  for (const tour of longestIn(language)) {
    for (const order of orders) {
      const { bytes } = await documents.voucher(fullestBooking(tour, language), order, 'own');
      expect([tour.slug, order.travelerType, pagesOf(bytes)]).toEqual([tour.slug, order.travelerType, 1]);
    }
  }
});
