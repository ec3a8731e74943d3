import { folded } from '../../i18n/folded.js';

/** Of an address longer than that nobody mistook a letter. */
const LONGEST = 40;
/** Fewer letters begin too many words. */
const BEGINNING = 4;

/** Without case, accents and signs between the words. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How many letters one may have wrong who wrote the word. */
const forgiven = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** How far what was written is from the name: 0 where they are the same, undefined where they are not alike. */
export function distance(written: string, name: string): number | undefined {
  const [a, b] = [plain(written), plain(name)];
  if (a === '' || a.length > LONGEST) return undefined;
  if (a.length >= BEGINNING && b.startsWith(a)) return a === b ? 0 : 1;
  const mistakes = mistakesBetween(a, b);
  return mistakes <= forgiven(a) ? mistakes : undefined;
}

/** Letters put in, left out, changed, or swapped with their neighbours. */
function mistakesBetween(a: string, b: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
