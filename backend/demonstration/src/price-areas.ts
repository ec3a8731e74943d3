import type { Fare, PriceArea } from '@cicerone/backend/contexts/quotes/seeding/price-area-seeding';
import type { Translated } from '@cicerone/backend/shared-kernel/language/locale';

const CENTRE: Translated = {
  en_US: 'City center',
  fr_FR: 'Centre-ville',
  de_DE: 'Innenstadt',
  es_ES: 'Centro de la ciudad',
  it_IT: 'Centro città',
  ru_RU: 'Центр города',
  ja_JP: '市内中心部',
};
const OUTSKIRTS: Translated = {
  en_US: 'Outside the center',
  fr_FR: 'Hors du centre',
  de_DE: 'Außerhalb der Innenstadt',
  es_ES: 'Fuera del centro',
  it_IT: 'Fuori dal centro',
  ru_RU: 'За пределами центра',
  ja_JP: '中心部以外',
};
const PORT: Translated = {
  en_US: 'Port of Civitavecchia',
  fr_FR: 'Port de Civitavecchia',
  de_DE: 'Hafen von Civitavecchia',
  es_ES: 'Puerto de Civitavecchia',
  it_IT: 'Porto di Civitavecchia',
  ru_RU: 'Порт Чивитавеккья',
  ja_JP: 'チヴィタヴェッキア港',
};

/** Prices of one way in minor units: sedan, business sedan, minivan. */
type Prices = readonly [sedan: number, business: number, minivan: number];

const fares = (one: string, other: string, [sedan, business, minivan]: Prices): readonly Fare[] => [
  { between: [one, other], vehicle: 'sedan', amount: sedan },
  { between: [one, other], vehicle: 'business-sedan', amount: business },
  { between: [one, other], vehicle: 'minivan', amount: minivan },
];

const NIGHT = { from: 22, until: 6, basisPoints: 1500 };
const HOLIDAYS = { days: ['01-01', '12-25', '12-26', '12-31'], basisPoints: 2000 };

type City = Pick<PriceArea, 'id' | 'timeZone' | 'currency' | 'vatBasisPoints'> & {
  readonly centre: readonly [latitude: number, longitude: number];
  readonly outskirts: readonly [latitude: number, longitude: number];
  /** By airport: into the center, and to the outskirts. */
  readonly airports: Readonly<Record<string, readonly [centre: Prices, outskirts: Prices]>>;
  readonly base: Prices;
  readonly perKilometre: Prices;
};

function areaOf(city: City, further: Pick<PriceArea, 'zones' | 'fares'> = { zones: [], fares: [] }): PriceArea {
  const { id, timeZone, currency, vatBasisPoints, centre, outskirts, airports, base, perKilometre } = city;
  const [middle, edge] = [`${id}-centre`, `${id}-outskirts`];
  return {
    ...{ id, timeZone, currency, vatBasisPoints },
    airports: Object.keys(airports),
    zones: [
      { id: middle, names: CENTRE, latitude: centre[0], longitude: centre[1] },
      { id: edge, names: OUTSKIRTS, latitude: outskirts[0], longitude: outskirts[1] },
      ...further.zones,
    ],
    fares: [
      ...Object.entries(airports).flatMap(([airport, [inner, outer]]) => [
        ...fares(airport, middle, inner),
        ...fares(airport, edge, outer),
      ]),
      ...further.fares,
    ],
    rates: (['sedan', 'business-sedan', 'minivan'] as const).map((vehicle, index) => ({
      vehicle,
      base: base[index] ?? 0,
      perKilometre: perKilometre[index] ?? 0,
    })),
    night: NIGHT,
    holidays: HOLIDAYS,
  };
}

/** Price tables of five cities, which the team of a real company writes itself. */
export const priceAreas: readonly PriceArea[] = [
  areaOf(
    {
      id: 'rome',
      timeZone: 'Europe/Rome',
      currency: 'EUR',
      vatBasisPoints: 1000,
      centre: [41.898, 12.477],
      outskirts: [41.86, 12.56],
      airports: {
        FCO: [
          [5500, 8000, 8500],
          [7000, 9500, 10_000],
        ],
        CIA: [
          [5000, 7500, 8000],
          [5500, 8000, 8500],
        ],
      },
      base: [1500, 2500, 2500],
      perKilometre: [180, 260, 260],
    },
    {
      zones: [{ id: 'rome-civitavecchia', names: PORT, latitude: 42.095, longitude: 11.795 }],
      fares: [
        ...fares('FCO', 'rome-civitavecchia', [13_000, 17_000, 17_500]),
        ...fares('rome-centre', 'rome-civitavecchia', [15_000, 19_500, 20_000]),
      ],
    },
  ),
  areaOf({
    id: 'paris',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    vatBasisPoints: 1000,
    centre: [48.857, 2.352],
    outskirts: [48.83, 2.24],
    airports: {
      CDG: [
        [7500, 10_500, 11_000],
        [9000, 12_500, 13_000],
      ],
      ORY: [
        [6000, 9000, 9500],
        [7000, 10_000, 10_500],
      ],
    },
    base: [1800, 2800, 2800],
    perKilometre: [210, 300, 300],
  }),
  areaOf({
    id: 'london',
    timeZone: 'Europe/London',
    currency: 'GBP',
    vatBasisPoints: 2000,
    centre: [51.507, -0.128],
    outskirts: [51.46, -0.3],
    airports: {
      LHR: [
        [8000, 11_500, 12_000],
        [7000, 10_500, 11_000],
      ],
      LGW: [
        [9500, 13_500, 14_000],
        [9000, 13_000, 13_500],
      ],
    },
    base: [2000, 3000, 3000],
    perKilometre: [230, 330, 330],
  }),
  areaOf({
    id: 'new-york',
    timeZone: 'America/New_York',
    currency: 'USD',
    vatBasisPoints: 0,
    centre: [40.758, -73.985],
    outskirts: [40.68, -73.94],
    airports: {
      JFK: [
        [9500, 13_500, 14_500],
        [8500, 12_500, 13_500],
      ],
      EWR: [
        [10_000, 14_000, 15_000],
        [12_000, 16_000, 17_000],
      ],
    },
    base: [2500, 3500, 3500],
    perKilometre: [250, 350, 350],
  }),
  areaOf({
    id: 'tokyo',
    timeZone: 'Asia/Tokyo',
    currency: 'JPY',
    vatBasisPoints: 1000,
    centre: [35.681, 139.767],
    outskirts: [35.7, 139.6],
    airports: {
      HND: [
        [11_000, 16_000, 17_000],
        [13_000, 18_000, 19_000],
      ],
      NRT: [
        [25_000, 34_000, 36_000],
        [29_000, 38_000, 40_000],
      ],
    },
    base: [3000, 4500, 4500],
    perKilometre: [400, 560, 560],
  }),
];
