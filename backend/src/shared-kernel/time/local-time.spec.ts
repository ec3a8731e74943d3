import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDay, instantOf, isZone, localOf, momentText, readerMomentText } from './local-time.js';
import { LOCALES } from '../language/locale.js';

const iso = (local: string, zone: string) => instantOf(local, zone)?.toISOString();

describe('a local time becomes an instant', () => {
  it.each([
    ['2026-07-01T09:00', 'Europe/Rome', '2026-07-01T07:00:00.000Z'],
    ['2026-01-01T09:00', 'Europe/Rome', '2026-01-01T08:00:00.000Z'],
    ['2026-07-01T09:00', 'Pacific/Honolulu', '2026-07-01T19:00:00.000Z'],
    ['2026-01-15T08:30', 'Pacific/Auckland', '2026-01-14T19:30:00.000Z'],
    ['2026-07-15T08:30', 'Pacific/Auckland', '2026-07-14T20:30:00.000Z'],
    ['2026-03-10T10:00', 'Asia/Kathmandu', '2026-03-10T04:15:00.000Z'],
    ['2026-01-10T10:00', 'Australia/Lord_Howe', '2026-01-09T23:00:00.000Z'],
    ['2026-07-10T10:00', 'Australia/Lord_Howe', '2026-07-09T23:30:00.000Z'],
  ])('%s in %s', (local, zone, instant) => {
    expect(iso(local, zone)).toBe(instant);
  });

  it.each([
    ['2026-03-29T02:00', 'Europe/Rome'],
    ['2026-03-29T02:59', 'Europe/Rome'],
    ['2026-09-27T02:30', 'Pacific/Auckland'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe'],
    ['2026-03-08T02:30', 'America/New_York'],
  ])('is refused where the clocks skip it: %s in %s', (local, zone) => {
    expect(instantOf(local, zone)).toBeUndefined();
  });

  it.each([
    ['2026-03-29T01:59', 'Europe/Rome'],
    ['2026-03-29T03:00', 'Europe/Rome'],
    ['2026-10-04T01:59', 'Australia/Lord_Howe'],
    ['2026-10-04T02:30', 'Australia/Lord_Howe'],
  ])('is taken on both sides of the gap: %s in %s', (local, zone) => {
    expect(localOf(instantOf(local, zone) as Date, zone)).toBe(local);
  });

  it.each([
    ['2026-10-25T02:30', 'Europe/Rome', '2026-10-25T00:30:00.000Z'],
    ['2026-04-05T02:30', 'Pacific/Auckland', '2026-04-04T13:30:00.000Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('is the first of two where the clocks go back: %s in %s', (local, zone, first) => {
    expect(iso(local, zone)).toBe(first);
  });

  it('throws for what is no date', () => {
    expect(() => instantOf('2026-02-30T10:00', 'Europe/Rome')).toThrow(RangeError);
    expect(() => instantOf('soon', 'Europe/Rome')).toThrow(RangeError);
    expect(() => instantOf('2026-02-20T10:00', 'Europe/Atlantis')).toThrow(RangeError);
  });

  it('comes back from its instant, for every minute of every zone that has it', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const minute = fc.integer({ min: Date.UTC(2025, 0, 1) / 60_000, max: Date.UTC(2032, 0, 1) / 60_000 });
    fc.assert(
      fc.property(zone, minute, (name, at) => {
        const local = new Date(at * 60_000).toISOString().slice(0, 16);
        const instant = instantOf(local, name);
        expect(instant === undefined || localOf(instant, name) === local).toBe(true);
      }),
    );
  });
});

describe('a moment as people read it', () => {
  const nine = instantOf('2026-07-01T09:05', 'Australia/Lord_Howe') as Date;
  const island = { city: 'Lord Howe', timeZone: 'Australia/Lord_Howe' };

  it('names the time of the place and whose it is', () => {
    expect(momentText(nine, island, 'en_US')).toEqual({
      date: 'Wednesday, July 1, 2026',
      time: '9:05 AM',
      zone: 'Lord Howe time, GMT+10:30',
      full: 'Wednesday, July 1, 2026 at 9:05 AM (Lord Howe time, GMT+10:30)',
    });
    expect(momentText(nine, { ...island, city: 'ロードハウ' }, 'ja_JP').full).toBe(
      '2026年7月1日水曜日 9:05（ロードハウの現地時間、GMT+10:30）',
    );
  });

  it.each([
    ['2026-10-25T00:59:00Z', '02:59', 'Ortszeit Rom, GMT+2'],
    ['2026-10-25T01:00:00Z', '02:00', 'Ortszeit Rom, GMT+1'],
    ['2026-03-29T00:59:00Z', '01:59', 'Ortszeit Rom, GMT+1'],
    ['2026-03-29T01:00:00Z', '03:00', 'Ortszeit Rom, GMT+2'],
  ])('tells summer from winter at %s', (instant, time, zone) => {
    const rome = { city: 'Rom', timeZone: 'Europe/Rome' };
    expect(momentText(new Date(instant), rome, 'de_DE')).toMatchObject({ time, zone });
  });

  it('says the offset alone where no city is named', () => {
    expect(momentText(nine, { timeZone: 'Asia/Kathmandu' }, 'fr_FR').zone).toBe('UTC+5:45');
  });

  it('never writes the narrow space that fonts do not have', () => {
    const moments = LOCALES.map(
      (language) => momentText(nine, { city: 'Kathmandu', timeZone: 'Asia/Kathmandu' }, language).full,
    );
    expect(moments.join('')).not.toContain('\u202F');
  });

  it('writes a day without a zone as that day', () => {
    expect(formatDay('2026-11-21', 'fr_FR')).toBe('samedi 21 novembre 2026');
    expect(formatDay('2027-01-01', 'fr_FR')).toBe('vendredi 1er janvier 2027');
    expect(formatDay('2027-01-11', 'fr_FR')).toBe('lundi 11 janvier 2027');
  });
});

describe('a moment of a place on the clock of its reader', () => {
  const rome = { city: 'Rome', timeZone: 'Europe/Rome' };
  const told = (local: string, place: { city: string; timeZone: string }, readerZone: string) =>
    readerMomentText(instantOf(local, place.timeZone) as Date, place, readerZone, 'en_US');

  it.each([
    ['Pacific/Honolulu', '2027-05-03T09:30', 'Sunday, May 2, 2027 at 9:30 PM (GMT-10)'],
    ['Pacific/Auckland', '2027-05-03T13:30', 'Monday, May 3, 2027 at 11:30 PM (GMT+12)'],
    ['Asia/Kathmandu', '2027-05-03T09:30', 'Monday, May 3, 2027 at 1:15 PM (GMT+5:45)'],
    ['Australia/Lord_Howe', '2027-01-04T09:30', 'Monday, January 4, 2027 at 7:30 PM (GMT+11)'],
    ['Australia/Lord_Howe', '2027-07-05T09:30', 'Monday, July 5, 2027 at 6:00 PM (GMT+10:30)'],
  ])('is told in %s', (zone, local, moment) => {
    expect(told(local, rome, zone)).toBe(`On your clock: ${moment}`);
  });

  it.each([
    ['2026-03-29T01:59', 'before', 'Sunday, March 29, 2026 at 9:59 AM (GMT+9)'],
    ['2026-03-29T03:00', 'after', 'Sunday, March 29, 2026 at 10:00 AM (GMT+9)'],
    ['2026-10-25T02:30', 'the first of two', 'Sunday, October 25, 2026 at 9:30 AM (GMT+9)'],
    ['2026-10-25T03:00', 'after', 'Sunday, October 25, 2026 at 11:00 AM (GMT+9)'],
  ])('follows the clocks of the place on the days when they change: %s (%s)', (local, _, moment) => {
    expect(told(local, rome, 'Asia/Tokyo')).toBe(`On your clock: ${moment}`);
  });

  it.each([
    ['2026-03-08T06:59:00Z', '1:59 AM (GMT-5)'],
    ['2026-03-08T07:00:00Z', '3:00 AM (GMT-4)'],
    ['2026-11-01T05:30:00Z', '1:30 AM (GMT-4)'],
    ['2026-11-01T06:30:00Z', '1:30 AM (GMT-5)'],
  ])('follows the clocks of the reader on the days when they change: %s', (instant, clock) => {
    expect(readerMomentText(new Date(instant), rome, 'America/New_York', 'en_US')).toMatch(clock);
  });

  it('is told once where both clocks show the same, however the zones are called, and where the reader’s is not known', () => {
    expect(told('2027-05-03T09:30', rome, 'Europe/Rome')).toBeUndefined();
    expect(told('2027-05-03T09:30', rome, 'Europe/Berlin')).toBeUndefined();
    expect(readerMomentText(new Date('2027-05-03T07:30:00Z'), rome, null, 'en_US')).toBeUndefined();
    // Between the two days on which Europe and America change their clocks.
    expect(told('2026-03-10T09:30', rome, 'America/New_York')).toContain('4:30 AM');
    expect(told('2026-04-10T09:30', rome, 'America/New_York')).toContain('3:30 AM');
  });

  it.each(LOCALES)('is the reader’s in %s', (language) => {
    const text = readerMomentText(new Date('2027-05-03T07:30:00Z'), rome, 'Pacific/Honolulu', language);
    expect(text).not.toMatch(/[{}\u202F]/);
    expect(text).toMatch(/^\P{Nd}{6,}.*2027.*9?:30.*[-−]10/u);
  });
});

it('knows zones from other words', () => {
  expect(['Asia/Kathmandu', 'UTC', 'Europe/Atlantis', '+02:00', ''].map(isZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
