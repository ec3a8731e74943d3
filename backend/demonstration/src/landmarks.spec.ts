import { describe, expect, it } from '@jest/globals';
import { cities } from './cities.js';
import { countries } from './countries.js';
import { tours } from './tours.js';
import { MOTIFS } from '@cicerone/backend/contexts/catalogue/domain/motifs';
import type { ContinentSlug, Landmark, Motif } from '@cicerone/posters/landmark';
import { motifs } from '@cicerone/posters/motifs/index';
import { paletteOf } from '@cicerone/posters/palette';
import { posterSubject } from '@cicerone/posters/poster-subject';
import { rngOf } from '@cicerone/posters/prng';

const ink = paletteOf('landmarks', 'europa', 'day').planes.near;

const draw = ({ motif, name }: Landmark, region: ContinentSlug | undefined): string => {
  const { w, h, draw: paint } = motifs[motif];
  return paint({ ink, rng: rngOf('landmarks'), w, h, region, name });
};

const cityOf = new Map(cities.map((city) => [city.slug, city]));
const countryOf = new Map(countries.map((country) => [country.code, country]));

/** Everything that stands in a picture of the demonstration, with the city it stands in. */
const shown = [
  ...cities.map(({ slug, landmarks }) => ({ city: slug, ...posterSubject({ slug, landmarks }) })),
  ...tours.map(({ slug, city, landmarks }) => ({ city, ...posterSubject({ slug, landmarks }) })),
].flatMap(({ city, landmarks }) => {
  const country = countryOf.get(cityOf.get(city)?.country ?? '');
  return landmarks.map((landmark) => ({
    city,
    country: country?.code,
    motif: landmark.motif,
    drawing: draw(landmark, country?.continent),
  }));
});

/** Buildings that people recognise anywhere, by what they are called and where they stand. */
const known: readonly (readonly [string, Motif, string, ContinentSlug])[] = [
  ['london', 'clock-tower', 'Big Ben', 'europa'],
  ['london', 'bridge', 'Tower Bridge', 'europa'],
  ['london', 'dome', 'St. Paul’s Cathedral', 'europa'],
  ['paris', 'cathedral', 'Notre-Dame', 'europa'],
  ['paris', 'dome', 'Panthéon', 'europa'],
  ['paris', 'pyramids', 'Louvre Pyramid', 'europa'],
  ['florence', 'dome', 'Brunelleschi’s Dome', 'europa'],
  ['florence', 'bridge', 'Ponte Vecchio', 'europa'],
  ['barcelona', 'cathedral', 'Sagrada Família', 'europa'],
  ['barcelona', 'gate', 'Casa Batlló', 'europa'],
  ['milan', 'cathedral', 'Milan Cathedral', 'europa'],
  ['siena', 'cathedral', 'Siena Cathedral', 'europa'],
  ['helsinki', 'dome', 'Helsinki Cathedral', 'europa'],
  ['cologne', 'cathedral', 'Cologne Cathedral', 'europa'],
  ['prague', 'cathedral', 'St. Vitus Cathedral', 'europa'],
  ['prague', 'bridge', 'Charles Bridge', 'europa'],
  ['stockholm', 'towers', 'Stockholm City Hall', 'europa'],
  ['edinburgh', 'castle', 'Edinburgh Castle', 'europa'],
  ['vienna', 'palace', 'Hofburg', 'europa'],
  ['madrid', 'museum-columns', 'Prado Museum', 'europa'],
  ['lisbon', 'tram', 'Tram 28', 'europa'],
  ['naples', 'gate', 'Spaccanapoli', 'europa'],
  ['munich', 'market-stall', 'Viktualienmarkt', 'europa'],
  ['bordeaux', 'palace', 'Place de la Bourse', 'europa'],
  ['monaco', 'palace', 'Prince’s Palace', 'europa'],
  ['madrid', 'palace', 'Royal Palace', 'europa'],
  ['turin', 'dome', 'Mole Antonelliana', 'europa'],
  ['oxford', 'dome', 'Radcliffe Camera', 'europa'],
  ['split', 'temple-columns', 'Peristyle of Diocletian’s Palace', 'europa'],
  ['krakow', 'castle', 'Wawel Castle', 'europa'],
  ['toledo', 'castle', 'Alcázar of Toledo', 'europa'],
  ['bratislava', 'castle', 'Bratislava Castle', 'europa'],
  ['seville', 'towers', 'Giralda', 'europa'],
  ['venice', 'bridge', 'Rialto Bridge', 'europa'],
  ['lucerne', 'bridge', 'Chapel Bridge', 'europa'],
  ['stockholm', 'ship', 'Vasa', 'europa'],
  ['porto', 'ship', 'Rabelo boats at Gaia', 'europa'],
  ['vienna', 'museum-columns', 'Kunsthistorisches Museum', 'europa'],
  ['tokyo', 'museum-columns', 'Honkan of the Tokyo National Museum', 'asia'],
  ['strasbourg', 'cathedral', 'Strasbourg Cathedral', 'europa'],
  ['dresden', 'dome', 'Frauenkirche', 'europa'],
  ['vilnius', 'castle', 'Gediminas Tower', 'europa'],
  ['cesky-krumlov', 'castle', 'Český Krumlov Castle', 'europa'],
  ['warsaw', 'palace', 'Royal Castle', 'europa'],
  ['dublin', 'bridge', 'Ha’penny Bridge', 'europa'],
  ['luxembourg', 'bridge', 'Adolphe Bridge', 'europa'],
  ['copenhagen', 'canal-houses', 'Nyhavn', 'europa'],
  ['quebec-city', 'castle', 'Château Frontenac', 'america'],
  ['kathmandu', 'pagoda', 'Kumbheshwar Temple', 'asia'],
  ['mumbai', 'gate', 'Gateway of India', 'asia'],
  ['beijing', 'pagoda', 'Hall of Prayer for Good Harvests', 'asia'],
  ['xian', 'pagoda', 'Giant Wild Goose Pagoda', 'asia'],
  ['xian', 'gate', 'Bell Tower', 'asia'],
  ['hanoi', 'pagoda', 'Trấn Quốc Pagoda', 'asia'],
  ['hong-kong', 'ship', 'Star Ferry', 'asia'],
  ['samarkand', 'gate', 'Registan', 'asia'],
  ['bukhara', 'minaret', 'Kalyan Minaret', 'asia'],
  ['tunis', 'arches', 'Bab el Bhar', 'africa'],
  ['cairo', 'gate', 'Bab Zuweila', 'africa'],
  ['harar', 'gate', 'Gates of Jugol', 'africa'],
  ['cairo', 'pyramids', 'Pyramids of Giza', 'africa'],
  ['new-york', 'statue', 'Statue of Liberty', 'america'],
  ['chicago', 'skyscrapers', 'Chicago Board of Trade Building', 'america'],
  ['mexico-city', 'dome', 'Palacio de Bellas Artes', 'america'],
  ['havana', 'cathedral', 'Havana Cathedral', 'america'],
  ['buenos-aires', 'palace', 'Casa Rosada', 'america'],
  ['buenos-aires', 'street-art-wall', 'Caminito', 'america'],
  ['rio-de-janeiro', 'statue', 'Christ the Redeemer', 'america'],
];

describe('what stands in the pictures of the demonstration', () => {
  it.each(known)('is the landmark of its own city: %s, %s %s', (city, motif, name, region) => {
    const building = draw({ motif, name }, region);
    const places = shown.filter((one) => one.motif === motif && one.drawing === building).map((one) => one.city);
    expect(places).toContain(city);
    expect(new Set(places)).toEqual(new Set([city]));
  });

  it('is pasta only in Italy', () => {
    const pasta = draw({ motif: 'plate', name: 'Dinner' }, 'europa');
    const lands = shown.filter((one) => one.motif === 'plate' && one.drawing === pasta).map((one) => one.country);
    expect(lands).toContain('IT');
    expect(new Set(lands)).toEqual(new Set(['IT']));
  });
});

it('draws whatever the team may choose for a place, and nothing else', () => {
  expect([...MOTIFS]).toEqual(Object.keys(motifs).sort());
});
