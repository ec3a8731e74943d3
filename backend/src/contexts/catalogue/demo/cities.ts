import { citiesOfAfrica } from './cities-africa.js';
import { citiesOfAmerica1 } from './cities-america-1.js';
import { citiesOfAmerica2 } from './cities-america-2.js';
import { citiesOfAsia1 } from './cities-asia-1.js';
import { citiesOfAsia2 } from './cities-asia-2.js';
import { citiesOfEuropa1 } from './cities-europa-1.js';
import { citiesOfEuropa2 } from './cities-europa-2.js';
import { citiesOfEuropa3 } from './cities-europa-3.js';
import { citiesOfOceania } from './cities-oceania.js';
import type { CityOfDemo } from './shapes.js';

/** Every city of the demonstration; `order` runs over all of them, whatever the continent. */
export const cities: readonly CityOfDemo[] = [
  ...citiesOfEuropa1,
  ...citiesOfEuropa2,
  ...citiesOfEuropa3,
  ...citiesOfAsia1,
  ...citiesOfAsia2,
  ...citiesOfAmerica1,
  ...citiesOfAmerica2,
  ...citiesOfAfrica,
  ...citiesOfOceania,
];
