import { expect, it } from '@jest/globals';
import { addressIn, capitalised, countryName, currencyName, languageName, meetingLine, placeLine } from './names.js';

it('calls languages, countries and currencies as the reader does', () => {
  expect(languageName('de_DE', 'en_US')).toBe('German');
  expect(languageName('de_DE', 'fr_FR')).toBe('allemand');
  expect(languageName('en_US', 'ja_JP')).toBe('英語');
  expect(countryName('IT', 'de_DE')).toBe('Italien');
  expect(countryName('US', 'fr_FR')).toBe('États-Unis');
  expect(currencyName('EUR', 'ru_RU')).toBe('евро');
});

it('writes names that stand alone with a capital', () => {
  expect(capitalised(languageName('fr_FR', 'fr_FR'), 'fr_FR')).toBe('Français');
  expect(capitalised(languageName('ru_RU', 'ru_RU'), 'ru_RU')).toBe('Русский');
});

it('parts a place from where it is as the reader does, and leaves out what is not known', () => {
  expect(placeLine(['Terrasse', 'Via Appia 1'], 'de_DE')).toBe('Terrasse, Via Appia 1');
  expect(placeLine(['広場', 'Via Appia 1'], 'ja_JP')).toBe('広場、Via Appia 1');
  expect(placeLine(['広場', ''], 'ja_JP')).toBe('広場');
});

it.each([
  ['Piazzale Ostiense, 00154 Roma RM, Italy', 'de_DE', 'Piazzale Ostiense, 00154 Roma RM, Italien'],
  ['Piazzale Ostiense, 00154 Roma RM, Italy', 'en_US', 'Piazzale Ostiense, 00154 Roma RM, Italy'],
  ['80 Broad St, New York, NY 10004, USA', 'ja_JP', '80 Broad St, New York, NY 10004, アメリカ合衆国'],
  ['Brick Lane, London E1 6QL', 'fr_FR', 'Brick Lane, London E1 6QL'],
  ['4001 Beach Road, Singapore 199584', 'ru_RU', '4001 Beach Road, Singapore 199584'],
  ['Via Italy', 'es_ES', 'Via Italy'],
  ['Italy', 'es_ES', 'Italy'],
  ['', 'es_ES', ''],
] as const)('names the country at the end of %s as who reads %s does', (address, reader, said) => {
  expect(addressIn({ address }, reader)).toBe(said);
});

const asakusa = {
  address: '2-18-9 Kaminarimon, Taito City, Tokyo 111-0034, Japan',
  addresses: { ja_JP: '〒111-0034 東京都台東区雷門2-18-9' },
};

it('gives readers who write an address otherwise their own, and all others the Latin one', () => {
  expect(addressIn(asakusa, 'ja_JP')).toBe('〒111-0034 東京都台東区雷門2-18-9');
  expect(addressIn(asakusa, 'en_US')).toBe(asakusa.address);
  expect(addressIn(asakusa, 'ru_RU')).toBe('2-18-9 Kaminarimon, Taito City, Tokyo 111-0034, Япония');
  expect(meetingLine('雷門の前', asakusa, 'ja_JP')).toBe('雷門の前、〒111-0034 東京都台東区雷門2-18-9');
});

it.each([
  [
    'Statue, Parliament Square',
    'Parliament Square, London SW1P 3JX, UK',
    'Statue, Parliament Square, London SW1P 3JX, Vereinigtes Königreich',
  ],
  [
    'Largo Agnesi, terrace above the station',
    'Largo Agnesi, 00184 Roma',
    'Largo Agnesi, terrace above the station, 00184 Roma',
  ],
  ['The square', 'Piazza Navona, Roma', 'The square, Piazza Navona, Roma'],
  ['Praça', 'Praça', 'Praça'],
])('says where one meets once: %s', (name, address, line) => {
  expect(meetingLine(name, { address }, 'de_DE')).toBe(line);
});
