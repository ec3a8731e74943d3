import { SortedTexts } from '../../../../shared-kernel/language/sorted-texts.js';
import {
  DEFAULT_LOCALE,
  inLanguage,
  type Locale,
  LOCALES,
  type Translated,
} from '../../../../shared-kernel/language/locale.js';
import { hasSigns, normalised } from '../../../../shared-kernel/language/normalised.js';
import { searchKey, searchKeyBySigns, fromEachWord, spellings, withoutKind } from './search-key.js';

/** A searchable city or other place with its names in all languages. */
export interface SearchedCity {
  readonly id: string;
  readonly names: Translated;
  /** Names outside our languages: `usa`. */
  readonly aliases?: readonly string[];
  /** Among equal matches, the place with more tours comes first. */
  readonly toursCount: number;
  readonly order: number;
}

/**
 * A country or another region, which stands for its cities. The name of a country in the reader's language ranks before
 * other names.
 */
export interface SearchedArea {
  readonly named?: Translated;
  /** Names outside our languages. */
  readonly names: readonly string[];
  /** Ids of cities. */
  readonly cities: ReadonlySet<string>;
}

interface Entry {
  /** The rest of a name from the beginning of one of its words. */
  readonly text: string;
  /** Indexes in the list of cities. */
  readonly cities: readonly number[];
  /** The rank of a match: the city's whole name, a later word of it, its country. */
  readonly worth: number;
  /** The languages of the name. */
  readonly languages: Languages;
}

/** A bit for each of our languages. */
type Languages = number;

const languageOf = (locale: Locale): Languages => 1 << LOCALES.indexOf(locale);
const EVERY_LANGUAGE: Languages = 2 ** LOCALES.length - 1;

interface Name {
  readonly text: string;
  readonly languages: Languages;
}

const namesIn = (names: Translated): readonly Name[] =>
  LOCALES.map((locale) => ({ text: inLanguage(names, locale), languages: languageOf(locale) }));
const inEvery = (texts: readonly string[]): readonly Name[] =>
  texts.map((text) => ({ text, languages: EVERY_LANGUAGE }));
/** Rare names. They match as typed, but their beginnings mean another place first. */
const inNone = (texts: readonly string[] = []): readonly Name[] => texts.map((text) => ({ text, languages: 0 }));

/** The rank of the best match, by city. */
type Found = Map<number, number>;

type Meant = (entry: Entry) => boolean;

type Finder = (text: string) => Found;

const CITY = 4;
const LATER_WORD = 3;
const AREA = 2;
const LATER_WORD_OF_AREA = 1;

const isAny: Meant = () => true;
const isCity: Meant = ({ worth }) => worth > AREA;
const isCityName: Meant = ({ worth }) => worth === CITY;
const isWholeName: Meant = ({ worth }) => worth === CITY || worth === AREA;

/** Exact matches rank above near matches, except for words such as `states` that end many names. */
const AS_TYPED = 200;
const LATER_WORD_OF_AREA_AS_TYPED = 50;
/** Ranks of near matches: whole names, by the place that they name, above beginnings of names. */
const WHOLE: Readonly<Record<number, number>> = {
  [CITY]: 150,
  [LATER_WORD]: 125,
  [AREA]: 100,
  [LATER_WORD_OF_AREA]: 75,
};
/** People rarely mistype the first letter. */
const SAME_FIRST_LETTER = 10;
/** A country's whole name ranks above a city whose name begins with it: `us` is not Ushuaia. */
const ALL_OF_A_NAME = 6;
/**
 * The order of ranks: a city's name in the reader's language, the beginning of a country's name, a later word of a
 * city's name, names in English, names in other languages. So `Spa` is not Spalato, `Fran` not Francisco, and `Aust` in
 * German not Austria.
 */
const OWN = { city: 5, area: 8 } as const;
const IN_ENGLISH = { city: 2, area: 5 } as const;
/** A wrong letter is more likely than a missing one, as in `rime` for Rome. */
const AS_LONG = 5;
/** The most words of a city and its country. */
const MOST_WORDS = 8;
/** アメリカ合衆国ニューヨーク has thirteen characters. */
const MOST_SIGNS = 20;

/** The lengths from which one letter may be wrong, in a whole name and in the beginning of one. */
const FORGIVING = { letters: { whole: 3, beginning: 4 }, signs: { whole: 2, beginning: 3 } } as const;

const forgivingOf = (text: string): { readonly whole: number; readonly beginning: number } =>
  hasSigns(text) ? FORGIVING.signs : FORGIVING.letters;

/** `USA` is one, `Rom` is not. */
const isAbbreviation = (name: string): boolean => /^(?:\p{Lu}\P{L}*)+$/u.test(name) && !hasSigns(name);

/**
 * Finds cities while the visitor types: by the beginnings of names and of their later words, and by a name together
 * with the country's name. Matches with one wrong letter come after exact ones. If there are exact matches, only whole
 * names may have a wrong letter; if a whole name was typed, none may.
 */
export class CityIndex {
  private readonly entries: readonly Entry[];
  private readonly texts: SortedTexts;
  /** Codes of three letters that match as typed only. Other text is not a misspelling of them. */
  private readonly asTypedOnly: ReadonlySet<string>;
  /** Indexes of the cities by the spelling of the name with its spaces: Georgetown is not George Town. */
  private readonly written = new Map<string, Set<number>>();

  constructor(
    private readonly cities: readonly SearchedCity[],
    areas: readonly SearchedArea[] = [],
  ) {
    const places = new Map(cities.map(({ id }, place) => [id, place]));
    this.entries = [
      ...cities.flatMap(({ names, aliases }, place) =>
        entriesOf(namesIn(names), [place], CITY, LATER_WORD).concat(entriesOf(inNone(aliases), [place], CITY)),
      ),
      ...areas.flatMap(({ named, names, cities: ids }) =>
        entriesOf(
          named ? [...namesIn(named), ...inEvery(names)] : inNone(names),
          [...ids].flatMap((id) => places.get(id) ?? []),
          AREA,
          LATER_WORD_OF_AREA,
        ),
      ),
    ].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    cities.forEach(({ names }, place) => {
      for (const name of LOCALES.map((locale) => normalised(inLanguage(names, locale))))
        this.written.set(name, (this.written.get(name) ?? new Set()).add(place));
    });
    this.texts = new SortedTexts(this.entries.map(({ text }) => text));
    const own = new Set(cities.flatMap(({ names }) => LOCALES.map((locale) => searchKey(inLanguage(names, locale)))));
    const others = [
      ...cities.flatMap(({ aliases = [] }) => aliases),
      ...areas.flatMap(({ named = {}, names }) => [...Object.values<string>(named), ...names].filter(isAbbreviation)),
    ];
    this.asTypedOnly = new Set(others.map(searchKey).filter((name) => !own.has(name)));
  }

  /**
   * Ids, best first.
   * @param reader names in this language and in English rank above those in others
   */
  search(query: string, limit: number, reader: Locale = DEFAULT_LOCALE): readonly string[] {
    const text = this.meant(query);
    if (text === '') return [];
    const written = this.written.get(normalised(query));
    const isOther = (city: number): number => Number(!written?.has(city));
    return [...this.find(query, text, limit, languageOf(reader))]
      .sort(([a, worthA], [b, worthB]) => worthB - worthA || isOther(a) - isOther(b) || this.compare(a, b))
      .slice(0, limit)
      .map(([city]) => this.cities[city]?.id ?? '');
  }

  /** Whether a name begins with the text, or a city's and its country's with its parts, without any wrong letter. */
  isAsTyped(query: string): boolean {
    const text = this.meant(query);
    if (text === '') return false;
    const startingWith = (beginning: string): Found => this.startingWith(beginning, EVERY_LANGUAGE);
    return startingWith(text).size > 0 || ofBoth(partsOf(query), this.whole, startingWith).size > 0;
  }

  /** Ids of the cities with this whole name in any language. */
  called(query: string): ReadonlySet<string> {
    const text = this.meant(query);
    const found = text === '' ? [] : [...this.whole(text, isCityName).keys()];
    return new Set(found.map((city) => this.cities[city]?.id ?? ''));
  }

  /**
   * Removes the words for a kind of place: 東京都 means 東京 and nothing of similar spelling. `ciudad de México` is itself a
   * name.
   */
  private meant(query: string): string {
    const text = searchKey(query);
    if (text === '' || this.texts.startingWith(text).some(([from, to]) => from < to)) return text;
    return withoutKind(query).find((name) => this.whole(name).size > 0) ?? text;
  }

  private find(query: string, text: string, limit: number, own: Languages): Found {
    const startingWith = (beginning: string): Found => this.startingWith(beginning, own);
    // A text that says what kind of place it means has the whole name.
    if (text !== searchKey(query)) return this.whole(text);
    const exact = startingWith(text);
    if (exact.size > 0) {
      const isEnough = exact.size >= limit && [...exact.values()].every((worth) => worth >= AS_TYPED);
      return isEnough || this.whole(text, isWholeName).size > 0
        ? exact
        : best(
            exact,
            this.near(query, (one) => this.findNear(one, isCity, true)),
          );
    }
    const parts = partsOf(query);
    const inArea = ofBoth(parts, this.whole, startingWith);
    if (inArea.size > 0) return inArea;
    const near = this.near(query, this.nearlyStartingWith);
    if (near.size > 0 || parts.length > MOST_WORDS) return near;
    const restNear = ofBoth(parts, this.whole, this.nearlyStartingWith);
    return restNear.size > 0 ? restNear : ofBoth(parts, this.nearlyWhole, startingWith);
  }

  /** Finds near matches by the sound of the query and by its characters. */
  private near(query: string, find: (text: string) => Found): Found {
    const [sound, signs] = [searchKey(query), searchKeyBySigns(query)];
    return sound === signs ? find(sound) : best(find(sound), find(signs));
  }

  private startingWith(text: string, own: Languages): Found {
    const found: Found = new Map();
    for (const [from, to] of this.texts.startingWith(text))
      for (let place = from; place < to; place += 1)
        this.keep(found, place, isAny, (entry) => {
          const isAll = entry.text === text && isWholeName(entry);
          const spelt = isAll ? ALL_OF_A_NAME : Number(entry.text === text);
          return asTyped(entry) + bonusOf(entry, isAll ? EVERY_LANGUAGE : own) + spelt;
        });
    return found;
  }

  /** Finds names that are equal to the text. */
  private readonly whole = (text: string, isMeant = isAny): Found => {
    const found: Found = new Map();
    for (const [from, to] of this.texts.startingWith(text))
      for (let place = from; place < to && this.entries[place]?.text.length === text.length; place += 1)
        this.keep(found, place, isMeant, (entry) => asTyped(entry) + 1);
    return found;
  };

  /** Finds names that begin with the text but for one letter. */
  private readonly nearlyStartingWith = (text: string): Found =>
    this.findNear(text, isAny, text.length < forgivingOf(text).beginning);

  private readonly nearlyWhole = (text: string): Found => this.findNear(text, isAny, true);

  private findNear(text: string, isMeant: Meant, onlyWhole: boolean): Found {
    const found: Found = new Map();
    const forgiving = forgivingOf(text);
    if (text.length < forgiving.whole) return found;
    const isBrief = text.length < forgiving.beginning;
    for (const [from, to, length] of this.texts.nearlyStartingWith(text)) {
      if (length < forgiving.whole) continue;
      for (let place = from; place < to; place += 1) {
        const isWhole = this.entries[place]?.text.length === length;
        // The texts are sorted: whole names stand before longer ones.
        if (onlyWhole && !isWhole) break;
        if (isBrief && this.asTypedOnly.has(this.entries[place]?.text ?? '')) continue;
        this.keep(
          found,
          place,
          isMeant,
          (entry) =>
            entry.worth * 2 +
            (isWhole ? (WHOLE[entry.worth] ?? 0) : 0) +
            (entry.text.startsWith(text.charAt(0)) ? SAME_FIRST_LETTER : 0) +
            (isWhole && length === text.length ? AS_LONG : 0),
        );
      }
    }
    return found;
  }

  private keep(found: Found, place: number, isMeant: Meant, worthOf: (entry: Entry) => number): void {
    const entry = this.entries[place];
    if (!entry || !isMeant(entry)) return;
    const worth = worthOf(entry);
    for (const city of entry.cities) if (worth > (found.get(city) ?? 0)) found.set(city, worth);
  }

  private compare(a: number, b: number): number {
    const [first, second] = [this.cities[a], this.cities[b]];
    return (second?.toursCount ?? 0) - (first?.toursCount ?? 0) || (first?.order ?? 0) - (second?.order ?? 0);
  }
}

const ENGLISH = languageOf(DEFAULT_LOCALE);

function bonusOf(entry: Entry, own: Languages): number {
  const kind = isCity(entry) ? 'city' : 'area';
  if (own === EVERY_LANGUAGE || (entry.languages & own) !== 0) return OWN[kind];
  return (entry.languages & ENGLISH) === 0 ? 0 : IN_ENGLISH[kind];
}

const asTyped = ({ worth }: Entry): number =>
  (worth === LATER_WORD_OF_AREA ? LATER_WORD_OF_AREA_AS_TYPED : AS_TYPED) + worth * 2;

/** Finds cities that both parts of the text name, for every split: `rome italy`, `italy rome`, `new york ny`. */
function ofBoth(parts: readonly string[], findFirst: Finder, findRest: Finder): Found {
  const found: Found = new Map();
  for (let at = 1; at < parts.length; at += 1) {
    const first = findFirst(searchKey(parts.slice(0, at).join('')));
    if (first.size === 0) continue;
    for (const [city, worth] of findRest(searchKey(parts.slice(at).join('')))) {
      const other = first.get(city);
      if (other !== undefined) found.set(city, Math.max(found.get(city) ?? 0, worth + other));
    }
  }
  return found;
}

/** The parts of a query that may be a city and its country: words, or characters without spaces. */
function partsOf(query: string): readonly string[] {
  const words = normalised(query).split(' ');
  if (words.length > 1) return words.length > MOST_WORDS ? [] : words;
  const signs = [...query.normalize('NFC')];
  return hasSigns(query) && signs.length <= MOST_SIGNS ? signs : [];
}

/** Merges two results. Each city keeps its best rank. */
function best(found: Found, more: Found): Found {
  const all = new Map(found);
  for (const [city, worth] of more) all.set(city, Math.max(worth, all.get(city) ?? 0));
  return all;
}

/** @param laterWord without it, names are found by their beginnings only */
function entriesOf(names: readonly Name[], cities: readonly number[], whole: number, laterWord?: number): Entry[] {
  const known = new Map<string, Pick<Entry, 'worth' | 'languages'>>();
  const learn = (text: string, worth: number, languages: Languages): void => {
    const before = known.get(text) ?? { worth: 0, languages: 0 };
    known.set(text, { worth: Math.max(before.worth, worth), languages: before.languages | languages });
  };
  for (const { text: name, languages } of names)
    for (const spelling of spellings(name))
      for (const [word, texts] of fromEachWord(spelling).entries()) {
        const worth = word === 0 ? whole : laterWord;
        if (worth !== undefined) for (const text of texts) learn(text, worth, languages);
      }
  known.delete('');
  return [...known].map(([text, { worth, languages }]) => ({ text, cities, worth, languages }));
}
