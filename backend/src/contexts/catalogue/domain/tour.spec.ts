import { describe, expect, it } from '@jest/globals';
import { Tour, tourActions } from './tour.js';
import type { TourBasics, TourOption } from './tour-content.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const basics: TourBasics = {
  slug: 'rome-at-dawn',
  cityId: 'rome',
  kind: 'private',
  categories: ['private-tour'],
  specialFilters: [],
  currency: 'EUR',
  featured: false,
  position: 1,
  cancellationMinutes: 1440,
  leadTimeMinutes: 1440,
  infantsNeedSeat: false,
  taxRegime: 'margin-scheme',
  guideLanguages: ['en_US'],
};
const option: TourOption = {
  durationMinutes: 120,
  prices: { kind: 'per-group', bands: [{ upTo: 2, amount: 12_000 }], extraPerson: 2000 },
  minimumPersons: 1,
  maximumPersons: 8,
  capacity: null,
  weekdays: [2, 1],
  startTimes: ['10:00', '06:30', '10:00'],
  closedMonths: [],
  closedDays: [],
};
const text = { title: 'Dawn', summary: 's', description: 'd', highlights: ['h'], included: ['i'], notIncluded: [] };
const place = { latitude: 41.9, longitude: 12.5 };
const point = { id: 'point', names: { en_US: 'Fountain' }, address: 'Piazza Navona', addresses: {}, ...place };
const stop = { names: { en_US: 'Navona' }, descriptions: {}, ...place, minutes: 20, minutesToNext: 5 };

const aDraft = (): Tour =>
  Tour.draft({ id: 'tour', basics, englishTitle: 'Dawn', landmarks: [], imageColour: '#ffffff' });

function aWholeTour(): Tour {
  const tour = aDraft();
  tour.write('en_US', text);
  tour.offer([option]);
  tour.meetAt([point]);
  tour.lead([stop]);
  return tour;
}

/** Why it is refused. */
function refusalOf(work: () => void): object | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error as object;
  }
}

describe('a tour', () => {
  it('is published once it is whole, and for the first time once', () => {
    const tour = aDraft();
    expect(refusalOf(() => tour.publish(NOW))).toMatchObject({ code: 'TOUR_INCOMPLETE' });
    const whole = aWholeTour();
    whole.publish(NOW);
    whole.withdraw();
    whole.publish(new Date('2027-01-01T00:00:00Z'));
    expect([whole.status, whole.publishedAt]).toEqual(['published', NOW]);
    expect(refusalOf(() => whole.publish(NOW))).toMatchObject({ code: 'TOUR_STATUS_FIXED' });
  });

  it('keeps what it needs while it is on sale', () => {
    const tour = aWholeTour();
    tour.publish(NOW);
    const losses: readonly (readonly [string, () => void])[] = [
      ['options', () => aPublished().offer([])],
      ['options', () => aPublished().offer([{ ...option, weekdays: [] }])],
      ['meeting-points', () => aPublished().meetAt([])],
      ['itinerary', () => aPublished().lead([])],
      ['title', () => aPublished().write('en_US', { ...text, title: '' })],
      ['guide-languages', () => aPublished().decideBasics({ ...basics, guideLanguages: [] })],
    ];
    for (const [missing, lose] of losses)
      expect(refusalOf(lose)).toMatchObject({ code: 'TOUR_INCOMPLETE', params: { missing: [missing] } });
    tour.write('de_DE', { ...text, title: '' });
    expect(tour.missing).toEqual([]);
  });

  it('changes neither kind nor currency while it has prices', () => {
    for (const field of ['kind', 'currency'] as const) {
      const other = { ...basics, kind: 'group' as const, currency: 'USD' as const };
      const changed = { ...basics, [field]: other[field] };
      expect(refusalOf(() => aWholeTour().decideBasics(changed))).toMatchObject({ field });
      const bare = aDraft();
      bare.decideBasics(changed);
      expect(bare.basics[field]).toBe(other[field]);
    }
  });

  it('tidies start times and weekdays, and its last stop leads nowhere', () => {
    const tour = aWholeTour();
    tour.lead([stop, stop]);
    expect(tour.options[0]).toMatchObject({ weekdays: [1, 2], startTimes: ['06:30', '10:00'] });
    expect(tour.itinerary.map(({ minutesToNext }) => minutesToNext)).toEqual([5, 0]);
  });

  it('is copied as a draft without photographs', () => {
    const tour = aWholeTour();
    tour.show([{ path: 'a.jpg', width: 1, height: 1, alt: {} }]);
    tour.publish(NOW);
    const copy = tour.copy({ id: 'copy', slug: 'rome-at-dawn-2', newIds: () => 'other point' });
    expect(copy).toMatchObject({ id: 'copy', status: 'draft', photos: [], publishedAt: null, version: 1 });
    expect(copy.meetingPoints.map(({ id }) => id)).toEqual(['other point']);
    expect(tour.meetingPoints.map(({ id }) => id)).toEqual(['point']);
  });

  it('says what may be done with it', () => {
    expect(tourActions('draft', ['itinerary'])).toEqual(['edit', 'copy']);
    expect(tourActions('withdrawn', [])).toEqual(['edit', 'publish', 'copy']);
    expect(tourActions('published', [])).toEqual(['edit', 'withdraw', 'copy']);
  });
});

function aPublished(): Tour {
  const tour = aWholeTour();
  tour.publish(NOW);
  return tour;
}
