import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { PriceArea } from './price-area.js';
import { ReferenceIncomplete, ReferenceUnknown } from './reference.errors.js';

export const REFERENCE_KINDS = ['vehicle', 'cruise-company', 'ship', 'port', 'price-table'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A name by language, English at least. */
export type Names = Readonly<Partial<Record<Locale, string>>>;

/** What the price table of a city says; the city is its id. */
export type PriceTable = Omit<PriceArea, 'id'>;

/** What the team decides about a thing that requests choose from. The parts of other kinds are null. */
export interface ReferenceFacts {
  readonly names: Names;
  readonly position: number;
  /** Whether requests can choose it. */
  readonly activated: boolean;
  /** Passengers, infants among them, and suitcases. */
  readonly vehicle: { readonly seats: number; readonly suitcases: number } | null;
  /** Of a ship. */
  readonly companyId: string | null;
  readonly port: { readonly country: string; readonly timeZone: string } | null;
  readonly prices: PriceTable | null;
}

export interface Reference {
  readonly kind: ReferenceKind;
  /** From its name; of a price table the slug of the city. */
  readonly id: string;
  readonly facts: ReferenceFacts;
  readonly version: number;
}

const PART_OF = {
  vehicle: 'vehicle',
  'cruise-company': undefined,
  ship: 'companyId',
  port: 'port',
  'price-table': 'prices',
} as const satisfies Readonly<Record<ReferenceKind, keyof ReferenceFacts | undefined>>;

/**
 * What the kind keeps; parts of other kinds are left out. Throws ReferenceIncomplete or ReferenceUnknown with the field.
 * @param vehicles ids that a price table can name
 */
export function factsFor(kind: ReferenceKind, facts: ReferenceFacts, vehicles: readonly string[]): ReferenceFacts {
  if (!facts.names.en_US) throw new ReferenceIncomplete('names.en_US');
  const part = PART_OF[kind];
  if (part && facts[part] === null) throw new ReferenceIncomplete(part);
  if (kind === 'price-table' && facts.prices) mustBeWhole(facts.prices, vehicles);
  const { names, position, activated } = facts;
  const none = { vehicle: null, companyId: null, port: null, prices: null };
  return { names, position, activated, ...none, ...(part ? { [part]: facts[part] } : {}) };
}

/** Every place of a fare is a zone or an airport of the table, no two zones share an id, no way has two prices. */
function mustBeWhole({ zones, airports, fares, rates }: PriceTable, vehicles: readonly string[]): void {
  const places = [...zones.map(({ id }) => id), ...airports];
  if (new Set(places).size < places.length) throw new ReferenceUnknown('prices.zones');
  const isKnown = ({ between: [one, other], vehicle }: PriceTable['fares'][number]): boolean =>
    one !== other && places.includes(one) && places.includes(other) && vehicles.includes(vehicle);
  const ways = fares.map(({ between, vehicle }) => [...between.toSorted(), vehicle].join(' '));
  if (!fares.every(isKnown) || new Set(ways).size < ways.length) throw new ReferenceUnknown('prices.fares');
  const priced = rates.map(({ vehicle }) => vehicle);
  if (!priced.every((id) => vehicles.includes(id)) || new Set(priced).size < priced.length)
    throw new ReferenceUnknown('prices.rates');
}
