import { describe, expect, it } from '@jest/globals';
import { type Candidate, rank, reasonsFor } from './ranking.js';

const now = new Date('2027-06-01T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const candidate = (guideId: string, told: Partial<Candidate> = {}): Candidate => ({
  guideId,
  rating: 4.7,
  refusals: 0,
  lastMissionAt: daysAgo(5),
  ...told,
});
const order = (...candidates: Candidate[]): string[] => rank(candidates, now).map(({ guideId }) => guideId);

describe('the order in which guides are asked', () => {
  it('begins with the best rating', () => {
    expect(order(candidate('good', { rating: 4.7 }), candidate('better', { rating: 4.8 }))).toEqual(['better', 'good']);
  });

  it('puts who refused often behind', () => {
    expect(order(candidate('refuses', { refusals: 3 }), candidate('takes', { refusals: 2 }))).toEqual([
      'takes',
      'refuses',
    ]);
    expect(order(candidate('a', { refusals: 11 }), candidate('b', { refusals: 10 }))).toEqual(['a', 'b']);
  });

  it('puts who has waited longer in front, up to a month', () => {
    expect(
      order(
        candidate('yesterday', { lastMissionAt: daysAgo(1) }),
        candidate('long ago', { lastMissionAt: daysAgo(20) }),
      ),
    ).toEqual(['long ago', 'yesterday']);
    expect(
      order(candidate('a', { lastMissionAt: daysAgo(30) }), candidate('b', { lastMissionAt: daysAgo(90) })),
    ).toEqual(['a', 'b']);
    expect(
      order(candidate('booked', { lastMissionAt: daysAgo(-3) }), candidate('idle', { lastMissionAt: daysAgo(2) })),
    ).toEqual(['idle', 'booked']);
  });

  it('asks a new guide like a good one who has waited', () => {
    expect(order(candidate('known', { rating: 4.9 }), candidate('new', { rating: null, lastMissionAt: null }))).toEqual(
      ['new', 'known'],
    );
  });

  it('is certain where nothing differs', () => {
    expect(order(candidate('b'), candidate('a'))).toEqual(['a', 'b']);
  });
});

describe('why a guide is asked', () => {
  it('is their place, and what decided it', () => {
    const ranked = [
      candidate('first', { rating: 4.9, refusals: 1, lastMissionAt: daysAgo(5.5) }),
      candidate('second', { rating: null, lastMissionAt: null }),
      candidate('third', { lastMissionAt: daysAgo(-2) }),
    ];
    expect([...reasonsFor(ranked, now)]).toEqual([
      ['first', { place: 1, among: 3, rating: 4.9, refusals: 1, daysWaited: 5 }],
      ['second', { place: 2, among: 3, rating: null, refusals: 0, daysWaited: null }],
      ['third', { place: 3, among: 3, rating: 4.7, refusals: 0, daysWaited: 0 }],
    ]);
  });
});
