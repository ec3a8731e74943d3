import { describe, expect, it } from '@jest/globals';
import { bookingCalendar, type BookingInCalendar } from './calendar.js';

const madeAt = new Date('2026-11-20T10:00:00Z');

const honolulu: BookingInCalendar = {
  reference: 'BK-4F8T2W',
  title: 'ダイヤモンドヘッド; Sunrise, with coffee',
  startsAt: new Date('2026-12-01T15:30:00Z'),
  endsAt: new Date('2026-12-01T18:30:00Z'),
  timeZone: 'Pacific/Honolulu',
  city: 'ホノルル',
  location: 'Trailhead, Diamond Head Road',
  latitude: 21.262,
  longitude: -157.806,
  url: 'https://cicerone.example/ja_JP/EUR/bookings',
  language: 'ja_JP',
};

/** Joins the folded lines. */
const linesOf = (file: string): readonly string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a booking in a calendar', () => {
  it('is at its instant, with the time of the place in words', () => {
    const lines = linesOf(bookingCalendar({ ...honolulu, madeAt }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:bk-4f8t2w@cicerone',
        'SEQUENCE:0',
        'DTSTAMP:20261120T100000Z',
        'DTSTART:20261201T153000Z',
        'DTEND:20261201T183000Z',
        'SUMMARY:ダイヤモンドヘッド\\; Sunrise\\, with coffee (BK-4F8T2W)',
        'LOCATION:Trailhead\\, Diamond Head Road',
        'GEO:21.262;-157.806',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
      '2026年12月1日火曜日 5:30（ホノルルの現地時間、GMT-10）',
    );
  });

  it.each([
    ['Europe/Rome', 'お手元の時計では2026年12月1日火曜日 16:30（GMT+1）'],
    ['Asia/Kathmandu', 'お手元の時計では2026年12月1日火曜日 21:15（GMT+5:45）'],
  ])('tells the start on the clock of who reads it in %s too', (readerZone, own) => {
    const said = (zone: string | null) =>
      linesOf(bookingCalendar({ ...honolulu, readerZone: zone, madeAt })).find((line) =>
        line.startsWith('DESCRIPTION:'),
      );
    expect(said(readerZone)).toContain(`GMT-10）\\n${own}\\n`);
    for (const zone of [null, 'Pacific/Honolulu']) expect(said(zone)).not.toContain('お手元');
  });

  it('names its times by instants, so that no calendar needs to know a zone', () => {
    const times = linesOf(bookingCalendar({ ...honolulu, madeAt })).filter((line) => /^DT(START|END|STAMP)/.test(line));
    expect(times).toHaveLength(3);
    for (const line of times) expect(line).toMatch(/^DT(?:START|END|STAMP):\d{8}T\d{6}Z$/);
    expect(bookingCalendar({ ...honolulu, madeAt })).not.toMatch(/TZID|VTIMEZONE|X-WR-TIMEZONE/);
  });

  it('keeps its name when it changes, with a higher sequence', () => {
    const lines = linesOf(bookingCalendar({ ...honolulu, madeAt, sequence: 3, cancelled: true }));
    expect(lines).toEqual(expect.arrayContaining(['UID:bk-4f8t2w@cicerone', 'SEQUENCE:3', 'STATUS:CANCELLED']));
  });

  it('has lines of 75 bytes at most', () => {
    const lines = bookingCalendar({ ...honolulu, madeAt }).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
});
