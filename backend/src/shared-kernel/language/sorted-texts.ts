/** From the first place to the one after the last. */
export type Range = readonly [number, number];

/** A range, and how long the beginning is that its texts share: those of this length are nothing but it. */
export type NearRange = readonly [number, number, number];

/** Letters of one script stand together in Unicode: Latin, Greek, Cyrillic, Japanese, which mixes kana and Chinese signs within its words. */
const SCRIPTS: readonly Range[] = [
  [0x20, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x3041, 0x9fff],
];

/** Finds the texts that begin with one, or nearly so, among texts in the order of their code units. */
export class SortedTexts {
  constructor(private readonly texts: readonly string[]) {}

  startingWith(beginning: string): readonly Range[] {
    const range = this.within([0, this.texts.length], 0, beginning);
    return isEmpty(range) ? [] : [range];
  }

  /**
   * Texts that begin with the word after one letter of it was put in, left out, changed or swapped with its neighbour.
   * Only beginnings that there are get tried: some hundred steps among thousands of texts.
   */
  nearlyStartingWith(word: string): readonly NearRange[] {
    const found: NearRange[] = [];
    const keep = ([from, to]: Range, length: number): void => {
      if (from < to) found.push([from, to, length]);
    };
    let right: Range = [0, this.texts.length];
    for (let at = 0; at < word.length && !isEmpty(right); at += 1) {
      const rest = word.slice(at);
      const [letter, next] = [rest.charAt(0), rest.charAt(1)];
      keep(this.within(right, at, rest.slice(1)), word.length - 1);
      if (next !== '') keep(this.within(right, at, next + letter + rest.slice(2)), word.length);
      for (const [other, range] of this.lettersAt(right, at, word.slice(Math.max(0, at - 1), at + 2))) {
        keep(this.within(range, at + 1, rest), word.length + 1);
        if (other !== letter) keep(this.within(range, at + 1, rest.slice(1)), word.length);
      }
      right = this.within(right, at, letter);
    }
    return found;
  }

  /** Those of the range, which all begin alike up to `at`, that go on with these letters. */
  private within([from, to]: Range, at: number, letters: string): Range {
    const first = this.first(from, to, at, letters, 0);
    if (first === to || compare(this.texts[first] ?? '', at, letters) !== 0) return [first, first];
    return [first, this.first(first, to, at, letters, 1)];
  }

  /** How the texts of the range go on, with letters of the same scripts as those of `like`. */
  private *lettersAt([from, to]: Range, at: number, like: string): Generator<readonly [string, Range]> {
    for (const [first, last] of scriptsOf(like)) {
      let place = this.first(from, to, at, String.fromCharCode(first), 0);
      while (place < to) {
        const letter = this.texts[place]?.charAt(at) ?? '';
        if (letter === '' || letter.charCodeAt(0) > last) break;
        const end = this.first(place, to, at, letter, 1);
        yield [letter, [place, end]];
        place = end;
      }
    }
  }

  /** The first place from which on the texts' letters from `at` on stand with (0) or after (1) these. */
  private first(from: number, to: number, at: number, letters: string, order: 0 | 1): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(this.texts[middle] ?? '', at, letters) >= order) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

const scriptsOf = (letters: string): readonly Range[] =>
  SCRIPTS.filter(([first, last]) => {
    for (let index = 0; index < letters.length; index += 1) {
      const code = letters.charCodeAt(index);
      if (code >= first && code <= last) return true;
    }
    return false;
  });

const isEmpty = ([from, to]: Range): boolean => from >= to;

/** Before (-1), with (0) or after (1) these letters: so many of the text from `at` on, without making a text of them. */
function compare(text: string, at: number, letters: string): -1 | 0 | 1 {
  for (let index = 0; index < letters.length; index += 1) {
    const place = at + index;
    if (place >= text.length) return -1;
    const difference = text.charCodeAt(place) - letters.charCodeAt(index);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}
