import { describe, expect, it } from '@jest/globals';
import { ApiProblem } from '../../api/api.js';
import {
  daysOfMonth,
  firstChoice,
  freeUntil,
  isPriceGone,
  isSlotGone,
  mostOf,
  nextFreeDay,
  placeOf,
  slotsOn,
} from './booking-choice.js';
import { aSlot, aTour, anOption } from './testing/a-tour.js';

describe('the first choice', () => {
  it('is two adults, the reader’s language, the first duration and the first meeting point', () => {
    expect(firstChoice(aTour(), 'de_DE')).toEqual({
      duration: 120,
      travellers: { adults: 2, children: 0, infants: 0 },
      guideLanguage: 'de_DE',
      meetingPoint: 'point-1',
    });
  });

  it('takes a language that a guide speaks where the reader’s is not among them', () => {
    expect(firstChoice(aTour(), 'ja_JP').guideLanguage).toBe('en_US');
  });

  it.each([
    [{ minimumPersons: 4, maximumPersons: 10 }, 4],
    [{ minimumPersons: 1, maximumPersons: 1 }, 1],
  ])('has as many adults as %j allow', (limits, adults) => {
    expect(firstChoice(aTour({ options: [anOption(limits)] }), 'en_US').travellers.adults).toBe(adults);
  });
});

describe('the choice of who comes from a list', () => {
  const short = anOption({ maximumPersons: 4 });
  const long = anOption({ id: 'option-2', duration: 180, maximumPersons: 8 });
  const tour = aTour({ options: [short, long] });

  it('has the party and the day that the list was for', () => {
    const { duration, travellers, date } = firstChoice(tour, 'en_US', { people: 4, startAt: '2027-05-02' });
    expect([duration, travellers.adults, date]).toEqual([120, 4, '2027-05-02']);
  });

  it('is the first duration that takes so many', () => {
    const { duration, travellers } = firstChoice(tour, 'en_US', { people: 6 });
    expect([duration, travellers.adults]).toEqual([180, 6]);
  });

  it('has the duration that the list was for, where the tour has it', () => {
    expect(firstChoice(tour, 'en_US', { people: 2, duration: 180 }).duration).toBe(180);
    expect(firstChoice(tour, 'en_US', { people: 6, duration: 120 }).duration).toBe(120);
    expect(firstChoice(tour, 'en_US', { people: 6, duration: 90 }).duration).toBe(180);
  });

  it('keeps a party that no duration takes, for the server to say so', () => {
    const { duration, travellers } = firstChoice(tour, 'en_US', { people: 12 });
    expect([duration, travellers.adults]).toEqual([120, 12]);
  });
});

describe('the next free day', () => {
  const days = ['2027-05-02', '2027-05-09', '2027-05-20'].map((date) => ({ date, slots: [] }));

  it.each([
    ['2027-05-03', '2027-05-09'],
    ['2027-05-09', '2027-05-20'],
    ['2027-05-20', undefined],
  ])('after %s is %s', (date, next) => {
    expect(nextFreeDay(days, date)).toBe(next);
  });
});

describe('the days asked for of a month', () => {
  it.each([
    ['2027-05', '2027-05-14', { from: '2027-05-14', to: '2027-05-31' }],
    ['2027-06', '2027-05-14', { from: '2027-06-01', to: '2027-06-30' }],
    ['2028-02', '2027-05-14', { from: '2028-02-01', to: '2028-02-29' }],
    ['2027-12', '2027-05-14', { from: '2027-12-01', to: '2027-12-31' }],
    ['2027-05', '2027-05-31', { from: '2027-05-31', to: '2027-05-31' }],
    ['2027-04', '2027-05-01', undefined],
  ])('%s on %s', (month, today, days) => {
    expect(daysOfMonth(month, today)).toEqual(days);
  });
});

describe('slots', () => {
  const slot = aSlot();
  it('are those of the day', () => {
    expect(slotsOn([{ date: '2027-05-02', slots: [slot] }], '2027-05-02')).toEqual([slot]);
    expect(slotsOn([{ date: '2027-05-02', slots: [slot] }], '2027-05-03')).toEqual([]);
    expect(slotsOn(undefined, '2027-05-02')).toEqual([]);
  });
});

describe('how many of a band fit', () => {
  const party = { adults: 3, children: 2, infants: 2 };
  it.each([
    ['adults', false, 8],
    ['children', false, 7],
    ['infants', false, 6],
    ['adults', true, 6],
    ['infants', true, 5],
  ] as const)('%s, infants need a seat: %s', (band, infantsNeedSeat, most) => {
    expect(mostOf(band, party, { maximumPersons: 10 }, infantsNeedSeat)).toBe(most);
  });

  it.each([false, true])('two infants with one adult, infants need a seat: %s', (infantsNeedSeat) => {
    const alone = { adults: 1, children: 0, infants: 0 };
    expect(mostOf('infants', alone, { maximumPersons: 10 }, infantsNeedSeat)).toBe(2);
  });
});

describe('a problem', () => {
  const problem = (code: string) => new ApiProblem({ status: 422, code });
  it.each([
    ['PARTY_NOT_BOOKABLE', 'travellers'],
    ['NO_SUCH_SLOT', 'time'],
    ['SLOT_TOO_FAR', 'time'],
    ['SLOT_TOO_SOON', 'time'],
    ['SLOT_TAKEN', 'time'],
    ['SLOT_IN_CART', 'time'],
    ['NO_GUIDE_IN_LANGUAGE', 'guideLanguage'],
    ['MEETING_POINT_UNKNOWN', 'meetingPoint'],
    ['CART_FULL', undefined],
  ])('%s stands at %s', (code, place) => {
    expect(placeOf(problem(code))).toBe(place);
  });

  it('of a slot means that the slots shown are old', () => {
    expect(isSlotGone(problem('SLOT_TAKEN'))).toBe(true);
    expect(isSlotGone(problem('NO_GUIDE_IN_LANGUAGE'))).toBe(true);
    expect(isSlotGone(problem('PARTY_NOT_BOOKABLE'))).toBe(false);
    expect(isSlotGone(new Error('x'))).toBe(false);
    expect([isPriceGone(problem('QUOTE_TOKEN_INVALID')), isPriceGone(problem('SLOT_TAKEN'))]).toEqual([true, false]);
  });
});

describe('free cancellation', () => {
  it('ends so many minutes of real time before the start', () => {
    expect(freeUntil('2027-05-02T07:30:00.000Z', 1440)).toBe('2027-05-01T07:30:00.000Z');
  });
});
