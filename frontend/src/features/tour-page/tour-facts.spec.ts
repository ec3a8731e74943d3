import { describe, expect, it } from '@jest/globals';
import { fromPrice, largestParty } from './prices.js';
import { drawRoute, DRAWING, labelsOf } from './route-drawing.js';
import { tourData, type ShownReviews } from './structured-data.js';
import { aTour, anOption } from './testing/a-tour.js';
import { addDays } from './tour.api.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

describe('the price from which a tour begins', () => {
  it('is that of two people, of the cheapest option that takes them', () => {
    const forMany = anOption({
      minimumPersons: 4,
      prices: { kind: 'per-group', bands: [{ upTo: 8, price: eur(100) }], extraPerson: eur(0) },
    });
    expect(fromPrice([anOption(), forMany])).toEqual(eur(19_500));
  });

  it('is that of one adult in a group tour', () => {
    expect(
      fromPrice([anOption({ prices: { kind: 'per-person', adult: eur(2900), child: eur(1500), infant: eur(0) } })]),
    ).toEqual(eur(2900));
  });

  it.each([
    [4, 24_000],
    [8, 28_000],
    [11, undefined],
  ])('is that of a private group of %i, as the list shows it for them', (people, amount) => {
    expect(fromPrice([anOption()], people)?.amount).toBe(amount);
  });

  it('is unknown where nobody can book', () => {
    expect(fromPrice([])).toBeUndefined();
  });

  it('stands beside the largest party of all options', () => {
    expect(largestParty([anOption({ maximumPersons: 6 }), anOption({ maximumPersons: 9 })])).toBe(9);
  });
});

describe('the drawn map', () => {
  const rome = [
    { latitude: 41.90573, longitude: 12.48228 },
    { latitude: 41.90087, longitude: 12.48328 },
    { latitude: 41.9008, longitude: 12.4833 },
    { latitude: 41.89898, longitude: 12.47308 },
  ];

  it('has north above and east to the right, and stays on its sheet', () => {
    const { points, marks, height } = drawRoute(rome);
    const [first, second, , last] = points;
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect(last?.x).toBeLessThan(second?.x ?? 0);
    for (const { x, y } of [...points, ...marks]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(DRAWING.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  it('keeps marks of neighbours apart', () => {
    const { marks } = drawRoute(rome);
    const [, one, other] = marks;
    expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(30);
  });

  it('leaves its foot to scale and north', () => {
    const { marks, height } = drawRoute(rome);
    for (const { y } of marks) expect(y).toBeLessThanOrEqual(height - 48);
  });

  it('is no higher than a route from west to east needs', () => {
    const flat = [0, 0.01, 0.02].map((east) => ({ latitude: 45, longitude: 12 + east }));
    expect(drawRoute(flat).height).toBe(DRAWING.least);
    expect(drawRoute(flat.map(({ longitude }, index) => ({ latitude: 45 + index / 50, longitude }))).height).toBe(
      DRAWING.most,
    );
  });

  it('writes names beside their marks where they fit, and leaves out those that would cover another', () => {
    const drawing = drawRoute(rome);
    const names = rome.map(() => 'Piazza');
    expect(labelsOf(drawing, names, 600).length).toBeGreaterThan(1);
    expect(
      labelsOf(
        drawing,
        rome.map(() => 'x'.repeat(120)),
        600,
      ),
    ).toEqual([]);
    expect(
      labelsOf(
        drawing,
        names.map(() => undefined),
        600,
      ),
    ).toEqual([]);
  });

  it('draws a scale of round metres', () => {
    const { metres, length } = drawRoute(rome).scale;
    expect(metres).toBe(500);
    expect(length).toBeLessThanOrEqual(0.3 * DRAWING.width);
    const [first] = rome;
    expect(drawRoute(first ? [first, first] : []).scale.metres).toBe(200);
  });
});

describe('the structured data', () => {
  const data = (reviews?: ShownReviews) =>
    tourData(
      aTour(),
      { url: 'https://x/EUR/tour', offer: 'https://x/CHF/tour', image: 'https://x/p.svg' },
      reviews,
    ) as Record<string, unknown>;

  it('hold the price as a decimal and every stop', () => {
    expect(data()['url']).toBe('https://x/EUR/tour');
    expect(data()['offers']).toMatchObject({ price: '195.00', priceCurrency: 'EUR', url: 'https://x/CHF/tour' });
    expect(data()['itinerary']).toMatchObject({ numberOfItems: 2 });
  });

  it.each([[undefined], [{ rating: null, totalReviews: 0 }]])('hold no rating where %j is shown', (reviews) => {
    expect(data(reviews)).not.toHaveProperty('aggregateRating');
  });

  it('hold the rating of the reviews on the page, as it is read there', () => {
    expect(data({ rating: 4.67, totalReviews: 12 })['aggregateRating']).toMatchObject({
      ratingValue: 4.7,
      reviewCount: 12,
    });
  });
});

describe('days', () => {
  it('are counted over the ends of months and summer time', () => {
    expect(addDays('2027-02-27', 2)).toBe('2027-03-01');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
  });
});
