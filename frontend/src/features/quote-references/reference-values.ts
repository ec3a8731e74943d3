import { CURRENCIES, LOCALES, type Currency, type Locale } from '../../i18n/locales.js';
import { digitsOf, moneyDecimal } from '../../ui/text/money.js';
import type { NewReference, ReferenceKind, ReferenceRecord } from './references.api.js';

export interface ZoneValues {
  readonly id: string;
  readonly names: Record<Locale, string>;
  readonly latitude: string;
  readonly longitude: string;
}

export interface FareValues {
  readonly from: string;
  readonly to: string;
  readonly vehicle: string;
  readonly amount: string;
}

export interface RateValues {
  readonly vehicle: string;
  readonly base: string;
  readonly perKilometre: string;
}

/** The form, as it was typed. */
export interface ReferenceValues {
  readonly names: Record<Locale, string>;
  readonly position: string;
  readonly activated: boolean;
  readonly seats: string;
  readonly suitcases: string;
  readonly companyId: string;
  readonly country: string;
  readonly timeZone: string;
  readonly city: string;
  /** `FCO, CIA` */
  readonly airports: string;
  readonly currency: Currency;
  readonly vat: string;
  readonly zones: readonly ZoneValues[];
  readonly fares: readonly FareValues[];
  readonly rates: readonly RateValues[];
  readonly nightFrom: string;
  readonly nightUntil: string;
  readonly night: string;
  /** `12-25, 12-26` */
  readonly holidayDays: string;
  readonly holiday: string;
}

export const everyLanguage = (texts: Readonly<Record<string, string>> = {}): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? ''])) as Record<Locale, string>;

export const emptyReference: ReferenceValues = {
  names: everyLanguage(),
  position: '100',
  activated: true,
  seats: '3',
  suitcases: '3',
  companyId: '',
  country: '',
  timeZone: '',
  city: '',
  airports: '',
  currency: 'EUR',
  vat: '10',
  zones: [],
  fares: [],
  rates: [],
  nightFrom: '22',
  nightUntil: '6',
  night: '15',
  holidayDays: '01-01, 12-25, 12-26, 12-31',
  holiday: '20',
};

const percentOf = (basisPoints: number): string => String(basisPoints / 100);

export function valuesOf(record: ReferenceRecord): ReferenceValues {
  const { id, names, position, activated, vehicle, companyId, port, prices } = record;
  const currency = CURRENCIES.find((each) => each === prices?.currency) ?? 'EUR';
  const money = (amount: number): string => moneyDecimal({ amount, currency });
  return {
    ...emptyReference,
    names: everyLanguage(names),
    position: String(position),
    activated,
    companyId: companyId ?? '',
    ...(vehicle && { seats: String(vehicle.seats), suitcases: String(vehicle.suitcases) }),
    ...(port && { country: port.country, timeZone: port.timeZone }),
    ...(prices && {
      city: id,
      timeZone: prices.timeZone,
      airports: prices.airports.join(', '),
      currency,
      vat: percentOf(prices.vatBasisPoints),
      zones: prices.zones.map((zone) => ({
        id: zone.id,
        names: everyLanguage(zone.names),
        latitude: String(zone.latitude),
        longitude: String(zone.longitude),
      })),
      fares: prices.fares.map(({ between: [from = '', to = ''], vehicle: of, amount }) => ({
        ...{ from, to, vehicle: of, amount: money(amount) },
      })),
      rates: prices.rates.map(({ vehicle: of, base, perKilometre }) => ({
        ...{ vehicle: of, base: money(base), perKilometre: money(perKilometre) },
      })),
      nightFrom: String(prices.night.from),
      nightUntil: String(prices.night.until),
      night: percentOf(prices.night.basisPoints),
      holidayDays: prices.holidays.days.join(', '),
      holiday: percentOf(prices.holidays.basisPoints),
    }),
  };
}

export type ReferenceFault =
  | 'name'
  | 'position'
  | 'seats'
  | 'suitcases'
  | 'companyId'
  | 'country'
  | 'timeZone'
  | 'city'
  | 'airports'
  | 'vat'
  | 'zones'
  | 'fares'
  | 'rates'
  | 'night'
  | 'holiday';

const wholeOf = (text: string, least: number, most: number): number | undefined => {
  const written = text.trim();
  const number = Number(written);
  return /^\d{1,7}$/.test(written) && number >= least && number <= most ? number : undefined;
};

const degreesOf = (text: string, most: number): number | undefined => {
  const degrees = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Math.abs(degrees) <= most ? degrees : undefined;
};

const basisPointsOf = (text: string): number | undefined => {
  const [, whole = '', fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === '' ? undefined : Number(whole + fraction.padEnd(2, '0'));
};

/** `49.90` or `49,90` → minor units; undefined where it is no amount with the currency's digits. */
function amountOf(text: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:[.,](\d*))?$/.exec(text.trim()) ?? [];
  return whole === '' || fraction.length > digits ? undefined : Number(whole + fraction.padEnd(digits, '0'));
}

const listOf = (text: string): string[] =>
  text
    .split(/[\s,;、]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

type Zone = NonNullable<NewReference['prices']>['zones'][number];

/** Letters and digits of the English name behind the city, unless the zone has an id already. */
const zoneId = (city: string, name: string): string =>
  `${city}-${name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

function zoneOf({ id, names, latitude, longitude }: ZoneValues, city: string): Zone | undefined {
  const [north, east] = [degreesOf(latitude, 90), degreesOf(longitude, 180)];
  if (!names.en_US.trim() || north === undefined || east === undefined) return undefined;
  return { id: id || zoneId(city, names.en_US), names, latitude: north, longitude: east };
}

/** The zones with their ids, as fares name them. */
export const zonesOf = ({
  zones,
  city,
}: Pick<ReferenceValues, 'zones' | 'city'>): readonly { id: string; name: string }[] =>
  zones.flatMap(({ id, names }) =>
    names.en_US.trim() ? [{ id: id || zoneId(city, names.en_US), name: names.en_US }] : [],
  );

export const airportsOf = ({ airports }: Pick<ReferenceValues, 'airports'>): readonly string[] =>
  listOf(airports).map((code) => code.toUpperCase());

/** What is sent, or the fields to mend. */
export function requestOf(
  kind: ReferenceKind,
  values: ReferenceValues,
  isNew: boolean,
): NewReference | readonly ReferenceFault[] {
  const position = wholeOf(values.position, 0, 1_000_000);
  const common = { names: values.names, position: position ?? 0, activated: values.activated };
  const faults: ReferenceFault[] = [
    ...(values.names.en_US.trim() ? [] : (['name'] as const)),
    ...(position === undefined ? (['position'] as const) : []),
  ];
  const { part, faults: further } = PARTS[kind](values, isNew);
  const all = [...faults, ...further];
  return all.length > 0 ? all : { ...common, ...part };
}

interface Part {
  readonly part: Partial<NewReference>;
  readonly faults: readonly ReferenceFault[];
}

const PARTS: Readonly<Record<ReferenceKind, (values: ReferenceValues, isNew: boolean) => Part>> = {
  vehicle: roomOf,
  'cruise-company': () => ({ part: {}, faults: [] }),
  ship: ({ companyId }) => ({ part: { companyId }, faults: companyId ? [] : ['companyId'] }),
  port: portOf,
  'price-table': pricesOf,
};

function roomOf({ seats, suitcases }: ReferenceValues): Part {
  const [people, cases] = [wholeOf(seats, 1, 60), wholeOf(suitcases, 0, 99)];
  return {
    part: { vehicle: { seats: people ?? 1, suitcases: cases ?? 0 } },
    faults: [
      ...(people === undefined ? (['seats'] as const) : []),
      ...(cases === undefined ? (['suitcases'] as const) : []),
    ],
  };
}

function portOf({ country, timeZone }: ReferenceValues): Part {
  return {
    part: { port: { country, timeZone } },
    faults: [...(country ? [] : (['country'] as const)), ...(timeZone ? [] : (['timeZone'] as const))],
  };
}

function pricesOf(values: ReferenceValues, isNew: boolean): Part {
  const { currency, timeZone } = values;
  const airports = [...airportsOf(values)];
  const vatBasisPoints = basisPointsOf(values.vat);
  const zones = values.zones.flatMap((zone) => zoneOf(zone, values.city) ?? []);
  const fares = values.fares.flatMap(({ from, to, vehicle, amount }) => {
    const units = amountOf(amount, currency);
    return from && to && from !== to && vehicle && units
      ? [{ between: [from, to] as [string, string], vehicle, amount: units }]
      : [];
  });
  const rates = values.rates.flatMap(({ vehicle, base, perKilometre }) => {
    const [start, further] = [amountOf(base, currency), amountOf(perKilometre, currency)];
    return vehicle && start !== undefined && further ? [{ vehicle, base: start, perKilometre: further }] : [];
  });
  const [from, until] = [wholeOf(values.nightFrom, 0, 23), wholeOf(values.nightUntil, 0, 23)];
  const [night, holiday] = [basisPointsOf(values.night), basisPointsOf(values.holiday)];
  const days = listOf(values.holidayDays);
  const faults: ReferenceFault[] = [
    ...(isNew && values.city === '' ? (['city'] as const) : []),
    ...(timeZone ? [] : (['timeZone'] as const)),
    ...(airports.every((code) => /^[A-Z]{3}$/.test(code)) ? [] : (['airports'] as const)),
    ...(vatBasisPoints === undefined ? (['vat'] as const) : []),
    ...(zones.length < values.zones.length ? (['zones'] as const) : []),
    ...(fares.length < values.fares.length ? (['fares'] as const) : []),
    ...(rates.length < values.rates.length ? (['rates'] as const) : []),
    ...(from === undefined || until === undefined || night === undefined ? (['night'] as const) : []),
    ...(holiday === undefined || !days.every((day) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(day))
      ? (['holiday'] as const)
      : []),
  ];
  const prices = {
    ...{ airports, timeZone, currency, vatBasisPoints: vatBasisPoints ?? 0, zones, fares, rates },
    night: { from: from ?? 0, until: until ?? 0, basisPoints: night ?? 0 },
    holidays: { days, basisPoints: holiday ?? 0 },
  };
  return { part: { prices, ...(isNew ? { city: values.city } : {}) }, faults };
}
