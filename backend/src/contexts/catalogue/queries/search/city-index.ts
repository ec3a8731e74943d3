import { DEFAULT_LOCALE, LOCALES, type Translated } from '../../../../shared-kernel/locale.js';
import { isNear, normalised } from './normalised.js';

/** A city as it can be searched for: by its names and its country's, in all languages. */
export interface SearchedCity {
  readonly id: string;
  readonly names: Translated;
  readonly countryNames: Translated;
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
/** Words shorter than this must be right; from `LONG` on two letters may be wrong. */
const FORGIVING = 4;
const LONG = 8;

/** Finds cities while somebody types: prefixes of the words of all names; where there are none, words that are nearly so. */
export class CityIndex {
  private readonly entries: readonly Entry[];
  private readonly words: ReadonlyMap<string, readonly Entry[]>;

  constructor(private readonly cities: readonly SearchedCity[]) {
    this.entries = cities.flatMap(entriesOf).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    this.words = byFirstWord(this.entries);
  }

  /** Ids, best first. */
  search(query: string, limit: number): readonly string[] {
    const text = normalised(query);
    if (text === '') return [];
    const exact = this.startingWith(text);
    const found = exact.size > 0 ? exact : this.nearly(text);
    return [...found]
      .sort(([a, worthA], [b, worthB]) => worthB - worthA || this.compare(a, b))
      .slice(0, limit)
      .map(([city]) => this.cities[city]?.id ?? '');
  }

  private startingWith(text: string): Map<number, number> {
    const found = new Map<number, number>();
    for (let i = this.firstFrom(text); i < this.entries.length; i += 1) {
      const entry = this.entries[i];
      if (!entry?.text.startsWith(text)) break;
      const worth = entry.worth * 2 + (entry.text === text ? 1 : 0);
      if (worth > (found.get(entry.city) ?? 0)) found.set(entry.city, worth);
    }
    return found;
  }

  private nearly(text: string): Map<number, number> {
    const found = new Map<number, number>();
    const [first = ''] = text.split(' ');
    if (first.length < FORGIVING) return found;
    const most = first.length >= LONG ? 2 : 1;
    for (const [word, entries] of this.words) {
      // While somebody types, the word is only as long as what was typed.
      if (!isNear(first, word, most) && !isNear(first, word.slice(0, first.length), most)) continue;
      for (const { city, worth } of entries) if (worth > (found.get(city) ?? 0)) found.set(city, worth);
    }
    return found;
  }

  private firstFrom(text: string): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.entries[middle]?.text ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(a: number, b: number): number {
    const [first, second] = [this.cities[a], this.cities[b]];
    return (second?.toursCount ?? 0) - (first?.toursCount ?? 0) || (first?.order ?? 0) - (second?.order ?? 0);
  }
}

function entriesOf({ names, countryNames }: SearchedCity, city: number): Entry[] {
  const own = [...new Set(LOCALES.map((locale) => normalised(names[locale] ?? names[DEFAULT_LOCALE])))];
  const countries = [
    ...new Set(LOCALES.map((locale) => normalised(countryNames[locale] ?? countryNames[DEFAULT_LOCALE]))),
  ];
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

function byFirstWord(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const words = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [word = ''] = entry.text.split(' ');
    const known = words.get(word);
    if (known) known.push(entry);
    else words.set(word, [entry]);
  }
  return words;
}
