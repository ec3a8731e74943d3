import { describe, expect, it } from '@jest/globals';
import type { Priceable, Supplement } from '../../../shared-kernel/money/price-table.js';
import { priceOf } from './price-policy.js';
import { mustBeValid, mustBeValidTickets } from './tour-extras.js';

const tour = (supplements: readonly Supplement[], holidays: readonly string[] = []): Priceable => ({
  subject: 'option-1',
  currency: 'EUR',
  prices: { kind: 'per-group', bands: [{ upTo: 2, amount: 18_050 }], extraPerson: 2_000 },
  infantsNeedSeat: false,
  minimumPersons: 1,
  maximumPersons: 8,
  extras: { supplements, holidays },
});
const three = { adults: 2, children: 1, infants: 1 };
const amounts = (subject: Priceable, date: string, time = '10:00', meetingPoint?: string) =>
  Object.fromEntries(
    priceOf(subject, three, { date, time, meetingPoint }).steps.map(({ kind, amount }) => [kind, amount.amount]),
  );
const BASE = { group: 18_050, 'extra-persons': 2_000 };

describe('the supplements of a departure', () => {
  it('are shares of the base price, rounded half up, or amounts for the party or for each paying person', () => {
    const subject = tour([
      { kind: 'season', from: '06-01', to: '06-30', percent: 15 },
      { kind: 'night', amount: 1_000, per: 'person' },
      { kind: 'pick-up', meetingPoints: ['hotel'], amount: 1_500, per: 'party' },
    ]);
    expect(amounts(subject, '2027-06-08', '22:00', 'hotel')).toEqual({
      ...BASE,
      season: 3_008,
      night: 3_000,
      'pick-up': 1_500,
    });
  });

  it('stand in one order, whatever the order of the table, and each kind once', () => {
    const subject = tour([
      { kind: 'pick-up', meetingPoints: ['hotel'], percent: 1 },
      { kind: 'night', percent: 2 },
      { kind: 'weekday', weekdays: [2], percent: 3 },
      { kind: 'weekday', weekdays: [2, 3], percent: 30 },
      { kind: 'season', from: '01-01', to: '12-31', percent: 4 },
    ]);
    const { steps } = priceOf(subject, three, { date: '2027-06-08', time: '05:59', meetingPoint: 'hotel' });
    expect(steps.slice(2).map(({ kind }) => kind)).toEqual(['season', 'weekday', 'night', 'pick-up']);
  });

  it.each([
    ['2027-05-31', false],
    ['2027-06-01', true],
    ['2027-06-30', true],
    ['2027-07-01', false],
  ])('hold in the season with its first and last day: %s', (date, holds) => {
    expect('season' in amounts(tour([{ kind: 'season', from: '06-01', to: '06-30', percent: 10 }]), date)).toBe(holds);
  });

  it.each([
    ['2027-12-19', false],
    ['2027-12-20', true],
    ['2028-01-06', true],
    ['2028-01-07', false],
  ])('hold in a season over the turn of the year: %s', (date, holds) => {
    expect('season' in amounts(tour([{ kind: 'season', from: '12-20', to: '01-06', percent: 10 }]), date)).toBe(holds);
  });

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['05:59', true],
    ['06:00', false],
  ])('hold at night by the start on the clock of the city: %s', (time, holds) => {
    expect('night' in amounts(tour([{ kind: 'night', percent: 10 }]), '2027-06-08', time)).toBe(holds);
  });

  it('know Sunday, and on a public holiday take the holiday instead of the weekday', () => {
    const both: readonly Supplement[] = [
      { kind: 'weekday', weekdays: [7], percent: 10 },
      { kind: 'holiday', percent: 20 },
    ];
    expect(amounts(tour(both, ['2027-06-13']), '2027-06-06')).toEqual({ ...BASE, weekday: 2_005 });
    expect(amounts(tour(both, ['2027-06-13']), '2027-06-13')).toEqual({ ...BASE, holiday: 4_010 });
    expect(amounts(tour(both.slice(0, 1), ['2027-06-13']), '2027-06-13')).toEqual({ ...BASE, weekday: 2_005 });
  });

  it('do not touch a price without a departure', () => {
    const { total } = priceOf(tour([{ kind: 'season', from: '01-01', to: '12-31', percent: 10 }]), three);
    expect(total.amount).toBe(20_050);
  });
});

describe('entrance tickets', () => {
  const tickets = { place: {} as never, currency: 'EUR', adult: 1_800, child: 900, infant: 0 } as const;
  const withTickets = (included: boolean): Priceable => ({
    ...tour([]),
    extras: { supplements: [{ kind: 'night', percent: 10 }], holidays: [], tickets: { ...tickets, included } },
  });

  it('are lines at cost after the supplements, of which they bear none, where the tour includes them', () => {
    expect(amounts(withTickets(true), '2027-06-08', '23:00')).toEqual({
      ...BASE,
      night: 2_005,
      'tickets-adults': 3_600,
      'tickets-children': 900,
    });
  });

  it('are no part of the price where they are paid there', () => {
    expect(amounts(withTickets(false), '2027-06-08')).toEqual(BASE);
  });

  it.each([-1, 0.5])('do not cost %d', (adult) => {
    expect(() => mustBeValidTickets({ ...tickets, included: true, adult })).toThrow(
      expect.objectContaining({ code: 'TICKETS_INVALID', params: { band: 'adult' } }),
    );
  });
});

describe('a table of supplements', () => {
  it.each<[string, Supplement]>([
    ['charge', { kind: 'night', percent: 0 }],
    ['charge', { kind: 'night', percent: 201 }],
    ['charge', { kind: 'night', amount: -1, per: 'party' }],
    ['season', { kind: 'season', from: '06-31', to: '13-01', percent: 10 }],
    ['weekdays', { kind: 'weekday', weekdays: [0], percent: 10 }],
    ['weekdays', { kind: 'weekday', weekdays: [], percent: 10 }],
    ['meeting_points', { kind: 'pick-up', meetingPoints: [], percent: 10 }],
  ])('is refused for its %s', (reason, supplement) => {
    expect(() => mustBeValid([{ kind: 'holiday', percent: 5 }, supplement])).toThrow(
      expect.objectContaining({ code: 'SUPPLEMENT_INVALID', params: { index: 1, reason } }),
    );
  });
});
