import { drawPortrait } from '@cicerone/posters/portrait';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Locale } from '@cicerone/backend/shared-kernel/language/locale';
import { listOf, objectOf, text } from './checks.js';
import { readData } from './data-files.js';
import type { Guide } from './guides.js';

const sentence = objectOf({
  en_US: text,
  de_DE: text,
  fr_FR: text,
  es_ES: text,
  it_IT: text,
  ja_JP: text,
  ru_RU: text,
});

/** Sentences that guides say of themselves: an opening and a closing make two. */
const { openings, closings } = readData(
  'guide-words.json',
  objectOf({ openings: listOf(sentence, 1), closings: listOf(sentence, 1) }),
);

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('A list of sentences is empty');
  return found;
};

/** In languages without spaces between sentences nothing stands between two. */
const joined = (locale: Locale, first: string, second: string): string =>
  `${first}${locale === 'ja_JP' ? '' : ' '}${second}`;

/** What a guide says, in English and in the first language. `place`: among all guides. */
export function wordsOf({ languages }: Guide, place: number): { readonly language: Locale; readonly text: string }[] {
  const [opening, closing] = [at(openings, place), at(closings, place + Math.floor(place / openings.length))];
  const written = new Set<Locale>([languages[0]?.locale ?? 'en_US', 'en_US']);
  return [...written].map((language) => ({ language, text: joined(language, opening[language], closing[language]) }));
}

/** Numbers that are always the same for one guide. */
function chanceOf({ email }: Guide, purpose: string): number {
  return createHash('sha256').update(`${email}/${purpose}`).digest().readUInt16BE(0);
}

export const yearsOf = (guide: Guide): number => 1 + (chanceOf(guide, 'years') % 24);

/** Two of three have a license. */
export const licenceOf = (guide: Guide): string | null =>
  chanceOf(guide, 'licence') % 3 === 0
    ? null
    : `${guide.city.slice(0, 2).toUpperCase()}-${1000 + (chanceOf(guide, 'number') % 9000)}`;

export const leadsStepFree = (guide: Guide): boolean => chanceOf(guide, 'step-free') % 2 === 0;

/** As a JPEG. */
export const portraitOf = ({ email, gender }: Guide): Promise<Buffer> =>
  sharp(Buffer.from(drawPortrait({ seed: email, gender })))
    .jpeg({ quality: 86 })
    .toBuffer();
