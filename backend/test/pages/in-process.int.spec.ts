import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InProcessRoutes } from '../../src/platform/ssr/in-process-routes.js';
import { Site } from './site.js';

const JAPANESE = 'language=ja_JP';

/** What pages ask for, well and badly. */
const READS = [
  `/api/tours?city=rome&size=18&${JAPANESE}&currency=JPY`,
  `/api/tours?page=2&categories=food-tour,museum&${JAPANESE}&currency=USD`,
  `/api/featured-tours?${JAPANESE}&currency=EUR`,
  `/api/city/data?slug=rome&${JAPANESE}`,
  `/api/country/data?slug=italy&${JAPANESE}`,
  `/api/continents?activated=true&${JAPANESE}`,
  `/api/tourCategories?activated=true&${JAPANESE}`,
  `/api/map/cities?${JAPANESE}`,
  `/api/reviews-by-city?cityId=rome&page=1&limit=10&${JAPANESE}`,
  `/api/guides?city=rome&${JAPANESE}`,
  `/api/cms/entry/dataByCmsAndLanguage?content_cms=faq&${JAPANESE}`,
  `/api/languages?${JAPANESE}`,
  `/api/currencies?${JAPANESE}`,
  `/api/social-networks?${JAPANESE}`,
  `/api/tours?people=0&sort=zzz&${JAPANESE}`,
  `/api/tours?unknown=1&${JAPANESE}`,
  `/api/tours?currency=XXX&${JAPANESE}`,
  `/api/city/data?slug=nowhere&${JAPANESE}`,
  `/api/city/data?slug=R%00me&${JAPANESE}`,
  `/api/tour/no-such-tour?${JAPANESE}`,
  `/api/tour/%E3%83%AD?${JAPANESE}`,
  `/api/me/bookings?${JAPANESE}`,
  '/api/no-such-thing',
];

describe('a read of the API while a page is rendered', () => {
  let site: Site;

  // Without memory both ways are asked for the same thing, not the second for what the first one kept.
  beforeAll(async () => (site = await Site.open({ PAGE_CACHE: '0' })));
  afterAll(() => site.close());

  const inProcess = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    return site.testApp.app.get(InProcessRoutes).get(pathname, Object.fromEntries(searchParams), 'ja_JP');
  };

  it.each(READS)('answers as a browser is answered: %s', async (url) => {
    const { status, body } = await site.get(url, { 'x-language': 'ja_JP' });
    const here = await inProcess(url);
    expect(here.status).toBe(status);
    expect(withoutRequestId(here.body)).toEqual(withoutRequestId(JSON.parse(body)));
  });

  it('hands everybody a thing of their own', async () => {
    const [first, second] = [await inProcess(READS[0] ?? ''), await inProcess(READS[0] ?? '')];
    expect(first.body).toEqual(second.body);
    expect(first.body).not.toBe(second.body);
  });
});

const withoutRequestId = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'requestId' in body ? { ...body, requestId: undefined } : body;
