import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createIntl, createIntlCache } from 'react-intl';
import { momentText, type PlaceOfTime } from '../../src/shared-kernel/time/local-time.js';
import { bcp47, LOCALES, type Locale } from '../../src/shared-kernel/language/locale.js';

const pages = path.resolve(import.meta.dirname, '../../../frontend/src');
const cache = createIntlCache();

function intlOf(language: Locale) {
  const file = path.join(pages, `i18n/messages/${language}/common.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return createIntl({ locale: bcp47(language), messages }, cache);
}

type FormatMoment = (value: string, place: PlaceOfTime, intl: ReturnType<typeof intlOf>) => string;
let formatMoment: FormatMoment;

beforeAll(async () => {
  ({ formatMoment } = (await import(path.join(pages, 'ui/text/moment-text.ts'))) as { formatMoment: FormatMoment });
});

const moments: readonly (readonly [city: string, timeZone: string, instant: string])[] = [
  ['Honolulu', 'Pacific/Honolulu', '2026-12-01T15:30:00Z'],
  ['Auckland', 'Pacific/Auckland', '2026-04-04T13:30:00Z'],
  ['Auckland', 'Pacific/Auckland', '2026-04-04T14:30:00Z'],
  ['Kathmandu', 'Asia/Kathmandu', '2026-03-10T04:15:00Z'],
  ['Lord Howe', 'Australia/Lord_Howe', '2026-01-09T23:00:00Z'],
  ['Lord Howe', 'Australia/Lord_Howe', '2026-07-09T23:30:00Z'],
  ['Rome', 'Europe/Rome', '2026-03-29T00:59:00Z'],
  ['Rome', 'Europe/Rome', '2026-03-29T01:00:00Z'],
  ['Rome', 'Europe/Rome', '2026-10-25T00:30:00Z'],
  ['Rome', 'Europe/Rome', '2026-10-25T01:30:00Z'],
];

describe.each([...LOCALES])('one instant has one text in %s', (language) => {
  it.each(moments)('%s, %s at %s: on the page as in mails, vouchers and calendars', (city, timeZone, instant) => {
    const place = { city, timeZone };
    expect(formatMoment(instant, place, intlOf(language))).toBe(momentText(new Date(instant), place, language).full);
  });
});

it('tells the two apart that a clock shows twice', () => {
  const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((instant) =>
    momentText(new Date(instant), { city: 'Rome', timeZone: 'Europe/Rome' }, 'en_US'),
  );
  expect([first?.time, second?.time]).toEqual(['2:30 AM', '2:30 AM']);
  expect([first?.zone, second?.zone]).toEqual(['Rome time, GMT+2', 'Rome time, GMT+1']);
});
