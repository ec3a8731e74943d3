import { SortedTexts } from '../../../shared-kernel/language/sorted-texts.js';
import { hasSigns } from '../../../shared-kernel/language/normalised.js';

/** Texts by their places in the list. */
type Found = ReadonlySet<number>;

/** How much alike a word and one that a text holds are. */
const LIKENESS = { begun: 1, hinted: 0.75, near: 0.5 } as const;

/** So short, a word stands inside too many others, and begins too many that only begin with it. */
const SHORT = 3;
/** So many letters and more may have one wrong among them: a whole word, the beginning of one, a part of one. */
const FORGIVING = { whole: 4, beginning: 6, part: 6 } as const;
/** Of signs, of which each is a syllable or a word. */
const FORGIVING_SIGNS = 3;
/** So short a word that so many of the texts hold says nothing of them: what is a letter away from it (`perro` from `pero`) means another. */
const FILLER = { letters: 4, share: 1 / 3, leastTexts: 3 } as const;
/** Nobody's word is longer; the rest of a sentence without spaces is not sought. */
const MOST_SIGNS = 24;

/** Which of some texts hold a word. */
export class WordIndex {
  private readonly words: Occurrences;
  private readonly parts: Occurrences;
  private readonly hints: Occurrences;

  constructor(texts: readonly { readonly words: readonly string[]; readonly hints: readonly string[] }[]) {
    const common = Math.max(FILLER.leastTexts, texts.length * FILLER.share);
    [this.words, this.parts, this.hints] = [new Occurrences(common), new Occurrences(common), new Occurrences(common)];
    for (const [place, { words, hints }] of texts.entries()) {
      for (const word of new Set([...words, ...hints])) this.learn(word, place);
      for (const hint of hints) if (hint.length > SHORT) this.hints.add(hint, place);
    }
  }

  /**
   * The texts with a word that begins so, with a hint that the word begins with, and with a word that has it inside or is
   * a letter away: each with the most that is true of it.
   */
  holders(word: string): ReadonlyMap<number, number> {
    const isSigns = hasSigns(word);
    const hinted = ofAll(beginningsOf(word).map((beginning) => this.hints.being(beginning)));
    return new Map([
      ...[...(isSigns ? this.nearSigns(word) : this.nearLetters(word))].map((place) => [place, LIKENESS.near] as const),
      ...[...(isSigns ? NONE : hinted)].map((place) => [place, LIKENESS.hinted] as const),
      ...[...this.words.startingWith(word)].map((place) => [place, LIKENESS.begun] as const),
    ]);
  }

  private nearSigns(word: string): Found {
    return word.length < FORGIVING_SIGNS ? NONE : this.words.nearlyStartingWith(word);
  }

  private nearLetters(word: string): Found {
    if (word.length <= SHORT) return NONE;
    const isShort = word.length < FORGIVING.beginning;
    const near = ofAll([
      this.parts.startingWith(word),
      isShort ? this.words.nearlyBeing(word) : this.words.nearlyStartingWith(word),
      ...beginningsOf(word).map((beginning) => this.hints.nearlyBeing(beginning)),
    ]);
    return near.size > 0 || word.length < FORGIVING.part ? near : this.parts.nearlyStartingWith(word);
  }

  private learn(word: string, place: number): void {
    this.words.add(word.slice(0, MOST_SIGNS), place);
    const isSigns = hasSigns(word);
    for (let at = 1; at < word.length; at += 1) {
      const rest = word.slice(at, at + MOST_SIGNS);
      if (isSigns) this.words.add(rest, place);
      else if (rest.length > SHORT) this.parts.add(rest, place);
    }
  }
}

/** `stornieren` begins with the hint `stornier`, and `stronieren` nearly so. */
const beginningsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - SHORT) }, (_, index) => word.slice(0, index + FORGIVING.whole));

const NONE: Found = new Set();

const ofAll = (found: readonly Found[]): Found => new Set(found.flatMap((each) => [...each]));

/** Which texts hold which words. */
class Occurrences {
  private readonly places = new Map<string, Set<number>>();
  private sorted: { readonly texts: readonly string[]; readonly index: SortedTexts } | undefined;

  /** @param common short words in more places than this are found by their own letters alone, not by nearly these */
  constructor(private readonly common: number) {}

  add(text: string, place: number): void {
    const known = this.places.get(text);
    if (known) known.add(place);
    else this.places.set(text, new Set([place]));
    this.sorted = undefined;
  }

  being(text: string): Found {
    return this.places.get(text) ?? NONE;
  }

  startingWith(text: string): Found {
    const { texts, index } = this.inOrder();
    return this.holding(index.startingWith(text).flatMap(([from, to]) => texts.slice(from, to)));
  }

  nearlyStartingWith(text: string): Found {
    const { texts, index } = this.inOrder();
    return this.holdingNoFiller(index.nearlyStartingWith(text).flatMap(([from, to]) => texts.slice(from, to)));
  }

  /** Whole texts of no fewer letters than may have one wrong. */
  nearlyBeing(text: string): Found {
    const { texts, index } = this.inOrder();
    const near = index
      .nearlyStartingWith(text)
      .filter(([, , length]) => length >= FORGIVING.whole)
      .flatMap(([from, to, length]) => texts.slice(from, to).filter((each) => each.length === length));
    return this.holdingNoFiller(near);
  }

  private holdingNoFiller(texts: readonly string[]): Found {
    const isFiller = (text: string): boolean => text.length <= FILLER.letters && this.being(text).size > this.common;
    return this.holding(texts.filter((text) => !isFiller(text)));
  }

  private holding(texts: readonly string[]): Found {
    return new Set(texts.flatMap((text) => [...(this.places.get(text) ?? [])]));
  }

  private inOrder() {
    if (this.sorted) return this.sorted;
    const texts = [...this.places.keys()].sort((a, b) => (a < b ? -1 : 1));
    return (this.sorted = { texts, index: new SortedTexts(texts) });
  }
}
