import type { GuideOfDemo } from './guides.js';

export const guidesOfAmericas: readonly GuideOfDemo[] = [
  // Chicago
  {
    email: 'rachel.kowalczyk@cicerone.example',
    firstName: 'Rachel',
    lastName: 'Kowalczyk',
    gender: 'female',
    city: 'chicago',
    languages: [
      {
        locale: 'en_US',
        level: 'native',
      },
      {
        locale: 'fr_FR',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'museum', 'group-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [6],
  },
  {
    email: 'marcus.ellison@cicerone.example',
    firstName: 'Marcus',
    lastName: 'Ellison',
    gender: 'male',
    city: 'chicago',
    languages: [
      {
        locale: 'en_US',
        level: 'native',
      },
      {
        locale: 'es_ES',
        level: 'fluent',
      },
      {
        locale: 'it_IT',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'food-tour', 'bike-tour', 'street-art-tour'],
    hasCar: false,
    hasBikes: true,
    rating: 4.8,
    daysOff: [1],
  },
  {
    email: 'daniel.nakagawa@cicerone.example',
    firstName: 'Daniel',
    lastName: 'Nakagawa',
    gender: 'male',
    city: 'chicago',
    languages: [
      {
        locale: 'en_US',
        level: 'native',
      },
      {
        locale: 'ja_JP',
        level: 'fluent',
      },
      {
        locale: 'ru_RU',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'museum', 'excursion', 'private-car-tour'],
    hasCar: true,
    hasBikes: false,
    rating: 4.6,
    daysOff: [7],
  },

  // San Francisco
  {
    email: 'elena.sandoval@cicerone.example',
    firstName: 'Elena',
    lastName: 'Sandoval',
    gender: 'female',
    city: 'san-francisco',
    languages: [
      {
        locale: 'en_US',
        level: 'native',
      },
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'it_IT',
        level: 'good',
      },
    ],
    categories: ['street-art-tour', 'private-tour', 'food-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [1],
  },
  {
    email: 'jason.nakashima@cicerone.example',
    firstName: 'Jason',
    lastName: 'Nakashima',
    gender: 'male',
    city: 'san-francisco',
    languages: [
      {
        locale: 'en_US',
        level: 'native',
      },
      {
        locale: 'ja_JP',
        level: 'fluent',
      },
      {
        locale: 'fr_FR',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'street-art-tour', 'bike-tour', 'group-tour'],
    hasCar: false,
    hasBikes: true,
    rating: 4.7,
    daysOff: [3],
  },
  {
    email: 'katherine.belov@cicerone.example',
    firstName: 'Katherine',
    lastName: 'Belov',
    gender: 'female',
    city: 'san-francisco',
    languages: [
      {
        locale: 'ru_RU',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'street-art-tour', 'museum', 'excursion', 'private-car-tour'],
    hasCar: true,
    hasBikes: false,
    rating: 4.6,
    daysOff: [2],
  },

  // Mexico City
  {
    email: 'ximena.arriaga@cicerone.example',
    firstName: 'Ximena',
    lastName: 'Arriaga',
    gender: 'female',
    city: 'mexico-city',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'fr_FR',
        level: 'fluent',
      },
      {
        locale: 'it_IT',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'museum', 'food-tour', 'group-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [1],
  },
  {
    email: 'rodrigo.escamilla@cicerone.example',
    firstName: 'Rodrigo',
    lastName: 'Escamilla',
    gender: 'male',
    city: 'mexico-city',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'fluent',
      },
    ],
    categories: ['private-tour', 'private-car-tour', 'excursion'],
    hasCar: true,
    hasBikes: false,
    rating: 4.8,
    daysOff: [7],
  },
  {
    email: 'tania.ochoa@cicerone.example',
    firstName: 'Tania',
    lastName: 'Ochoa',
    gender: 'female',
    city: 'mexico-city',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'ru_RU',
        level: 'fluent',
      },
      {
        locale: 'ja_JP',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'private-car-tour', 'excursion', 'museum'],
    hasCar: true,
    hasBikes: false,
    rating: 4.7,
    daysOff: [1],
  },

  // Havana
  {
    email: 'yanelis.fonseca@cicerone.example',
    firstName: 'Yanelis',
    lastName: 'Fonseca',
    gender: 'female',
    city: 'havana',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'fr_FR',
        level: 'fluent',
      },
    ],
    categories: ['private-tour', 'museum', 'group-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [7],
  },
  {
    email: 'lazaro.valdivia@cicerone.example',
    firstName: 'Lázaro',
    lastName: 'Valdivia',
    gender: 'male',
    city: 'havana',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'ru_RU',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'excursion', 'private-car-tour'],
    hasCar: true,
    hasBikes: false,
    rating: 4.7,
    daysOff: [1],
  },
  {
    email: 'ernesto.harada@cicerone.example',
    firstName: 'Ernesto',
    lastName: 'Harada',
    gender: 'male',
    city: 'havana',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'it_IT',
        level: 'fluent',
      },
      {
        locale: 'ja_JP',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'museum', 'bike-tour'],
    hasCar: false,
    hasBikes: true,
    rating: 4.6,
    daysOff: [2],
  },

  // Buenos Aires
  {
    email: 'florencia.bassani@cicerone.example',
    firstName: 'Florencia',
    lastName: 'Bassani',
    gender: 'female',
    city: 'buenos-aires',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'it_IT',
        level: 'fluent',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'fr_FR',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'food-tour', 'street-art-tour', 'group-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [1],
  },
  {
    email: 'gustavo.keller@cicerone.example',
    firstName: 'Gustavo',
    lastName: 'Keller',
    gender: 'male',
    city: 'buenos-aires',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'de_DE',
        level: 'fluent',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
    ],
    categories: ['private-tour', 'museum', 'excursion', 'private-car-tour'],
    hasCar: true,
    hasBikes: false,
    rating: 4.7,
    daysOff: [2],
  },
  {
    email: 'lucia.oshiro@cicerone.example',
    firstName: 'Lucía',
    lastName: 'Oshiro',
    gender: 'female',
    city: 'buenos-aires',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'ja_JP',
        level: 'fluent',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'ru_RU',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'museum', 'bike-tour'],
    hasCar: false,
    hasBikes: true,
    rating: 4.8,
    daysOff: [3],
  },

  // Rio de Janeiro: Portuguese, which they all speak, is no language of the product
  {
    email: 'beatriz.sampaio@cicerone.example',
    firstName: 'Beatriz',
    lastName: 'Sampaio',
    gender: 'female',
    city: 'rio-de-janeiro',
    languages: [
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'fr_FR',
        level: 'fluent',
      },
      {
        locale: 'es_ES',
        level: 'fluent',
      },
    ],
    categories: ['private-tour', 'museum', 'street-art-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [1],
  },
  {
    email: 'thiago.nogueira@cicerone.example',
    firstName: 'Thiago',
    lastName: 'Nogueira',
    gender: 'male',
    city: 'rio-de-janeiro',
    languages: [
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'it_IT',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'excursion', 'private-car-tour', 'bike-tour'],
    hasCar: true,
    hasBikes: true,
    rating: 4.7,
    daysOff: [2],
  },
  {
    email: 'leticia.yamashita@cicerone.example',
    firstName: 'Letícia',
    lastName: 'Yamashita',
    gender: 'female',
    city: 'rio-de-janeiro',
    languages: [
      {
        locale: 'ja_JP',
        level: 'fluent',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'ru_RU',
        level: 'good',
      },
    ],
    categories: ['private-tour', 'food-tour', 'group-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.6,
    daysOff: [1],
  },

  // Cusco
  {
    email: 'nelida.quispe@cicerone.example',
    firstName: 'Nélida',
    lastName: 'Quispe',
    gender: 'female',
    city: 'cusco',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'fr_FR',
        level: 'fluent',
      },
      {
        locale: 'it_IT',
        level: 'good',
      },
    ],
    categories: ['private-car-tour', 'excursion', 'private-tour', 'museum'],
    hasCar: true,
    hasBikes: false,
    rating: 4.9,
    daysOff: [7],
  },
  {
    email: 'washington.huaman@cicerone.example',
    firstName: 'Washington',
    lastName: 'Huamán',
    gender: 'male',
    city: 'cusco',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'fluent',
      },
    ],
    categories: ['private-car-tour', 'excursion', 'private-tour'],
    hasCar: true,
    hasBikes: false,
    rating: 4.8,
    daysOff: [3],
  },
  {
    email: 'milagros.tupayachi@cicerone.example',
    firstName: 'Milagros',
    lastName: 'Tupayachi',
    gender: 'female',
    city: 'cusco',
    languages: [
      {
        locale: 'es_ES',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'ja_JP',
        level: 'good',
      },
      {
        locale: 'ru_RU',
        level: 'good',
      },
    ],
    categories: ['private-car-tour', 'excursion', 'private-tour', 'food-tour'],
    hasCar: true,
    hasBikes: false,
    rating: 4.6,
    daysOff: [1],
  },

  // Montreal
  {
    email: 'genevieve.lachance@cicerone.example',
    firstName: 'Geneviève',
    lastName: 'Lachance',
    gender: 'female',
    city: 'montreal',
    languages: [
      {
        locale: 'fr_FR',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'es_ES',
        level: 'good',
      },
    ],
    categories: ['group-tour', 'private-tour', 'food-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.9,
    daysOff: [1],
  },
  {
    email: 'etienne.desrosiers@cicerone.example',
    firstName: 'Étienne',
    lastName: 'Desrosiers',
    gender: 'male',
    city: 'montreal',
    languages: [
      {
        locale: 'fr_FR',
        level: 'native',
      },
      {
        locale: 'en_US',
        level: 'fluent',
      },
      {
        locale: 'de_DE',
        level: 'good',
      },
      {
        locale: 'it_IT',
        level: 'good',
      },
    ],
    categories: ['group-tour', 'private-tour', 'bike-tour', 'museum'],
    hasCar: false,
    hasBikes: true,
    rating: 4.8,
    daysOff: [3],
  },
  {
    email: 'alexandra.melnyk@cicerone.example',
    firstName: 'Alexandra',
    lastName: 'Melnyk',
    gender: 'female',
    city: 'montreal',
    languages: [
      {
        locale: 'en_US',
        level: 'native',
      },
      {
        locale: 'fr_FR',
        level: 'fluent',
      },
      {
        locale: 'ru_RU',
        level: 'fluent',
      },
      {
        locale: 'ja_JP',
        level: 'good',
      },
    ],
    categories: ['group-tour', 'private-tour', 'street-art-tour'],
    hasCar: false,
    hasBikes: false,
    rating: 4.7,
    daysOff: [2],
  },
];
