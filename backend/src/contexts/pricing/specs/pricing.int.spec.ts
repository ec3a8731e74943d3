import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CatalogueTestApp } from '../../../../test/harness/catalogue-test-app.js';
import { worldDatabase } from '../../../../test/harness/database/seeded-database.js';
import { RefreshRates } from '../jobs/refresh-rates.job.js';
import { type Priceable, PricingApi } from '../index.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;
const later = (milliseconds: number): Date => new Date(NOW.getTime() + milliseconds);

const tour: Priceable = {
  subject: 'option-1',
  currency: 'EUR',
  prices: { kind: 'per-group', bands: [{ upTo: 2, amount: 18_000 }], extraPerson: 2_000 },
  infantsNeedSeat: false,
  minimumPersons: 1,
  maximumPersons: 8,
};
const couple = { adults: 2, children: 0, infants: 0 };

describe('prices and rates', () => {
  let feed: Server;
  let day = { time: '2026-11-20', yen: '163.245', works: true };
  let testApp: CatalogueTestApp;
  let pricing: PricingApi;

  beforeAll(async () => {
    feed = createServer((_, answer) => {
      if (!day.works) return void answer.writeHead(503).end('down');
      answer.end(
        `<Envelope><Cube><Cube time="${day.time}"><Cube currency="USD" rate="1.1634"/><Cube currency="GBP" rate="0.8712"/>` +
          `<Cube currency="CHF" rate="0.9318"/><Cube currency="JPY" rate="${day.yen}"/><Cube currency="CAD" rate="1.6287"/>` +
          `<Cube currency="AUD" rate="1.7753"/></Cube></Cube></Envelope>`,
      );
    });
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    const { port } = feed.address() as AddressInfo;
    const environment = { EXCHANGE_RATES_URL: `http://127.0.0.1:${port}/daily.xml` };
    testApp = await CatalogueTestApp.open(NOW, environment, { database: worldDatabase });
    pricing = testApp.app.get(PricingApi, { strict: false });
  });
  afterEach(() => testApp.moveTo(NOW));
  afterAll(async () => {
    await testApp.close();
    feed.close();
  });

  const refresh = (): Promise<void> => testApp.app.get(RefreshRates, { strict: false }).run();
  const knowsRate = async (rate: string): Promise<void> => testApp.until(async () => (await rateToYen()) === rate);
  const rateToYen = async (): Promise<string | undefined> => (await pricing.rates('JPY')).get('EUR')?.rate;

  it('offers the tour’s own currency alone before the feed has answered once', async () => {
    await expect(pricing.offer(tour, couple, 'JPY')).rejects.toMatchObject({
      code: 'CURRENCY_NOT_OFFERED',
      params: { currency: 'JPY' },
    });
    expect((await pricing.offer(tour, couple, 'EUR')).price).toEqual({ amount: 18_000, currency: 'EUR' });
    const { body } = await testApp.get<{ tours: { fromPrice: { currency: string } }[] }>(
      '/api/tours?currency=USD&city=rome',
    );
    expect(body.tours.map((found) => found.fromPrice.currency)).not.toContain('USD');
  });

  it('offers prices at the feed’s rate, with its date, and shows lists in it', async () => {
    await refresh();
    await knowsRate('163.245');
    const offer = await pricing.offer(tour, couple, 'JPY');
    expect(offer).toMatchObject({
      price: { amount: 29_380, currency: 'JPY' },
      priceOriginalCurrency: { amount: 18_000, currency: 'EUR' },
      rate: { from: 'EUR', to: 'JPY', rate: '163.245', date: '2026-11-20' },
      guaranteedUntil: expect.stringMatching(/^2026-11-20T15:30:/),
    });
    await testApp.until(async () => {
      const { body } = await testApp.get<{ tours: { fromPrice: { currency: string } }[] }>(
        '/api/tours?currency=USD&city=rome',
      );
      return body.tours.every((found) => found.fromPrice.currency === 'USD');
    });
  });

  it('keeps a promised price across a change of rates, and knows it afterwards', async () => {
    const offer = await pricing.offer(tour, couple, 'JPY');
    day = { ...day, time: '2026-11-21', yen: '170.000' };
    await refresh();
    await knowsRate('170.000');
    expect((await pricing.offer(tour, couple, 'JPY')).price.amount).toBe(30_600);
    expect(await pricing.promised(offer.quoteToken, tour, couple, 'JPY')).toEqual(offer);
    testApp.moveTo(later(HOUR / 2 - 60_000));
    expect(await pricing.promised(offer.quoteToken, tour, couple, 'JPY')).toEqual(offer);
    testApp.moveTo(later(HOUR / 2 + 60_000));
    // Whoever has seen it is told of the new one beside it.
    expect(await pricing.promised(offer.quoteToken, tour, couple, 'JPY')).toEqual(offer);
  });

  it('knows a token only for what it was made for, and none of another’s making', async () => {
    const { quoteToken } = await pricing.offer(tour, couple, 'JPY');
    const refused = { code: 'QUOTE_TOKEN_INVALID', field: 'quoteToken' };
    const promised = (token: string, subject = tour, party = couple) => pricing.promised(token, subject, party, 'JPY');
    await expect(promised(quoteToken, { ...tour, subject: 'option-2' })).rejects.toMatchObject(refused);
    await expect(promised(quoteToken, tour, { ...couple, children: 1 })).rejects.toMatchObject(refused);
    expect(await pricing.promised(quoteToken, tour, couple, 'EUR')).toBeUndefined();
    const [content = '', signature = ''] = quoteToken.split('.');
    const cheaper = Buffer.from(
      Buffer.from(content, 'base64url')
        .toString()
        .replace(/"amount":\d+/, '"amount":1'),
    ).toString('base64url');
    for (const forged of [
      `${cheaper}.${signature}`,
      `${content}.`,
      content,
      '',
      '.',
      'a.b.c',
      `${content}.${signature}x`,
      `${content}.${'A'.repeat(43)}`,
    ])
      await expect(promised(forged)).rejects.toMatchObject(refused);
  });

  it('goes on with the last good rates while the feed fails, for 72 hours', async () => {
    await refresh();
    day = { ...day, works: false };
    await expect(refresh()).rejects.toThrow('503');
    testApp.moveTo(later(72 * HOUR - 60_000));
    expect(await rateToYen()).toBe('170.000');
    testApp.moveTo(later(72 * HOUR + 60_000));
    expect(await rateToYen()).toBeUndefined();
    expect((await pricing.offer(tour, couple, 'EUR')).rate.rate).toBe('1');
    day = { ...day, works: true };
  });
});
