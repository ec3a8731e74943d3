import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Site } from './site.js';

describe('a list without tours', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.open();
  });
  afterAll(() => site.close());

  it.each([
    ['city=rome&categories=bike-tour&maxPrice=100', 'Without “Bike tours”: '],
    ['city=dubai&categories=museum&duration=480&people=12', 'Without “Museum tours” and “8'],
    ['city=dubai&categories=museum&people=20&maxPrice=10&duration=120', 'Only “Museum tours”: '],
  ])('of %s says what would help: %s', async (asked, help) => {
    const { status, body } = await site.get(`/en_US/EUR/tours?${asked}`);
    expect(status).toBe(200);
    expect(body).toContain(help);
  });
});
