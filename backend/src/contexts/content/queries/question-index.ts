import { SortedTexts } from '../../../platform/sorted-texts.js';
import { hasSigns, normalised } from '../../../shared-kernel/normalised.js';

interface SearchedQuestion {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Words, or how they begin, that find the question beside its own. */
  readonly details: { readonly searchWords?: string };
}

/** By their places in the list. */
type Found = Set<number>;

/** So short, a word stands inside too many others, and begins too many that only begin with it. */
const SHORT = 3;
/** So many letters and more may have one wrong among them: a whole word, the beginning of one, a part of one. */
const FORGIVING = { whole: 4, beginning: 5, part: 6 } as const;
/** Of signs, of which each is a syllable or a word. */
const FORGIVING_SIGNS = 3;
/** One sign alone stands in too many words. */
const LEAST_SIGNS = 2;
/** Nobody's word is longer; the rest of a sentence without spaces is not sought. */
const MOST_SIGNS = 24;

/** Questions by the words that they hold; one letter of each word sought may be wrong, missing, too many or swapped with its neighbour. */
export class QuestionIndex {
  private readonly ids: readonly string[];
  private readonly words = new Occurrences();
  private readonly parts = new Occurrences();
  private readonly hints = new Occurrences();

  constructor(questions: readonly SearchedQuestion[]) {
    this.ids = questions.map(({ id }) => id);
    for (const [place, { title, html, details }] of questions.entries()) {
      const hints = wordsOf(details.searchWords ?? '');
      for (const word of new Set([...wordsOf(`${title} ${plainText(html)}`), ...hints])) this.learn(word, place);
      for (const hint of hints) if (hint.length > SHORT || hasSigns(hint)) this.hints.add(hint, place);
    }
  }

  /** Ids of those that hold every word, in the order of the questions; none where no word is sought. */
  about(text: string): readonly string[] {
    const holding = [...new Set(wordsOf(text))].map((word) => this.holding(word));
    if (holding.length === 0) return [];
    return this.ids.filter((_, place) => holding.every((found) => found.has(place)));
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

  private holding(word: string): Found {
    const isSigns = hasSigns(word);
    const found = ofAll(this.words.startingWith(word), this.beginningWithHint(word));
    if (isSigns) return this.holdingSigns(word, found);
    const exact = word.length > SHORT ? ofAll(found, this.parts.startingWith(word)) : found;
    if (word.length < FORGIVING.whole) return exact;
    const isShort = word.length < FORGIVING.beginning;
    const near = ofAll(exact, isShort ? this.words.nearlyBeing(word) : this.words.nearlyStartingWith(word));
    return near.size > 0 || word.length < FORGIVING.part ? near : this.parts.nearlyStartingWith(word);
  }

  private holdingSigns(word: string, exact: Found): Found {
    if (word.length < FORGIVING_SIGNS) return exact;
    const near = ofAll(exact, this.words.nearlyStartingWith(word));
    return near.size > 0 ? near : this.containingHint(word);
  }

  /** No space tells where in 銀行振込 the hint 振込 begins. */
  private containingHint(sought: string): Found {
    const word = sought.slice(0, MOST_SIGNS);
    const found: Found[] = [];
    for (let from = 0; from < word.length; from += 1)
      for (let to = from + LEAST_SIGNS; to <= word.length; to += 1) found.push(this.hints.being(word.slice(from, to)));
    return ofAll(...found);
  }

  /** `stornieren` begins with the hint `stornier`, and `stronieren` nearly so. */
  private beginningWithHint(word: string): Found {
    const found: Found[] = [];
    for (let length = FORGIVING.whole; length <= word.length; length += 1) {
      const beginning = word.slice(0, length);
      found.push(this.hints.being(beginning), this.hints.nearlyBeing(beginning));
    }
    return ofAll(...found);
  }
}

/** Which questions hold which texts. */
class Occurrences {
  private readonly places = new Map<string, Found>();
  private sorted: { readonly texts: readonly string[]; readonly index: SortedTexts } | undefined;

  add(text: string, place: number): void {
    const known = this.places.get(text);
    if (known) known.add(place);
    else this.places.set(text, new Set([place]));
    this.sorted = undefined;
  }

  being(text: string): Found {
    return new Set(this.places.get(text));
  }

  startingWith(text: string): Found {
    const { texts, index } = this.inOrder();
    return this.holding(index.startingWith(text).flatMap(([from, to]) => texts.slice(from, to)));
  }

  nearlyStartingWith(text: string): Found {
    const { texts, index } = this.inOrder();
    return this.holding(index.nearlyStartingWith(text).flatMap(([from, to]) => texts.slice(from, to)));
  }

  /** Whole texts of no fewer letters than may have one wrong. */
  nearlyBeing(text: string): Found {
    const { texts, index } = this.inOrder();
    const near = index
      .nearlyStartingWith(text)
      .filter(([, , length]) => length >= FORGIVING.whole)
      .flatMap(([from, to, length]) => texts.slice(from, to).filter((each) => each.length === length));
    return this.holding(near);
  }

  private holding(texts: readonly string[]): Found {
    const found: Found = new Set();
    for (const text of texts) for (const place of this.places.get(text) ?? []) found.add(place);
    return found;
  }

  private inOrder() {
    if (this.sorted) return this.sorted;
    const texts = [...this.places.keys()].sort((a, b) => (a < b ? -1 : 1));
    return (this.sorted = { texts, index: new SortedTexts(texts) });
  }
}

const ofAll = (...found: readonly Found[]): Found => new Set(found.flatMap((each) => [...each]));

const KATAKANA_AFTER_HIRAGANA = 0x60;

/** きゃんせる as キャンセル: which of the two a word is typed in says nothing of it. */
const inKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + KATAKANA_AFTER_HIRAGANA));

const wordsOf = (text: string): readonly string[] => inKatakana(normalised(text)).split(' ').filter(Boolean);

const plainText = (html: string): string =>
  html
    .replace(/<\/(?:p|li|h[1-6])>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&#?\w+;/g, ' ');
