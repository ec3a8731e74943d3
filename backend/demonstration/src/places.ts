import type { Translated } from '@cicerone/backend/shared-kernel/language/locale';
import type { CategorySlug, ContinentSlug } from './shapes.js';

export interface ContinentOfDemo {
  readonly slug: ContinentSlug;
  readonly names: Translated;
  readonly order: number;
}

export interface CategoryOfDemo {
  readonly slug: CategorySlug;
  readonly titles: Translated;
}

export const continents: readonly ContinentOfDemo[] = [
  {
    slug: 'europa',
    names: {
      en_US: 'Europe',
      fr_FR: 'Europe',
      de_DE: 'Europa',
      es_ES: 'Europa',
      it_IT: 'Europa',
      ru_RU: 'Европа',
      ja_JP: 'ヨーロッパ',
    },
    order: 1,
  },
  {
    slug: 'asia',
    names: {
      en_US: 'Asia',
      fr_FR: 'Asie',
      de_DE: 'Asien',
      es_ES: 'Asia',
      it_IT: 'Asia',
      ru_RU: 'Азия',
      ja_JP: 'アジア',
    },
    order: 2,
  },
  {
    slug: 'america',
    names: {
      en_US: 'The Americas',
      fr_FR: 'Amérique',
      de_DE: 'Amerika',
      es_ES: 'América',
      it_IT: 'America',
      ru_RU: 'Америка',
      ja_JP: '南北アメリカ',
    },
    order: 3,
  },
  {
    slug: 'africa',
    names: {
      en_US: 'Africa',
      fr_FR: 'Afrique',
      de_DE: 'Afrika',
      es_ES: 'África',
      it_IT: 'Africa',
      ru_RU: 'Африка',
      ja_JP: 'アフリカ',
    },
    order: 4,
  },
  {
    slug: 'oceania',
    names: {
      en_US: 'Oceania',
      fr_FR: 'Océanie',
      de_DE: 'Ozeanien',
      es_ES: 'Oceanía',
      it_IT: 'Oceania',
      ru_RU: 'Океания',
      ja_JP: 'オセアニア',
    },
    order: 5,
  },
];

export const categories: readonly CategoryOfDemo[] = [
  {
    slug: 'private-tour',
    titles: {
      en_US: 'Private tours',
      fr_FR: 'Visites privées',
      de_DE: 'Private Touren',
      es_ES: 'Visitas privadas',
      it_IT: 'Tour privati',
      ru_RU: 'Индивидуальные экскурсии',
      ja_JP: 'プライベートツアー',
    },
  },
  {
    slug: 'group-tour',
    titles: {
      en_US: 'Small-group tours',
      fr_FR: 'Visites en petit groupe',
      de_DE: 'Touren in kleiner Gruppe',
      es_ES: 'Visitas en grupo pequeño',
      it_IT: 'Tour in piccolo gruppo',
      ru_RU: 'Экскурсии в малой группе',
      ja_JP: '少人数ツアー',
    },
  },
  {
    slug: 'street-art-tour',
    titles: {
      en_US: 'Street art tours',
      fr_FR: 'Visites street art',
      de_DE: 'Street-Art-Touren',
      es_ES: 'Rutas de arte urbano',
      it_IT: 'Tour di street art',
      ru_RU: 'Экскурсии по стрит-арту',
      ja_JP: 'ストリートアートツアー',
    },
  },
  {
    slug: 'bike-tour',
    titles: {
      en_US: 'Bike tours',
      fr_FR: 'Visites à vélo',
      de_DE: 'Fahrradtouren',
      es_ES: 'Rutas en bicicleta',
      it_IT: 'Tour in bicicletta',
      ru_RU: 'Велоэкскурсии',
      ja_JP: '自転車ツアー',
    },
  },
  {
    slug: 'food-tour',
    titles: {
      en_US: 'Food tours',
      fr_FR: 'Visites gourmandes',
      de_DE: 'Kulinarische Touren',
      es_ES: 'Rutas gastronómicas',
      it_IT: 'Tour gastronomici',
      ru_RU: 'Гастрономические экскурсии',
      ja_JP: 'グルメツアー',
    },
  },
  {
    slug: 'excursion',
    titles: {
      en_US: 'Day trips',
      fr_FR: 'Excursions',
      de_DE: 'Ausflüge',
      es_ES: 'Excursiones',
      it_IT: 'Escursioni',
      ru_RU: 'Поездки за город',
      ja_JP: '日帰り観光',
    },
  },
  {
    slug: 'private-car-tour',
    titles: {
      en_US: 'Tours by private car',
      fr_FR: 'Visites en voiture privée',
      de_DE: 'Touren im Privatwagen',
      es_ES: 'Visitas en coche privado',
      it_IT: 'Tour in auto privata',
      ru_RU: 'Экскурсии на автомобиле',
      ja_JP: '専用車ツアー',
    },
  },
  {
    slug: 'museum',
    titles: {
      en_US: 'Museum tours',
      fr_FR: 'Visites de musées',
      de_DE: 'Museumsführungen',
      es_ES: 'Visitas a museos',
      it_IT: 'Tour nei musei',
      ru_RU: 'Экскурсии по музеям',
      ja_JP: '美術館・博物館ツアー',
    },
  },
];
