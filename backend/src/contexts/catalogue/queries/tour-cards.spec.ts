import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CacheInvalidation, type OnChange } from '../../../platform/cache/cache-invalidation.js';
import { PostgresNotifications } from '../../../platform/realtime/postgres-notifications.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { Prices } from '../domain/prices.js';
import { type Geography, Places } from '../discovery/places.js';
import { type CardsFor, TourCards } from './tour-cards.js';

const NOWHERE = 'postgres://127.0.0.1:1/none';
const FOR_TWO: CardsFor = { language: 'it_IT', currency: 'EUR', people: 2 };

const row = {
  id: 'a',
  slug: 'rome-walk',
  name: 'Passeggiata — Roma',
  englishName: 'A walk in Rome',
  summary: 'Dall’alba al tramonto',
  cityId: 'rome',
  categories: ['walking-tour', 'unknown'],
  kind: 'private',
  durations: [120, 180],
  specialFilters: ['evening'],
  rating: null,
  reviewCount: 0,
  totals: [
    [10_000, 12_000, null],
    [20_000, 20_000, 20_000, 24_000],
  ],
  currency: 'EUR',
  featured: true,
  imageColour: '#aabbcc',
};

const translated = (english: string, italian: string): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, locale === 'it_IT' ? italian : english])) as Translated;

/** Answers the same rows to every question, when it is told to. */
class Rows extends ReadDb {
  asked = 0;
  meanwhile: () => void = () => undefined;

  constructor(private readonly answer: readonly object[]) {
    super(NOWHERE);
  }

  override async rows<Row>(): Promise<Row[]> {
    this.asked += 1;
    this.meanwhile();
    return this.answer as Row[];
  }
}

class ToldChanges extends CacheInvalidation {
  readonly told: OnChange[] = [];

  constructor() {
    super({} as EntityManager, new PostgresNotifications(NOWHERE));
  }

  override on(_topic: string, handler: OnChange): void {
    this.told.push(handler);
  }
}

class OneCity extends Places {
  override all(): Geography {
    const names = translated('Rome', 'Roma');
    const common = { order: 1, featured: true, activated: true, imageColour: '#000000' };
    const italy = { ...common, id: 'italy', slug: 'italy', names: translated('Italy', 'Italia'), code: 'IT' };
    const country = { ...italy, continentId: 'europa' };
    const place = { latitude: 41.9, longitude: 12.5, timeZone: 'Europe/Rome', currency: 'EUR', toursCount: 1 };
    const city = {
      ...common,
      ...place,
      id: 'rome',
      slug: 'rome',
      names,
      countryId: 'italy',
      introduction: translated('', ''),
      landmarks: [],
    };
    const titles = translated('Walks', 'Passeggiate');
    return {
      continents: [],
      countries: [country],
      cities: [city],
      categories: [{ id: 'w', slug: 'walking-tour', titles, activated: true }],
      cityById: new Map([['rome', city]]),
      countryById: new Map([['italy', country]]),
      continentById: new Map(),
    };
  }
}

class AsTheyAre extends Prices {
  byPeople(): readonly (number | null)[] {
    return [];
  }

  async shownIn(): ReturnType<Prices['shownIn']> {
    return (money) => money;
  }
}

function cardsOf(...rows: readonly object[]) {
  const db = new Rows(rows);
  const changes = new ToldChanges();
  const cards = new TourCards(db, new OneCity(db, changes), new AsTheyAre(), changes);
  const change = (): void => changes.told.forEach((tell) => tell(undefined));
  return { db, cards, change };
}

describe('cards of tours', () => {
  it('are read once and shown again as they were', async () => {
    const { db, cards } = cardsOf(row);
    const first = await cards.of(['a'], FOR_TWO);
    expect(first).toEqual([
      {
        id: 'a',
        slug: 'rome-walk',
        name: 'Passeggiata — Roma',
        summary: 'Dall’alba al tramonto',
        city: { id: 'rome', slug: 'rome', name: 'Roma', country: 'Italia' },
        categories: [{ slug: 'walking-tour', title: 'Passeggiate' }],
        kind: 'private',
        durations: [120, 180],
        specialFilters: ['evening'],
        rating: null,
        reviewCount: 0,
        fromPrice: { amount: 12_000, currency: 'EUR' },
        totalPrice: { amount: 12_000, currency: 'EUR' },
        priceUnit: 'per-group',
        featured: true,
        image: { src: '/posters/tour/rome-walk/card.svg', width: 640, height: 480, colour: '#aabbcc', alt: row.name },
        fallback: false,
      },
    ]);
    expect(await cards.of(['a'], FOR_TWO)).toEqual(first);
    expect(db.asked).toBe(1);
  });

  it('are sent as they are shown, read now or before, those that were read between them too', async () => {
    const { db, cards } = cardsOf(row, { ...row, id: 'b', kind: 'group', summary: '浅草' });
    const objects = await cards.of(['b', 'a'], FOR_TWO);
    expect(objects.map(({ id, priceUnit }) => [id, priceUnit])).toEqual([
      ['b', 'per-person'],
      ['a', 'per-group'],
    ]);
    const sent = async () => (await cards.encoded(['b', 'a'], FOR_TWO)).bytes.toString();
    expect(JSON.parse(await sent())).toEqual(objects);
    expect(await sent()).toBe(JSON.stringify(objects));
    expect(db.asked).toBe(1);
  });

  it('are kept for one language only', async () => {
    const { db, cards } = cardsOf({ ...row, name: null });
    await cards.of(['a'], FOR_TWO);
    const [card] = await cards.of(['a'], { ...FOR_TWO, language: 'en_US' });
    expect(card).toMatchObject({ name: 'A walk in Rome', city: { name: 'Rome' }, fallback: true });
    expect(db.asked).toBe(2);
  });

  it('show the price for so many people, of one adult and of all where it is priced so, and no tour that cannot take them', async () => {
    const { cards } = cardsOf(
      { ...row, totals: [[10_000, 12_000, null], []] },
      { ...row, id: 'b', kind: 'group', totals: [[null, 9000, 13_500], []] },
    );
    const priced = async (people: number) =>
      (await cards.of(['a', 'b'], { ...FOR_TWO, people })).map(({ id, fromPrice, totalPrice }) => [
        id,
        fromPrice.amount,
        totalPrice.amount,
      ]);
    for (const read of ['now', 'before']) {
      expect([read, await priced(1)]).toEqual([read, [['a', 10_000, 10_000]]]);
      expect([read, await priced(3)]).toEqual([read, [['b', 4500, 13_500]]]);
      expect([read, await priced(4)]).toEqual([read, []]);
    }
  });

  it('show the price of the duration asked for, and no tour without it', async () => {
    const { cards } = cardsOf(row, { ...row, id: 'b', durations: [120], totals: [[9000, 9000]] });
    const priced = async (people: number, duration?: number) =>
      (await cards.of(['a', 'b'], { ...FOR_TWO, people, duration })).map(({ id, totalPrice }) => [
        id,
        totalPrice.amount,
      ]);
    expect(await priced(2)).toEqual([
      ['a', 12_000],
      ['b', 9000],
    ]);
    expect(await priced(2, 180)).toEqual([['a', 20_000]]);
    expect(await priced(4)).toEqual([['a', 24_000]]);
    expect(await priced(4, 120)).toEqual([]);
  });

  it('are read anew after a change', async () => {
    const { db, cards, change } = cardsOf(row);
    await cards.of(['a'], FOR_TWO);
    change();
    await cards.of(['a'], FOR_TWO);
    expect(db.asked).toBe(2);
  });

  it('are not kept when something changed while they were read', async () => {
    const { db, cards, change } = cardsOf(row);
    db.meanwhile = change;
    expect(await cards.of(['a'], FOR_TWO)).toHaveLength(1);
    db.meanwhile = () => undefined;
    await cards.of(['a'], FOR_TWO);
    expect(db.asked).toBe(2);
  });
});
