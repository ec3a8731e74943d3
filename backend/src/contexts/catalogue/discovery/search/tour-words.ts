import { inLanguage, type Locale, type Translated } from '../../../../shared-kernel/language/locale.js';
import { hasSigns } from '../../../../shared-kernel/language/normalised.js';
import { addRow, type Bits, count, hasRow, intersection, noBits } from '../listing/bits.js';
import { searchKey, spellings } from './search-key.js';
import { WordPairs, type WordPostings } from './word-postings.js';
import { partsOfSigns, wordsOfName, wordsSought } from './words.js';

/** What several tours have in common: their city, a landmark of it, their kind, or a sight that they visit. */
export interface TourGroup {
  readonly kind: 'city' | 'landmark' | 'category' | 'sight';
  /** Id of the city, where there is one. */
  readonly cityId?: string;
  readonly names: Partial<Translated>;
  /** Other names of a city, and those of its country. */
  readonly aliases?: readonly string[];
  /** Rows of the listing. */
  readonly rows: readonly number[];
}

/** The tours that some words describe. */
export interface FoundByWords {
  readonly rows: Bits;
  /** Those of them whose own name, with their city's, has the words. */
  readonly named: Bits;
  /** Each word describes all of the tours. Otherwise they are the tours with the most telling of the words. */
  readonly isWhole: boolean;
}

/** A sight with the number of its tours. */
export interface FoundSight {
  readonly names: Partial<Translated>;
  readonly cityId: string;
  readonly toursCount: number;
}

/** The rows of one word: by the tours' own names and their cities', and by anything. */
interface Match {
  readonly named: Bits;
  /** The rows of the cities that are called so. */
  readonly cities: Bits;
  readonly any: Bits;
  readonly groups: ReadonlySet<number>;
  readonly isKnown: boolean;
  /** No letter was forgiven. */
  readonly isAsTyped: boolean;
}

/** So short a word names only what is called so, not what begins so. */
const SHORT = 2;

/** The distinct words of names in all languages. */
export const wordsOfNames = (names: Partial<Translated>, aliases: readonly string[] = []): ReadonlySet<string> =>
  new Set([...Object.values<string>(names), ...aliases].flatMap((name) => [...spellings(name)].flatMap(wordsOfName)));

/** Finds tours, and the sights that they visit, by words in any language, with one wrong letter forgiven in each word. */
export class TourWords {
  private readonly inGroups: WordPostings;
  /** The number of the city's group, by group. */
  private readonly cityGroup: readonly number[];

  /**
   * @param rows the number of tours
   * @param own the rows of the words of the tours' names
   */
  constructor(
    private readonly rows: number,
    private readonly own: WordPostings,
    private readonly groups: readonly TourGroup[],
  ) {
    const pairs = new WordPairs();
    for (const [place, { names, aliases }] of groups.entries())
      for (const word of wordsOfNames(names, aliases)) pairs.add(word, place);
    this.inGroups = pairs.postings();
    const cities = new Map(groups.flatMap(({ kind, cityId }, place) => (kind === 'city' ? [[cityId, place]] : [])));
    this.cityGroup = groups.map(({ cityId }) => cities.get(cityId) ?? -1);
  }

  /** A landmark of a city, such as the Eiffel Tower, stands for the city's tours where nothing else has the words. */
  find(text: string): FoundByWords {
    const found = this.findBy(this.matches(text));
    if (found.isWhole && count(found.rows) > 0) return found;
    const byLandmarks = this.findBy(this.matches(text, true));
    return byLandmarks.isWhole ? byLandmarks : found;
  }

  private findBy(matches: readonly Match[]): FoundByWords {
    const known = matches.filter(({ isKnown }) => isKnown);
    if (known.length === 0) return { rows: noBits(this.rows), named: noBits(this.rows), isWhole: matches.length === 0 };
    const all = this.inAll(known);
    const isWhole = count(all) > 0;
    const rows = isWhole ? all : this.mostTelling(known, this.inCities(known));
    const named = intersection([rows, ...known.map((match) => match.named)], this.rows);
    return { rows, named, isWhole: isWhole && known.length === matches.length };
  }

  /** Whether each of the words is known without a wrong letter. */
  isAsTyped(text: string): boolean {
    return this.matches(text).every(({ isKnown, isAsTyped }) => isKnown && isAsTyped);
  }

  /** Rows of the first tours that all of the words describe, those whose name has the words first. */
  first(text: string, limit: number): readonly number[] {
    const { rows, named, isWhole } = this.find(text);
    if (!isWhole) return [];
    const found: number[] = [];
    for (const isNamed of [true, false])
      for (let row = 0; row < this.rows && found.length < limit; row += 1)
        if (hasRow(rows, row) && hasRow(named, row) === isNamed) found.push(row);
    return found;
  }

  /** Sights whose name has one of the words at least, the other words being those of its name or of its city. */
  sights(text: string, limit: number, language: Locale): readonly FoundSight[] {
    const matches = this.matches(text);
    if (matches.some(({ isKnown }) => !isKnown)) return [];
    const own = new Set(matches.flatMap(({ groups }) => [...groups].filter((group) => this.isSight(group))));
    const typed = searchKey(text);
    const begins = (names: Partial<Translated>): number =>
      Number(searchKey(inLanguage(names, language)).startsWith(typed));
    return [...own]
      .filter((group) => matches.every(({ groups }) => groups.has(group) || groups.has(this.cityGroup[group] ?? -1)))
      .flatMap((group) => this.groups[group] ?? [])
      .sort((a, b) => begins(b.names) - begins(a.names) || b.rows.length - a.rows.length)
      .slice(0, limit)
      .map(({ names, cityId = '', rows }) => ({ names, cityId, toursCount: rows.length }));
  }

  private isSight(group: number): boolean {
    return this.groups[group]?.kind === 'sight';
  }

  private matches(text: string, withLandmarks = false): readonly Match[] {
    return wordsSought(text).flatMap((word) => {
      const match = this.match(word, withLandmarks);
      const parts = match.isKnown ? [] : partsOfSigns(word).map((part) => this.match(part, withLandmarks));
      return parts.some(({ isKnown }) => isKnown) ? parts.filter(({ isKnown }) => isKnown) : [match];
    });
  }

  private match(word: string, withLandmarks: boolean): Match {
    const exactly = (postings: WordPostings): readonly Uint32Array[] =>
      word.length > SHORT || hasSigns(word) ? postings.startingWith(word) : postings.being(word);
    const groupsIn = (places: readonly Uint32Array[]): ReadonlySet<number> =>
      new Set(
        places.flatMap((each) => [...each]).filter((group) => withLandmarks || this.groups[group]?.kind !== 'landmark'),
      );
    const called = this.inGroups.being(word);
    const asTyped = this.matchOf(exactly(this.own), groupsIn(exactly(this.inGroups)), groupsIn(called));
    if (asTyped.isKnown) return asTyped;
    const near = groupsIn(this.inGroups.nearlyStartingWith(word));
    return { ...this.matchOf(this.own.nearlyStartingWith(word), near, new Set()), isAsTyped: false };
  }

  private matchOf(own: readonly Uint32Array[], groups: ReadonlySet<number>, called: ReadonlySet<number>): Match {
    const named = noBits(this.rows);
    for (const rows of own) for (const row of rows) addRow(named, row);
    const [any, cities] = [named.slice(), noBits(this.rows)];
    for (const group of groups) {
      const { kind, rows = [] } = this.groups[group] ?? {};
      for (const row of rows) {
        addRow(any, row);
        if (kind === 'city') addRow(named, row);
        if (kind === 'city' && called.has(group)) addRow(cities, row);
      }
    }
    return { named, cities, any, groups, isKnown: own.length + groups.size > 0, isAsTyped: true };
  }

  private inAll(matches: readonly Match[]): Bits {
    return intersection(
      matches.map(({ any }) => any),
      this.rows,
    );
  }

  /** The tours of the cities that a word names: who names a city wants no tour elsewhere. Every tour without such a word. */
  private inCities(matches: readonly Match[]): Bits {
    const places = matches.map(({ cities }) => cities).filter((cities) => count(cities) > 0);
    return intersection(places, this.rows);
  }

  /** Among these tours, those with the words that tell most: rare words tell more than common ones. */
  private mostTelling(matches: readonly Match[], among: Bits): Bits {
    const worth = new Float32Array(this.rows);
    for (const { any } of matches) {
      const rare = Math.log((this.rows + 1) / Math.max(1, count(any)));
      for (let row = 0; row < this.rows; row += 1)
        if (hasRow(any, row) && hasRow(among, row)) worth[row] = (worth[row] ?? 0) + rare;
    }
    const most = worth.reduce((best, each) => Math.max(best, each), 0);
    const rows = noBits(this.rows);
    worth.forEach((each, row) => {
      if (each > 0 && each >= most) addRow(rows, row);
    });
    return rows;
  }
}
