import { inLanguage, LOCALES, type Translated } from '../../../../shared-kernel/locale.js';
import { normalised } from '../../../../shared-kernel/normalised.js';
import { SortedTexts } from './sorted-texts.js';

/** A city, or another place, as it can be searched for: by its names and its country's, in all languages. */
export interface SearchedCity {
  readonly id: string;
  readonly names: Translated;
  /** In no language of ours in particular: `usa`. */
  readonly alsoCalled?: readonly string[];
  readonly countryNames?: Translated;
  /** More of them stand first among equals. */
  readonly toursCount: number;
  readonly order: number;
}

interface Entry {
  /** A name from the beginning of one of its words on. */
  readonly text: string;
  readonly city: number;
  /** What a match is worth: the city's whole name, a later word of it, its country. */
  readonly worth: number;
}

const CITY = 3;
const LATER_WORD = 2;
const COUNTRY = 1;
/** So many letters and more may have one wrong among them. */
const FORGIVING = 4;
/** Above all else: nobody leaves out a letter of `rime` more often than they take a wrong one. */
const SAME_LENGTH = 10;

/**
 * Finds cities while somebody types: the beginnings of all names and of their later words; where nothing begins so, what
 * begins so but for one letter.
 */
export class CityIndex {
  private readonly entries: readonly Entry[];
  private readonly texts: SortedTexts;

  constructor(private readonly cities: readonly SearchedCity[]) {
    this.entries = cities.flatMap(entriesOf).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    this.texts = new SortedTexts(this.entries.map(({ text }) => text));
  }

  /** Ids, best first. */
  search(query: string, limit: number): readonly string[] {
    const text = normalised(query);
    if (text === '') return [];
    const exact = this.texts.startingWith(text);
    const misspelt = exact.length === 0 && text.replaceAll(' ', '').length >= FORGIVING;
    const found = misspelt
      ? this.worthOf(this.texts.nearlyStartingWith(text), ({ length }) => (length === text.length ? SAME_LENGTH : 0))
      : this.worthOf(exact, (name) => (name === text ? 1 : 0));
    return [...found]
      .sort(([a, worthA], [b, worthB]) => worthB - worthA || this.compare(a, b))
      .slice(0, limit)
      .map(([city]) => this.cities[city]?.id ?? '');
  }

  /** By city: what its best match is worth. */
  private worthOf(
    ranges: readonly (readonly [number, number])[],
    likeness: (name: string) => number,
  ): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    for (const [from, to] of ranges)
      for (const entry of this.entries.slice(from, to)) {
        const worth = entry.worth * 2 + likeness(entry.text);
        if (worth > (found.get(entry.city) ?? 0)) found.set(entry.city, worth);
      }
    return found;
  }

  private compare(a: number, b: number): number {
    const [first, second] = [this.cities[a], this.cities[b]];
    return (second?.toursCount ?? 0) - (first?.toursCount ?? 0) || (first?.order ?? 0) - (second?.order ?? 0);
  }
}

function entriesOf({ names, alsoCalled = [], countryNames }: SearchedCity, city: number): Entry[] {
  const own = [...new Set([...LOCALES.map((locale) => inLanguage(names, locale)), ...alsoCalled].map(normalised))];
  const countries = countryNames
    ? [...new Set(LOCALES.map((locale) => normalised(inLanguage(countryNames, locale))))]
    : [];
  return [
    ...own.flatMap((name) =>
      fromEachWord(name).map((text, word) => ({ text, city, worth: word === 0 ? CITY : LATER_WORD })),
    ),
    ...countries.flatMap((name) => fromEachWord(name).map((text) => ({ text, city, worth: COUNTRY }))),
  ];
}

/** `new york city` → itself, `york city`, `city`. */
function fromEachWord(name: string): string[] {
  const words = name.split(' ');
  return words.map((_, index) => words.slice(index).join(' '));
}
