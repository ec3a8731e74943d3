import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Site } from './site.js';

let site: Site;

beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

it('carries party and day from a city to its country and back, and tells search engines the plain addresses', async () => {
  const wish = 'people=5&amp;startAt=2027-05-12';
  const { body: city } = await site.get('/en_US/EUR/city/rome?people=5&startAt=2027-05-12');
  expect(city).toContain(`href="/en_US/EUR/country/italy?${wish}"`);
  expect(city).toContain(`href="/en_US/EUR/city/florence?${wish}"`);
  expect(city).toMatch(/<link rel="canonical" href="[^"?]*\/city\/rome"/);
  const listed = [...city.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, data]) => data,
  );
  expect(listed.join()).toContain('/country/italy"');
  expect(listed.join()).not.toContain('people=5');
  const { body: country } = await site.get('/en_US/EUR/country/italy?people=5&startAt=2027-05-12');
  expect(country).toContain('/tours?city=rome&amp;startAt=2027-05-12&amp;people=5');
});
