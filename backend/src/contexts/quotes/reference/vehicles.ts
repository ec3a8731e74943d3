import type { Translated } from '../../../shared-kernel/language/locale.js';

export interface VehicleRow {
  readonly id: string;
  readonly names: Translated;
  /** Passengers, infants among them. */
  readonly seats: number;
  readonly suitcases: number;
}

/** The vehicles that can be asked for, from the smallest. */
export const vehicles: readonly VehicleRow[] = [
  {
    id: 'sedan',
    names: {
      en_US: 'Sedan',
      fr_FR: 'Berline',
      de_DE: 'Limousine',
      es_ES: 'Turismo',
      it_IT: 'Berlina',
      ru_RU: 'Седан',
      ja_JP: 'セダン',
    },
    seats: 3,
    suitcases: 3,
  },
  {
    id: 'business-sedan',
    names: {
      en_US: 'Business sedan',
      fr_FR: 'Berline affaires',
      de_DE: 'Limousine der Oberklasse',
      es_ES: 'Turismo de alta gama',
      it_IT: 'Berlina di alta gamma',
      ru_RU: 'Седан бизнес-класса',
      ja_JP: 'ビジネスセダン',
    },
    seats: 3,
    suitcases: 2,
  },
  {
    id: 'minivan',
    names: {
      en_US: 'Minivan',
      fr_FR: 'Monospace',
      de_DE: 'Großraumwagen',
      es_ES: 'Monovolumen',
      it_IT: 'Monovolume',
      ru_RU: 'Минивэн',
      ja_JP: 'ミニバン',
    },
    seats: 7,
    suitcases: 7,
  },
  {
    id: 'minibus',
    names: {
      en_US: 'Minibus',
      fr_FR: 'Minibus',
      de_DE: 'Kleinbus',
      es_ES: 'Minibús',
      it_IT: 'Minibus',
      ru_RU: 'Микроавтобус',
      ja_JP: 'マイクロバス',
    },
    seats: 16,
    suitcases: 16,
  },
  {
    id: 'coach',
    names: {
      en_US: 'Coach',
      fr_FR: 'Autocar',
      de_DE: 'Reisebus',
      es_ES: 'Autocar',
      it_IT: 'Pullman',
      ru_RU: 'Автобус',
      ja_JP: '大型バス',
    },
    seats: 50,
    suitcases: 50,
  },
];
