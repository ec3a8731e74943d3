import { describe, expect, it } from '@jest/globals';
import { createIntl } from 'react-intl';
import { formatDay, formatDuration, formatDurations, formatTime } from './date-time.js';
import { formatMoment } from './moment-text.js';

describe('a calendar day', () => {
  it('stands as it is, in whatever zone the reader is', () => {
    expect(formatDay('2027-05-02', 'en-US')).toBe('May 2, 2027');
    expect(formatDay('2027-01-01', 'de-DE', 'weekday')).toBe('Freitag, 1.\u00A0Januar 2027');
  });
});

describe('an instant', () => {
  const intl = createIntl({
    locale: 'en-US',
    messages: { 'common.moment.full': '{moment} ({zone})', 'common.moment.zone': '{city} time, {offset}' },
  });
  const at = '2027-05-02T07:30:00Z';

  it('is told on the clock of the city, and says which', () => {
    expect(formatMoment(at, { city: 'Rome', timeZone: 'Europe/Rome' }, intl)).toBe(
      'Sunday, May 2, 2027 at 9:30 AM (Rome time, GMT+2)',
    );
  });

  it('is told with the offset alone on the clock of the reader', () => {
    expect(formatMoment(at, { timeZone: 'Pacific/Honolulu' }, intl)).toBe('Saturday, May 1, 2027 at 9:30 PM (GMT-10)');
  });
});

describe('a date', () => {
  it.each([
    ['de-DE', 'Sonntag, 2.~Mai 2027'],
    ['ru-RU', 'воскресенье, 2~мая 2027~г.'],
    ['fr-FR', 'dimanche 2~mai 2027'],
    ['it-IT', 'domenica 2~maggio 2027'],
    ['en-US', 'Sunday, May 2, 2027'],
    ['ja-JP', '2027年5月2日日曜日'],
  ])('in %s lets no line end between the day and its month', (locale, told) => {
    expect(formatDay('2027-05-02', locale, 'weekday').replaceAll('\u00A0', '~')).toBe(told);
  });
});

describe('a time', () => {
  it('follows the habits of the language', () => {
    expect(formatTime('09:30', 'de-DE')).toBe('09:30');
    expect(formatTime('15:00', 'en-US')).toMatch(/3:00.PM/u);
  });
});

describe('a duration', () => {
  it.each([
    [120, '2 hr'],
    [150, '2 hr 30 min'],
    [45, '45 min'],
  ])('of %d minutes reads %s', (minutes, text) => {
    expect(formatDuration(minutes, createIntl({ locale: 'en-US' }))).toBe(text);
  });
});

describe('the durations that there are', () => {
  const intl = createIntl({ locale: 'de-DE' });

  it.each([
    [[120, 240], '2–4 Std.'],
    [[120, 180, 240], '2–4 Std.'],
    [[90, 240], '1 Std., 30 Min. – 4 Std.'],
    [[120, 120], '2 Std.'],
    [[120], '2 Std.'],
  ])('of %j minutes are told as %s', (minutes, told) => {
    expect(formatDurations(minutes, intl)).toBe(told);
  });

  it.each([
    [[120, 240], '2～4時間'],
    [[90, 240], '1時間30分～4時間'],
    [[45], '45分'],
  ])('of %j minutes are told in Japanese as %s', (minutes, told) => {
    expect(formatDurations(minutes, createIntl({ locale: 'ja-JP' }))).toBe(told);
  });
});
