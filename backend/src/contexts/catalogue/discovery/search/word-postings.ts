import { hasSigns } from '../../../../shared-kernel/language/normalised.js';
import { type Range, SortedTexts } from '../../../../shared-kernel/language/sorted-texts.js';

/** The lengths from which one letter may be wrong: in a whole word, in the beginning of one, and in signs. */
const FORGIVING = { whole: 4, beginning: 6, signs: 3 } as const;

const FIRST_SIZE = 1024;

/** Collects pairs of a word and a number. The pairs take 8 bytes each. */
export class WordPairs {
  private readonly ids = new Map<string, number>();
  private pairs = new Uint32Array(FIRST_SIZE);
  private length = 0;

  add(word: string, place: number): void {
    let id = this.ids.get(word);
    if (id === undefined) this.ids.set(word, (id = this.ids.size));
    if (this.length + 2 > this.pairs.length) {
      const grown = new Uint32Array(this.pairs.length * 2);
      grown.set(this.pairs);
      this.pairs = grown;
    }
    this.pairs[this.length] = id;
    this.pairs[this.length + 1] = place;
    this.length += 2;
  }

  /** @param placeOf what a number becomes, for numbers that are known only once all pairs are there */
  postings(placeOf: (place: number) => number = (place) => place): WordPostings {
    const words = [...this.ids.keys()].sort((a, b) => (a < b ? -1 : 1));
    const orderOf = new Uint32Array(words.length);
    for (const [order, word] of words.entries()) orderOf[this.ids.get(word) ?? 0] = order;
    const starts = new Uint32Array(words.length + 1);
    for (let at = 0; at < this.length; at += 2) {
      const order = (orderOf[this.pairs[at] ?? 0] ?? 0) + 1;
      starts[order] = (starts[order] ?? 0) + 1;
    }
    for (let order = 1; order < starts.length; order += 1)
      starts[order] = (starts[order] ?? 0) + (starts[order - 1] ?? 0);
    const next = starts.slice();
    const places = new Uint32Array(this.length / 2);
    for (let at = 0; at < this.length; at += 2) {
      const order = orderOf[this.pairs[at] ?? 0] ?? 0;
      const place = next[order] ?? 0;
      places[place] = placeOf(this.pairs[at + 1] ?? 0);
      next[order] = place + 1;
    }
    return new WordPostings(words, starts, places);
  }
}

/** The numbers of the things that a word names. The numbers of words that begin alike stand side by side. */
export class WordPostings {
  private readonly texts: SortedTexts;

  constructor(
    private readonly words: readonly string[],
    private readonly starts: Uint32Array,
    private readonly places: Uint32Array,
  ) {
    this.texts = new SortedTexts(words);
  }

  /** The numbers under words that begin so. A number may stand there several times. */
  startingWith(word: string): readonly Uint32Array[] {
    return this.texts.startingWith(word).map((range) => this.under(range));
  }

  /** The numbers under this word alone. */
  being(word: string): readonly Uint32Array[] {
    return this.texts
      .startingWith(word)
      .filter(([from]) => this.words[from] === word)
      .map(([from]) => this.under([from, from + 1]));
  }

  /** The numbers under words that begin so but for one letter; whole words only if the word is short. */
  nearlyStartingWith(word: string): readonly Uint32Array[] {
    const isSigns = hasSigns(word);
    if (word.length < (isSigns ? FORGIVING.signs : FORGIVING.whole)) return [];
    const isWhole = !isSigns && word.length < FORGIVING.beginning;
    return this.texts.nearlyStartingWith(word).flatMap(([from, to, length]) => {
      if (length < (isSigns ? FORGIVING.signs : FORGIVING.whole)) return [];
      // The words are sorted: the whole one stands before those that only begin so.
      if (isWhole) return this.words[from]?.length === length ? [this.under([from, from + 1])] : [];
      return [this.under([from, to])];
    });
  }

  private under([from, to]: Range): Uint32Array {
    return this.places.subarray(this.starts[from], this.starts[to]);
  }
}
