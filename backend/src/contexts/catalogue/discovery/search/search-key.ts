import { normalised } from '../../../../shared-kernel/language/normalised.js';

const HIRAGANA_TO_KATAKANA = 0x60;

/** Sounds with several spellings: ヴェネツィア and ベネチア. */
const SAME_SOUND: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴュ: 'ビユ',
  ヴ: 'ブ',
  ティ: 'チ',
  ツィ: 'チ',
  テュ: 'チユ',
  ディ: 'ジ',
  デュ: 'ジユ',
  トゥ: 'ツ',
  ドゥ: 'ド',
  ヂ: 'ジ',
  ヅ: 'ズ',
};

const sounds = new RegExp(Object.keys(SAME_SOUND).join('|'), 'g');

const moved = (letter: string, by: number): string => String.fromCharCode(letter.charCodeAt(0) + by);

const KANA = /[\u3041-\u30ff]/;

/** The search key of a name: `normalised`, without spaces, in katakana without long vowels and small characters. */
export const searchKey = (text: string): string => heard(normalised(text).replaceAll(' ', ''));

/**
 * The search key that keeps characters of equal sound apart. It finds names with a typing mistake in one of two such
 * characters.
 */
export const searchKeyBySigns = (text: string): string => heard(normalised(text).replaceAll(' ', ''), false);

function heard(letters: string, bySound = true): string {
  if (!KANA.test(letters)) return letters;
  const katakana = letters.replace(/[\u3041-\u3096]/g, (sign) => moved(sign, HIRAGANA_TO_KATAKANA));
  return (bySound ? katakana.replace(sounds, (sound) => SAME_SOUND[sound] ?? sound) : katakana)
    .replace(/[ーッ]/g, '')
    .replace(/[ァィゥェォャュョヮ]/g, (small) => moved(small, 1));
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The spellings of a name: as it is, without umlauts, and with `saint` and `st` exchanged. */
export function spellings(name: string): ReadonlySet<string> {
  const lower = name.normalize('NFC').toLowerCase();
  return new Set([
    lower,
    lower.replace(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter),
    lower.replace(/^saint(?=[- ])/, 'st'),
    lower.replace(/^st\.?(?=[- ])/, 'saint'),
  ]);
}

/** `New York City` → `newyorkcity`, `yorkcity`, `city`; for kana also the keys by characters. */
export function fromEachWord(name: string): readonly (readonly string[])[] {
  const words = normalised(name).split(' ');
  return words.map((_, index) => {
    const letters = index === 0 ? words.join('') : words.slice(index).join('');
    return KANA.test(letters) ? [heard(letters), heard(letters, false)] : [letters];
  });
}

/** Words for a kind of place before or after its name: city, prefecture. */
const KINDS = new Set(['city', 'ville', 'stadt', 'ciudad', 'citta', 'город', 'г']);
const BETWEEN = new Set(['of', 'de', 'd', 'di', 'von']);
/**
 * Japanese characters for a kind of place, which follow the name without a space; kana in the spelling of `searchKey`.
 */
const KIND_SIGNS = /(?<=..)(?:[都府県縣市시]|ト|フ|ケン|シ)$/u;

/** The search keys of the text without the words for a kind of place: 東京都 → 東京, `ville de Paris` → `paris`. */
export function withoutKind(query: string): readonly string[] {
  const words = normalised(query).split(' ');
  const [first = '', second = ''] = words;
  const name = searchKey(query);
  return [
    name.replace(KIND_SIGNS, ''),
    ...(KINDS.has(first) ? [words.slice(BETWEEN.has(second) ? 2 : 1).join('')] : []),
    ...(KINDS.has(words.at(-1) ?? '') ? [words.slice(0, -1).join('')] : []),
  ].filter((rest) => rest !== '' && rest !== name);
}
