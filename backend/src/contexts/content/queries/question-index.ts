import { hasSigns, normalised } from '../../../shared-kernel/language/normalised.js';
import { WordIndex } from './word-index.js';

interface SearchedQuestion {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Words, or how they begin, that find the question beside its own. */
  readonly details: { readonly searchWords?: string };
}

/** By so much more a word is worth in the title, or in what the question is sought by, than in its answer. */
const CHIEF = 3;
/** Of the best: what is worth less is about something else. */
const ENOUGH = 0.6;

/**
 * Questions by the words that they hold, best first: rare words count for more than those that most questions hold, and
 * words that none holds for nothing. One letter of each may be wrong, missing, too many or swapped with its neighbour.
 */
export class QuestionIndex {
  private readonly ids: readonly string[];
  private readonly chief: WordIndex;
  private readonly all: WordIndex;

  constructor(questions: readonly SearchedQuestion[]) {
    this.ids = questions.map(({ id }) => id);
    const heldIn = (textOf: (question: SearchedQuestion) => string): WordIndex =>
      new WordIndex(
        questions.map((question) => ({
          words: wordsOf(textOf(question)),
          hints: wordsOf(question.details.searchWords ?? ''),
        })),
      );
    this.chief = heldIn(({ title }) => title);
    this.all = heldIn(({ title, html }) => `${title} ${plainText(html)}`);
  }

  /** Ids of those that the text is about; none where no word of it is known. */
  about(text: string): readonly string[] {
    const words = [...new Set(telling(wordsIn(text)).flatMap(withParts).map(inKatakana))];
    const worth = new Map<number, number>();
    for (const word of words)
      for (const [place, each] of this.worthOf(word)) worth.set(place, (worth.get(place) ?? 0) + each);
    const least = words.length > 1 ? ENOUGH * Math.max(...worth.values()) : 0;
    return [...worth]
      .filter(([, each]) => each >= least)
      .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
      .map(([place]) => this.ids[place] ?? '');
  }

  /** To the questions that hold it, by their places. */
  private worthOf(word: string): readonly (readonly [place: number, worth: number])[] {
    const [chief, all] = [this.chief.holders(word), this.all.holders(word)];
    const rare = Math.log((this.ids.length + 1) / all.size);
    return [...all].map(([place, likeness]) => [place, rare * Math.max(CHIEF * (chief.get(place) ?? 0), likeness)]);
  }
}

const KATAKANA_AFTER_HIRAGANA = 0x60;

/** きゃんせる as キャンセル: which of the two a word is typed in says nothing of it. */
const inKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + KATAKANA_AFTER_HIRAGANA));

const wordsIn = (text: string): readonly string[] => normalised(text).split(' ').filter(Boolean);

/** `la`, `ho`, `my`: they say little, and begin too many words. */
const FEW_LETTERS = 2;

const isTelling = (word: string): boolean => word.length > FEW_LETTERS || hasSigns(word);

/** Those that say most; all where none does. */
const telling = (words: readonly string[]): readonly string[] =>
  words.some(isTelling) ? words.filter(isTelling) : words;

const wordsOf = (text: string): readonly string[] => wordsIn(text).map(inKatakana);

const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

/** が, まで, です, 何: they stand in every question. */
const PARTICLE = /^(?:\p{Script=Hiragana}{1,2}|何)$/u;

/** Itself, and the words of which a sentence without spaces is made. */
const withParts = (word: string): readonly string[] =>
  hasSigns(word)
    ? [word, ...[...japanese.segment(word)].map(({ segment }) => segment).filter((part) => !PARTICLE.test(part))]
    : [word];

const plainText = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h[1-6])>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, ' ');
