import type { CatalogueSeeding } from '@cicerone/backend/contexts/catalogue/seeding/catalogue-seeding';
import type { ContentSeeding } from '@cicerone/backend/contexts/content/seeding/content-seeding';
import { cities, type City } from './cities.js';
import { type Country, countries } from './countries.js';
import { countryNames } from './country-names.js';
import { guideLanguagesOf } from './guide-languages.js';
import { landmarkNames } from './landmark-names.js';
import { categories } from './categories.js';
import { continents } from './continents.js';
import { startTimes } from './start-times.js';
import { type Tour, tours } from './tours.js';

/** Writes places and tours; what is there already keeps its id and gets today's texts and prices. */
export async function seedCatalogue(catalogue: CatalogueSeeding, content: ContentSeeding): Promise<void> {
  await catalogue.writePlaces({
    continents: continents.map((continent) => ({
      ...continent,
      position: continent.order,
      imageColour: content.colourOf({ slug: continent.slug, landmarks: [], continent: continent.slug, evening: false }),
    })),
    countries: countries.map((country) => ({
      ...country,
      names: countryNames(country.code),
      position: country.order,
      imageColour: content.colourOf({ ...country, landmarks: [], evening: false }),
    })),
    cities: cities.map((city) => ({
      ...city,
      position: city.order,
      imageColour: content.colourOf({
        slug: city.slug,
        landmarks: city.landmarks,
        continent: continentOf(city),
        evening: false,
      }),
    })),
    categories: categories.map((category, position) => ({ ...category, position })),
  });
  await catalogue.writeTours(tours.map((tour) => tourToSeed(tour, content)));
}

function tourToSeed(tour: Tour, content: ContentSeeding) {
  return {
    ...tour,
    position: tour.order - 1,
    landmarks: tour.landmarks.map((landmark) => ({ ...landmark, names: landmarkNames.get(landmark.name) })),
    imageColour: content.colourOf({
      slug: tour.slug,
      landmarks: tour.landmarks,
      continent: continentOf(cityOf(tour)),
      evening: tour.specialFilters.includes('evening'),
    }),
    guideLanguages: guideLanguagesOf(tour),
    options: tour.options.map(({ starts, ...option }) => ({ ...option, startTimes: startTimes(starts) })),
  };
}

function cityOf({ slug, city: where }: Tour): City {
  const city = cities.find((one) => one.slug === where);
  if (!city) throw new Error(`The demonstration has no city ${where}, where ${slug} takes place`);
  return city;
}

function continentOf({ slug, country: where }: City): Country['continent'] {
  const country = countries.find(({ code }) => code === where);
  if (!country) throw new Error(`The demonstration has no country ${where}, where ${slug} is`);
  return country.continent;
}
