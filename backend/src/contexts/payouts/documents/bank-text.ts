const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёзийклмнопрстуфъыьэ'].map((letter, index) => [letter, [..."abvgdeezijklmnoprstuf'y'e"][index] ?? '']),
);
const LETTERS: Readonly<Record<string, string>> = {
  ...CYRILLIC,
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'yu',
  я: 'ya',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '–': '-',
  '&': '+',
};

const plain = (letter: string): string => {
  const lower = letter.toLowerCase();
  const known = LETTERS[lower];
  if (known === undefined) return letter;
  return letter === lower ? known : known.charAt(0).toUpperCase() + known.slice(1);
};

/**
 * The text in the letters that banks of the SEPA area take (EPC217-08): letters, digits and `/-?:().,'+`. A letter that has no
 * counterpart becomes a point, and an end beyond `most` is cut.
 */
export const bankText = (text: string, most: number): string =>
  [...text.normalize('NFC')]
    .map((letter) => plain(letter))
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim()
    .slice(0, most);
