import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { expectAnswer, moved, notFoundAs, ruledOut } from '../../testing/contract.js';
import { availabilityQuery, priceQuery, tourQuery } from './tour.api.js';

const { eachLike, integer, like, regex } = MatchersV3;
const given = 'the demonstration';
const site = { locale: 'ja_JP', currency: 'USD' } as const;
const query = { language: 'ja_JP', currency: 'USD' };

const image = { src: '/posters/tour/rome/wide.svg', width: 1200, height: 514, colour: '#aabbcc', alt: 'Rom' };
const price = { amount: 19500, currency: 'USD' };

const tour = {
  id: like('0192'),
  slug: 'rome-colosseum-and-forum',
  name: like('コロッセオ'),
  summary: like('三時間'),
  description: like('朝'),
  highlights: eachLike('朝'),
  included: eachLike('ガイド'),
  notIncluded: eachLike('入場券'),
  city: like({
    slug: 'rome',
    name: 'ローマ',
    timeZone: 'Europe/Rome',
    latitude: 41.9,
    longitude: 12.5,
    country: { name: 'イタリア' },
  }),
  categories: eachLike({ slug: 'private-tour', title: 'プライベート' }),
  kind: regex(/^(private|group)$/, 'private'),
  priceUnit: regex(/^per-(group|person)$/, 'per-group'),
  originalCurrency: regex(/^[A-Z]{3}$/, 'EUR'),
  options: eachLike({
    id: '0193',
    duration: 180,
    prices: { kind: 'per-group', bands: eachLike({ upTo: 2, price }), extraPerson: price },
    minimumPersons: 1,
    maximumPersons: 8,
    times: eachLike('09:00'),
  }),
  itinerary: eachLike({
    name: 'コロッセオ',
    text: '…',
    minutes: 60,
    minutesToNext: 5,
    latitude: 41.9,
    longitude: 12.5,
  }),
  meetingPoints: eachLike({ id: '0194', name: '凱旋門', address: 'Roma', latitude: 41.9, longitude: 12.5 }),
  cancellation: like({ freeUntilMinutes: 1440 }),
  leadTimeMinutes: like(1440),
  infantsNeedSeat: like(true),
  guideLanguages: eachLike({ code: 'en_US', name: '英語' }),
  reviewCount: like(0),
  specialFilters: eachLike('evening'),
  images: { share: like(image), gallery: eachLike(image) },
};

describe('the page of a tour', () => {
  it('shows what the tour is, when it starts and what it costs', async () => {
    const expectation = { given, path: '/api/tour/rome-colosseum-and-forum', query, answer: tour };
    const found = await expectAnswer('a tour', expectation, (client) =>
      client.fetchQuery(tourQuery('rome-colosseum-and-forum', site)),
    );
    expect(found.options[0]?.duration).toBe(180);
  });

  it('goes to its new address when it has moved', async () => {
    const expectation = { given: 'a tour that has moved', path: '/api/tour/as-it-was', query };
    const asked = expectAnswer(
      'a tour by its old name',
      { ...expectation, ...moved('rome-colosseum-and-forum') },
      (client) => client.fetchQuery(tourQuery('as-it-was', site)),
    );
    await expect(asked).rejects.toMatchObject({ code: 'MOVED', params: { slug: 'rome-colosseum-and-forum' } });
  });

  it('is not found where there is no such tour', async () => {
    const expectation = { given, path: '/api/tour/no-such-tour', query, ...notFoundAs('TOUR_NOT_FOUND') };
    const asked = expectAnswer('no tour', expectation, (client) => client.fetchQuery(tourQuery('no-such-tour', site)));
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'TOUR_NOT_FOUND' });
  });
});

describe('the panel that books a tour', () => {
  const wish = {
    tour: 'rome-colosseum-and-forum',
    duration: 180,
    travellers: { adults: 2, children: 0, infants: 0 },
    guideLanguage: 'it_IT',
  } as const;
  const { travellers, ...rest } = wish;
  const { tour: slug, ...asked } = rest;

  it('offers the days and times that can be booked', async () => {
    const days = { from: '2026-12-01', to: '2026-12-31' };
    const slot = {
      date: regex(/^\d{4}-\d{2}-\d{2}$/, '2026-12-01'),
      time: regex(/^\d{2}:\d{2}$/, '09:00'),
      startsAt: like('2026-12-01T08:00:00.000Z'),
      timeZone: 'Europe/Rome',
      price: like(price),
      left: integer(2),
    };
    const expectation = {
      given,
      path: `/api/tour/${slug}/availability`,
      query: { ...asked, ...days, ...travellers, ...query },
      answer: eachLike({ date: regex(/^\d{4}-\d{2}-\d{2}$/, '2026-12-01'), slots: eachLike(slot) }),
    };
    const found = await expectAnswer('when a tour starts', expectation, (client) =>
      client.fetchQuery(availabilityQuery(wish, days, site)),
    );
    expect(found[0]?.slots[0]?.time).toBe('09:00');
  });

  it('knows the price, how it is made and how long it holds', async () => {
    const expectation = {
      given,
      method: 'POST',
      path: `/api/tour/${slug}/price`,
      body: { ...asked, travellers, currency: 'USD', language: site.locale },
      answer: {
        price: like(price),
        priceOriginalCurrency: like({ amount: 19500, currency: 'EUR' }),
        rate: like({ from: 'EUR', to: 'USD', rate: '1.1', date: '2026-11-20' }),
        steps: eachLike({
          kind: regex(/^(group|extra-persons|adults|children|infants)$/, 'group'),
          count: integer(2),
          unit: like(price),
          amount: like(price),
        }),
        guaranteedUntil: like('2026-11-20T12:30:00.000Z'),
        quoteToken: like('content.signature'),
      },
    } as const;
    const offer = await expectAnswer('the price of a tour', expectation, (client, api) =>
      client.fetchQuery(priceQuery(api, wish, site)),
    );
    expect(offer.quoteToken).toBe('content.signature');
  });

  it('says beside the travellers that so many cannot come', async () => {
    const crowd = { adults: 50, children: 0, infants: 0 };
    const expectation = {
      given,
      method: 'POST',
      path: `/api/tour/${slug}/price`,
      body: { ...asked, travellers: crowd, currency: 'USD', language: site.locale },
      ...ruledOut('PARTY_NOT_BOOKABLE', 'travellers'),
    } as const;
    const told = expectAnswer('the price of a tour for a crowd', expectation, (client, api) =>
      client.fetchQuery(priceQuery(api, { ...wish, travellers: crowd }, site)),
    );
    await expect(told).rejects.toMatchObject({ code: 'PARTY_NOT_BOOKABLE' });
  });
});
