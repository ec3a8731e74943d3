import { describe, expect, it } from '@jest/globals';
import { busySpansOf } from './busy-times.worker.js';

const from = Date.parse('2027-06-01T00:00:00Z');
const to = Date.parse('2028-06-01T00:00:00Z');

const calendar = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
    .join('\r\n')
    .concat('\r\n');

const read = (text: string, timeZone = 'Europe/Rome'): string[] | null =>
  busySpansOf({ text, timeZone, from, to })?.map((span) =>
    [span.from, span.to].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  ) ?? null;

const event = (...more: readonly string[]): readonly string[] => ['UID:1', 'SUMMARY:Dentist', ...more];

describe('the busy times of a calendar', () => {
  it('are those of its events, in any way that a calendar writes a time', () => {
    expect(read(calendar(event('DTSTART:20270605T073000Z', 'DTEND:20270605T080000Z')))).toEqual([
      '2027-06-05T07:30 2027-06-05T08:00',
    ]);
    expect(read(calendar(event('DTSTART;TZID=America/New_York:20270605T073000', 'DURATION:PT30M')))).toEqual([
      '2027-06-05T11:30 2027-06-05T12:00',
    ]);
    expect(read(calendar(event('DTSTART:20270605T073000', 'DTEND:20270605T080000')), 'Asia/Tokyo')).toEqual([
      '2027-06-04T22:30 2027-06-04T23:00',
    ]);
    expect(read(calendar(event('DTSTART;VALUE=DATE:20270605')))).toEqual(['2027-06-04T22:00 2027-06-05T22:00']);
  });

  it('follow a zone that the file itself describes', () => {
    const text = calendar(
      event(
        'DTSTART;TZID=W. Europe Standard Time:20270705T100000',
        'DTEND;TZID=W. Europe Standard Time:20270705T110000',
      ),
    ).replace(
      'BEGIN:VEVENT',
      [
        'BEGIN:VTIMEZONE',
        'TZID:W. Europe Standard Time',
        'BEGIN:STANDARD',
        'DTSTART:16010101T030000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0100',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
        'END:STANDARD',
        'BEGIN:DAYLIGHT',
        'DTSTART:16010101T020000',
        'TZOFFSETFROM:+0100',
        'TZOFFSETTO:+0200',
        'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
        'END:DAYLIGHT',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
      ].join('\r\n'),
    );
    expect(read(text)).toEqual(['2027-07-05T08:00 2027-07-05T09:00']);
  });

  it('repeat on the clock of their zone, but where one occurrence was left out, moved or cancelled', () => {
    const zone = 'DTSTART;TZID=Europe/Rome:20271020T090000';
    const weekly = event(zone, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=Europe/Rome:20271027T090000');
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Rome:20271103T090000',
      'DTSTART;TZID=Europe/Rome:20271104T150000',
      'DURATION:PT1H',
    );
    expect(read(calendar(weekly, moved))).toEqual([
      '2027-10-20T07:00 2027-10-20T08:00',
      '2027-11-04T14:00 2027-11-04T15:00',
      '2027-11-10T08:00 2027-11-10T09:00',
    ]);
    const cancelled = event(
      'RECURRENCE-ID;TZID=Europe/Rome:20271103T090000',
      zone.replace('1020', '1103'),
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    expect(read(calendar(weekly, cancelled))).toHaveLength(2);
  });

  it('are no free time, no cancelled event and no mission of ours', () => {
    const times = ['DTSTART:20270605T073000Z', 'DTEND:20270605T080000Z'];
    expect(read(calendar(event(...times, 'TRANSP:TRANSPARENT')))).toEqual([]);
    expect(read(calendar(event(...times, 'STATUS:CANCELLED')))).toEqual([]);
    expect(read(calendar(['UID:mission-5f0c@cicerone', ...times]))).toEqual([]);
  });

  it('are joined where they touch, and end with the time that is wanted', () => {
    const hour = (start: string, uid: string): readonly string[] => [`UID:${uid}`, `DTSTART:${start}`, 'DURATION:PT1H'];
    expect(
      read(calendar(hour('20270605T080000Z', 'b'), hour('20270605T073000Z', 'a'), hour('20270605T090000Z', 'c'))),
    ).toEqual(['2027-06-05T07:30 2027-06-05T10:00']);
    expect(read(calendar(hour('20260605T080000Z', 'past'), hour('20290605T080000Z', 'far')))).toEqual([]);
    expect(read(calendar(event('DTSTART:20200101T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')))).toHaveLength(366);
  });

  it.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
    'are unknown of %j, which is no calendar',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
