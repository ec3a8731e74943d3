import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTimes } from '../../demonstration/src/start-times.js';
import { tours as demonstrationTours } from '../../demonstration/src/tours.js';
import type { TourView } from '../../src/contexts/catalogue/queries/tour-view.js';
import { CatalogueTestApp } from '../harness/catalogue-test-app.js';
import { worldDatabase } from '../harness/database/seeded-database.js';
import { accounts, guides, PASSWORD } from './people.js';
import { tours } from './tours.js';

describe('the small world', () => {
  let testApp: CatalogueTestApp;

  beforeAll(async () => {
    testApp = await CatalogueTestApp.open(new Date('2027-01-10T09:00:00Z'), {}, { database: worldDatabase });
  });
  afterAll(() => testApp.close());

  it('has three cities, five tours and four guides', async () => {
    expect((await testApp.get<unknown[]>('/api/cities')).body).toHaveLength(3);
    expect((await testApp.get<{ totalItems: number }>('/api/tours')).body.totalItems).toBe(5);
    expect((await testApp.get<{ totalItems: number }>('/api/guides')).body.totalItems).toBe(4);
  });

  it.each(tours.map(({ slug }) => slug))('sells %s with a guide who speaks English', async (slug) => {
    const { status, body } = await testApp.get<TourView>(`/api/tour/${slug}`);
    expect(status).toBe(200);
    expect(body.guideLanguages.map(({ code }) => code)).toContain('en_US');
  });

  it.each([...accounts, ...guides].map(({ email }) => email))('lets %s sign in', async (email) => {
    expect((await testApp.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('sells what the demonstration sells too for the same price, as long and at the same times', () => {
    const soldAs = new Map(demonstrationTours.map((tour) => [tour.slug, tour]));
    const both = tours.filter(({ slug }) => soldAs.has(slug));
    expect(both).toHaveLength(4);
    for (const { slug, options } of both)
      for (const { durationMinutes, prices, startTimes: times } of options) {
        const other = soldAs.get(slug)?.options.find((option) => option.durationMinutes === durationMinutes);
        expect([slug, prices, times]).toEqual([slug, other?.prices, other && startTimes(other.starts)]);
      }
  });
});
