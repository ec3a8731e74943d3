/** From the first place to the one after the last. */
export type Range = readonly [number, number];

/** Letters of one script stand together in Unicode: Latin, Greek, Cyrillic; kana and signs are too many to try. */
const SCRIPTS: readonly Range[] = [
  [0x20, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
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
  nearlyStartingWith(word: string): readonly Range[] {
    const found: Range[] = [];
    const keep = (range: Range): void => {
      if (!isEmpty(range)) found.push(range);
    };
    let right: Range = [0, this.texts.length];
    for (let at = 0; at < word.length && !isEmpty(right); at += 1) {
      const rest = word.slice(at);
      const [letter = '', next = ''] = rest;
      keep(this.within(right, at, rest.slice(1)));
      if (next !== '') keep(this.within(right, at, next + letter + rest.slice(2)));
      for (const [other, range] of this.lettersAt(right, at, letter)) {
        keep(this.within(range, at + 1, rest));
        if (other !== letter) keep(this.within(range, at + 1, rest.slice(1)));
      }
      right = this.within(right, at, letter);
    }
    return found;
  }

  /** Those of the range, which all begin alike up to `at`, that go on with these letters. */
  private within([from, to]: Range, at: number, letters: string): Range {
    const end = at + letters.length;
    return [
      this.first(from, to, (text) => text.slice(at, end) >= letters),
      this.first(from, to, (text) => text.slice(at, end) > letters),
    ];
  }

  /** How the texts of the range go on, with letters of the same script as `like`. */
  private *lettersAt([from, to]: Range, at: number, like: string): Generator<readonly [string, Range]> {
    const script = SCRIPTS.find(([first, last]) => like.charCodeAt(0) >= first && like.charCodeAt(0) <= last);
    const [first, last] = script ?? [like.charCodeAt(0), like.charCodeAt(0)];
    let place = this.first(from, to, (text) => text.charCodeAt(at) >= first);
    while (place < to) {
      const letter = this.texts[place]?.charAt(at) ?? '';
      if (letter === '' || letter.charCodeAt(0) > last) return;
      const end = this.first(place, to, (text) => text.charAt(at) > letter);
      yield [letter, [place, end]];
      place = end;
    }
  }

  /** The first place from which on it is so. */
  private first(from: number, to: number, isSo: (text: string) => boolean): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isSo(this.texts[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

const isEmpty = ([from, to]: Range): boolean => from >= to;
