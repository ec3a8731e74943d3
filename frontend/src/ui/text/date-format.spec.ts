import { describe, expect, it } from '@jest/globals';
import { dateFormat, wholeDate, withFrenchFirst, zoneOffset, zoneOffsets } from './date-format.js';

const SUMMER = new Date('2027-07-01T12:00:00Z');
const WINTER = new Date('2027-01-01T12:00:00Z');

describe('a format of dates', () => {
  it('is the same one for who asks again', () => {
    expect(dateFormat('de-DE', { dateStyle: 'full' })).toBe(dateFormat('de-DE', { dateStyle: 'full' }));
    expect(dateFormat('de-DE', { dateStyle: 'full' })).not.toBe(dateFormat('fr-FR', { dateStyle: 'full' }));
  });

  it('is forgotten when many others were asked for since', () => {
    const first = dateFormat('en-US', { month: 'long' });
    const recent = dateFormat('en-US', { year: 'numeric' });
    for (const timeZone of Intl.supportedValuesOf('timeZone').slice(0, 59)) dateFormat('en-US', { timeZone });
    expect(dateFormat('en-US', { year: 'numeric' })).toBe(recent);
    expect(dateFormat('en-US', { month: 'long' })).not.toBe(first);
  });
});

describe('a zone', () => {
  it('is as far from Greenwich as it is at the instant', () => {
    expect([zoneOffset('Europe/Rome', 'en-US', SUMMER), zoneOffset('Europe/Rome', 'en-US', WINTER)]).toEqual([
      'GMT+2',
      'GMT+1',
    ]);
  });

  it.each([
    ['Europe/London', 51.5, 'GMT+0', 'GMT+1'],
    ['Europe/Dublin', 53.3, 'GMT+0', 'GMT+1'],
    ['America/Chicago', 41.9, 'GMT-6', 'GMT-5'],
    ['Australia/Sydney', -33.9, 'GMT+10', 'GMT+11'],
    ['Asia/Kolkata', 28.6, 'GMT+5:30', 'GMT+5:30'],
  ])('%s has a winter and a summer, or one for the whole year', (timeZone, latitude, winter, summer) => {
    expect(zoneOffsets({ timeZone, latitude }, 'en-US', SUMMER.getTime())).toEqual({ winter, summer });
  });
});

it.each([
  ['понедельник, 3 мая 2027 г. в 09:30', 'понедельник, 3_мая 2027_г. в_09:30'],
  ['Montag, 3. Mai 2027 um 09:30', 'Montag, 3._Mai 2027 um 09:30'],
  ['samedi 1er mai 2027 à 09:30', 'samedi 1er_mai 2027 à 09:30'],
])('a date is held together in %s', (text, held) => {
  expect(wholeDate(text).replaceAll('\u00A0', '_')).toBe(held);
});

describe('the first of a month', () => {
  it.each([
    ['vendredi 1 janvier 2027', 'fr-FR', 'vendredi 1er janvier 2027'],
    ['1 févr. 2027', 'fr-FR', '1er févr. 2027'],
    ['vendredi 1 janvier 2027 à 01:00', 'fr-FR', 'vendredi 1er janvier 2027 à 01:00'],
    ['21 mai 2027', 'fr-FR', '21 mai 2027'],
    ['11 août 2027', 'fr-FR', '11 août 2027'],
    ['venerdì 1 gennaio 2027', 'it-IT', 'venerdì 1 gennaio 2027'],
  ])('%s in %s is %s', (text, locale, said) => {
    expect(withFrenchFirst(text, locale)).toBe(said);
  });
});
