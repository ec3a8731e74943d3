import { describe, expect, it } from '@jest/globals';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { chaptersOf, questionsAbout } from './questions.js';
import { aCmsEntry } from '../../shared/cms/testing/a-cms-entry.js';

const question = (slug: string, title: string, html: string, topic?: string, searchWords?: string): CmsEntry =>
  aCmsEntry({
    id: slug,
    slug,
    title,
    html,
    language: 'fr_FR',
    fallback: false,
    summary: '',
    sections: [],
    publishedOn: null,
    changedAt: '2026-07-01T08:00:00.000Z',
    image: null,
    wideImage: null,
    shareImage: null,
    details: { ...(topic && { topic }), ...(searchWords && { searchWords }) },
  });

const questions = [
  question('refund', 'Suis-je remboursé ?', '<p>Oui, à temps : <a href="/legal/terms">règles</a>.</p>', 'changes'),
  question('rain', 'Et s’il pleut ?', '<p>La visite a lieu.</p>', 'on-the-day'),
  question('other', 'Autre chose ?', '<p>Écrivez.</p>', 'unheard-of'),
  question('account', 'Faut-il un compte ?', '<p>Non.</p>', 'booking'),
  question('clock', '時刻はどこの時間ですか', '<p>ツアーの都市の時刻です。</p>', 'on-the-day'),
];

const slugs = ({ found }: { readonly found: readonly CmsEntry[] }) => found.map(({ slug }) => slug);

describe('the questions', () => {
  it('stand in the order of a journey, unknown topics last, empty ones nowhere', () => {
    expect(chaptersOf(questions).map(({ topic, questions: own }) => [topic, slugs({ found: own })])).toEqual([
      ['booking', ['account']],
      ['changes', ['refund']],
      ['on-the-day', ['rain', 'clock']],
      [undefined, ['other']],
    ]);
  });

  it('are found without accents and capitals, in question and answer', () => {
    expect(slugs(questionsAbout('REMBOURSE', questions))).toEqual(['refund']);
    expect(slugs(questionsAbout('regles', questions))).toEqual(['refund']);
  });

  it('hold every word that was sought', () => {
    expect(slugs(questionsAbout('visite pleut', questions))).toEqual(['rain']);
    expect(slugs(questionsAbout('visite compte', questions))).toEqual([]);
  });

  it('are found by a part of a sentence without spaces', () => {
    expect(slugs(questionsAbout('時刻', questions))).toEqual(['clock']);
  });

  it('are found by words that they do not hold, and by how those begin and end', () => {
    const own = [
      ...questions,
      question('card', 'Offrir une visite ?', '<p>Oui.</p>', 'gift-cards', 'chèque annul été'),
    ];
    expect(slugs(questionsAbout('Cheque', own))).toEqual(['card']);
    expect(slugs(questionsAbout('chè', own))).toEqual(['card']);
    expect(slugs(questionsAbout('annulation visite', own))).toEqual(['card']);
    expect(slugs(questionsAbout('étéindre', own))).toEqual([]);
    expect(slugs(questionsAbout('heque', own))).toEqual([]);
  });

  it('are found by the beginnings of their words where little is typed, and by any part of them where more is', () => {
    expect(slugs(questionsAbout('tem', questions))).toEqual(['refund']);
    expect(slugs(questionsAbout('emp', questions))).toEqual([]);
    expect(slugs(questionsAbout('emps', questions))).toEqual(['refund']);
    expect(slugs(questionsAbout('s’il', questions))).toEqual(slugs(questionsAbout("s'il", questions)));
  });

  it('come first where a title holds the words, or what they are sought by', () => {
    const own = [...questions, question('compte', 'Combien ?', '<p>Un.</p>', 'prices', 'visite')];
    expect(slugs(questionsAbout('visite', own))).toEqual(['compte', 'rain']);
    expect(questionsAbout('visite', own).isSure).toBe(true);
    expect(questionsAbout('visite', questions).isSure).toBe(false);
    expect(chaptersOf(questionsAbout('visite', own).found, true).map(({ topic }) => topic)).toEqual([
      'prices',
      'on-the-day',
    ]);
  });

  it('are not found by what stands in their markup', () => {
    expect(slugs(questionsAbout('href', questions))).toEqual([]);
  });

  it('are all there where nothing is sought', () => {
    expect(questionsAbout('  ', questions).found).toHaveLength(questions.length);
  });
});
