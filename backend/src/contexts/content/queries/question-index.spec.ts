import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../../shared-kernel/language/locale.js';
import { hasSigns, normalised } from '../../../shared-kernel/language/normalised.js';
import { readEditorial } from '../editorial/read-editorial.js';
import { QuestionIndex } from './question-index.js';

const question = (id: string, title: string, html = '', searchWords?: string) => ({
  id,
  title,
  html,
  details: searchWords === undefined ? {} : { searchWords },
});

const index = new QuestionIndex([
  question('refund', 'Wie storniere ich?', '<p>Die Rückerstattung kommt.</p>', 'annull umbuch'),
  question('card', 'Was ist eine Geschenkkarte?', '<p>Ein Gutschein &amp; mehr.</p>'),
  question('child', 'Darf mein Kind mit?', '<p>Ja.</p>'),
  question('price', 'ツアーの料金に含まれるものは何ですか', '<p>日程変更もできます。</p>'),
]);

describe('the questions', () => {
  it.each([
    ['wrong', 'Rückerstattumg'],
    ['missing', 'Rückerstatung'],
    ['too many', 'Rückerstatttung'],
    ['swapped', 'Rükcerstattung'],
    ['wrong, and no end', 'Rückersdatt'],
    ['missing within a part', 'Erstatung'],
  ])('are found with a letter %s', (_, sought) => {
    expect(index.about(sought)).toEqual(['refund']);
  });

  it('are found by words that only begin as they are sought by', () => {
    expect(index.about('Umbuchungen')).toEqual(['refund']);
    expect(index.about('Umbcuhungen')).toEqual(['refund']);
    expect(index.about('anulliert')).toEqual(['refund']);
  });

  it('come in the order in which they are about the words, and those that are hardly so not at all', () => {
    expect(index.about('Gutshein Geschenkarte')).toEqual(['card']);
    expect(index.about('Kind Geschenkkarte Gutschein')).toEqual(['card', 'child']);
    expect(index.about('Gutschein Geschenkkarte storniere')).toEqual(['card', 'refund']);
    expect(index.about('Wie kommt die Rückerstattung zum Kind')).toEqual(['refund']);
    expect(index.about('Gutschein Kaffeemaschine')).toEqual(['card']);
    expect(index.about('Kaffeemaschine Bohnen')).toEqual([]);
  });

  it('are not found by what is a letter away from a short word that most of them hold', () => {
    const held = ['Eins', 'Zwei', 'Drei', 'Vier'].map((title) => question(title, title, '<p>Gern, aber später.</p>'));
    const own = new QuestionIndex([...held, question('dough', 'Hefe und Abers')]);
    expect(own.about('abers')).toEqual(['dough']);
    expect(own.about('aberz')).toEqual(['dough']);
    expect(own.about('aber')).toHaveLength(5);
    expect(own.about('spater')).toHaveLength(4);
    expect(own.about('spaeter')).toHaveLength(4);
  });

  it('are found by signs of which one is another', () => {
    expect(index.about('日定変更')).toEqual(['price']);
    expect(index.about('料金に含まるもの')).toEqual(['price']);
    expect(index.about('料金含まれる')).toEqual(['price']);
  });

  it('are found in either kana', () => {
    expect(index.about('つあー')).toEqual(['price']);
    expect(index.about('デキマス')).toEqual(['price']);
  });

  it('forgive short words nothing but a whole one, and three letters nothing', () => {
    expect(index.about('Kimd')).toEqual(['child']);
    expect(index.about('Kint')).toEqual(['child']);
    expect(index.about('Kin')).toEqual(['child']);
    expect(index.about('Kim')).toEqual([]);
    expect(index.about('Gude')).toEqual([]);
  });

  it('are not found by what is two letters away, by nothing, and by their markup', () => {
    expect(index.about('Rückersdadtung')).toEqual([]);
    expect(index.about(' ?! ')).toEqual([]);
    expect(index.about('strong')).toEqual([]);
    expect(index.about('quot')).toEqual([]);
  });
});

const LETTER_OF: Readonly<Record<string, string>> = { ru_RU: 'щ', ja_JP: '龍' };

/** The word with one letter wrong, missing, too many or swapped, at each place. */
function* mistyped(word: string, letter: string): Generator<string> {
  for (let at = 0; at < word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    yield before + letter + after;
    yield before + after;
    yield before + letter + word.slice(at);
    if (after !== '') yield before + after.charAt(0) + word.charAt(at) + after.slice(1);
  }
}

describe.each(LOCALES)('what the company is asked in %s', (language) => {
  const questions = readEditorial()
    .filter(({ kind }) => kind === 'faq')
    .map(({ slug, texts }) =>
      question(slug, texts[language].title, texts[language].markdown, texts[language].searchWords),
    );
  const real = new QuestionIndex(questions);

  it('is found by each longer word of it that has one letter wrong', () => {
    const lost: string[] = [];
    let tried = 0;
    for (const { id, title } of questions)
      for (const word of new Set(normalised(title).split(' ')))
        for (const sought of word.length < 5
          ? []
          : mistyped(hasSigns(word) ? word.slice(0, 8) : word, LETTER_OF[language] ?? 'q')) {
          tried += 1;
          if (!real.about(sought).includes(id)) lost.push(`${sought} (${id})`);
        }
    expect(lost).toEqual([]);
    expect(tried).toBeGreaterThan(500);
  });
});

it.each([
  ['子供', 'children-and-infants'],
  ['車椅子', 'wheelchairs-and-steps'],
  ['お金', 'how-the-price-is-made'],
  ['きゃんせる', 'cancel-and-refund'],
  ['銀行振込', 'is-payment-safe'],
  ['振り込み', 'is-payment-safe'],
  ['天候', 'bad-weather'],
  ['子供料金', 'children-and-infants'],
])('%s, as many write it, finds what is meant', (sought, slug) => {
  const questions = readEditorial()
    .filter(({ kind }) => kind === 'faq')
    .map((each) =>
      question(each.slug, each.texts.ja_JP.title, each.texts.ja_JP.markdown, each.texts.ja_JP.searchWords),
    );
  expect(new QuestionIndex(questions).about(sought)).toContain(slug);
});
