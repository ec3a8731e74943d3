import { hasSigns, normalised } from '../../../../shared-kernel/language/normalised.js';
import { searchKey } from './search-key.js';

/** Words that stand in many names and say nothing of them. */
const FUNCTION_WORDS = new Set(
  (
    'a an and at by for from in of on the to tour tours visit visits with ' +
    'au aux avec chez dans de des du en et la le les par pour sur un une visite visites ' +
    'am an auf aus das dem den der die durch ein eine im in mit und von vom zu zum zur ' +
    'al con de del desde el en la las los para por un una y visita ' +
    'ai al alla alle con da dal del della delle dei di e i il in la le lo per sul un una ' +
    'без в во для до за и из к ко на по под с со у о экскурсия тур'
  ).split(' '),
);

/** Runs of one script: in コロッセオとフォロ the hiragana separates two names. */
const RUN_OF_SIGNS =
  /\p{Script=Han}+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}{3,}|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu;

const japanese = new Intl.Segmenter('ja', { granularity: 'word' });

const ONLY_HAN = /^\p{Script=Han}+$/u;

/** The words of a text. Japanese text is split where the script changes. */
export function wordsIn(text: string): readonly string[] {
  return normalised(text)
    .split(' ')
    .flatMap((word) => (hasSigns(word) ? (word.match(RUN_OF_SIGNS) ?? []).map(searchKey) : [word]))
    .filter(Boolean);
}

const isTelling = (word: string): boolean => !FUNCTION_WORDS.has(word) && (word.length > 1 || hasSigns(word));

/** The words of a name by which it is found. A run of Chinese characters is found from each of them. */
export const wordsOfName = (name: string): readonly string[] =>
  wordsIn(name)
    .filter(isTelling)
    .flatMap((word) =>
      ONLY_HAN.test(word)
        ? [...word]
            .slice(0, -1)
            .map((_, at) => word.slice(at))
            .concat(word.length === 1 ? word : [])
        : [word],
    );

/** The words that somebody looks for: those that say something, or all if none does. */
export function wordsSought(text: string): readonly string[] {
  const words = wordsIn(text);
  const telling = words.filter(isTelling);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS);
}

/** Nobody looks for more. */
const MOST_WORDS = 10;

/** The parts of a run of signs: 東京屋台 is 東京 and 屋台. Empty if the word has no parts. */
export function partsOfSigns(word: string): readonly string[] {
  if (!hasSigns(word)) return [];
  const parts = [...japanese.segment(word)].map(({ segment }) => segment);
  return parts.length > 1 ? parts : [];
}
