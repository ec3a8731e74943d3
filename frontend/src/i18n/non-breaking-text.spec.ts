import { describe, expect, it } from '@jest/globals';
import { intlOf, loadMessages } from './intl.js';
import { breakable, nonBreaking } from './non-breaking-text.js';
import { nonBreakingHtml } from './non-breaking-html.js';

const shown = (text: string): string => text.replaceAll('\u2060', '~').replaceAll('\u00A0', '_');

describe('prose', () => {
  it.each([
    ['Ihre E-Mail-Adresse', 'Ihre E-~Mail-Adresse'],
    ['e-mail', 'e-~mail'],
    ['(E-Mail)', '(E-~Mail)'],
    ['кто-то и кому-нибудь', 'кто-~то и_кому-~нибудь'],
    ['По-прежнему, кое-что, из-за', 'По-~прежнему, кое-~что, из-~за'],
    ['в-третьих', 'в-~третьих'],
    ['до 10-го числа, в 1786-м', 'до_10-~го числа, в_1786-~м'],
    ['+7 495 123-45-67', '+7_495_123-~45-~67'],
    ['etwa +49 30 123456 oder 030 123456', 'etwa +49_30_123456 oder 030 123456'],
    ['Er gilt 60 Minuten, 30 Tage lang', 'Er gilt 60_Minuten, 30_Tage lang'],
    ['zeigen (Buchstabe b), ответить (пункт (f)).', 'zeigen (Buchstabe_b), ответить (пункт_(f)).'],
    ['гид и гости в Риме', 'гид и_гости в_Риме'],
    ['И снова к ', 'И_снова к_'],
    ['Цена действует до 07:41 по вашим часам', 'Цена действует до_07:41 по_вашим часам'],
  ])('holds together in %s', (text, held) => {
    expect(shown(nonBreaking(text))).toBe(held);
  });

  it.each([
    'Street-Art-Touren',
    'CIC-7K3M9Q',
    'ивент-агентство',
    'кто-товарищ',
    'депо-музей',
    'a-b@example.com',
    'https://example.com/e-mail',
    'e-mail.me@example.com',
    'A - B',
    'un guide (et vous)',
    '2-x',
    'для вас или нас',
    'Voy a Roma, o no',
  ])('is left alone in %s', (text) => {
    expect(nonBreaking(text)).toBe(text);
  });

  it('is held together once', () => {
    expect(nonBreaking(nonBreaking('E-Mail, кто-то'))).toBe(nonBreaking('E-Mail, кто-то'));
  });
});

it('of HTML is held together, and its tags are left alone', () => {
  expect(shown(nonBreakingHtml('E-Mail <a href="/e-mail" class="x-y">per E-Mail</a>'))).toBe(
    'E-~Mail <a href="/e-mail" class="x-y">per E-~Mail</a>',
  );
});

it('keeps the numbers of registers and orders in HTML on one line, and as they are for who copies them', () => {
  const kept = (text: string): string => `<span class="whitespace-nowrap">${text}</span>`;
  expect(nonBreakingHtml('<p>Roma, RM-0000000, <a href="/order/CIC-7K3M9Q">CIC-7K3M9Q</a></p>')).toBe(
    `<p>Roma, ${kept('RM-0000000')}, <a href="/order/CIC-7K3M9Q">${kept('CIC-7K3M9Q')}</a></p>`,
  );
  for (const text of ['Street-Art-Touren', 'COVID-Regeln', 'UNESCO-WELT', 'DIN-A4', 'ab-RM-0000']) {
    expect(nonBreakingHtml(text)).toBe(nonBreaking(text));
  }
});

it('lets the first letter of a paragraph stand over two lines', () => {
  expect(shown(nonBreakingHtml('<p>В Риме и <b>в</b> доме</p>'))).toBe('<p>В Риме и_<b>в</b> доме</p>');
});

it('holds together what the site says, and not what is said with it', async () => {
  await loadMessages('de_DE', ['subscription']);
  const { formatMessage } = intlOf('de_DE');
  expect(shown(formatMessage({ id: 'subscription.email' }))).toBe('Ihre E-~Mail-Adresse');
  const email = 'e-mail@example.com';
  expect(formatMessage({ id: 'subscription.confirm.done.text' }, { email })).toContain(email);
});

it('keeps a number with what it counts, wherever it is counted', async () => {
  await loadMessages('ru_RU', ['places', 'tour-list']);
  const { formatMessage } = intlOf('ru_RU');
  expect(shown(formatMessage({ id: 'places.people' }, { count: 4 }))).toBe('4_человека');
  expect(shown(formatMessage({ id: 'tour-list.from.total' }, { price: '99 €', count: 1200 }))).toMatch(
    /^99 € .*0_человек\)$/,
  );
});

it('says day and party of a wish as a list, in Russian too', async () => {
  await loadMessages('ru_RU', ['places']);
  const { formatMessage } = intlOf('ru_RU');
  expect(formatMessage({ id: 'places.country.wish.both' }, { day: 'суббота', people: '4 человека' })).toBe(
    'суббота, 4 человека',
  );
});

describe('what a tour is called', () => {
  it.each([
    ['ストリートアートツアー', 'ストリートアート|ツアー'],
    ['グルメツアー', 'グルメ|ツアー'],
    ['自転車ツアー', '自転車ツアー'],
    ['ツアー', 'ツアー'],
    ['Museumsführungen', 'Museums~führungen'],
    ['Führungen', 'Führungen'],
    ['Экскурсии в малой группе', 'Экскурсии в\u00A0малой группе'],
    ['Street art tour', 'Street art tour'],
  ])('may end a line between its words: %s', (title, broken) => {
    expect(breakable(title).replaceAll('\u200B', '|').replaceAll('\u00AD', '~')).toBe(broken);
  });
});
