import { citiesOfAfrica } from './cities-africa.js';
import { citiesOfAfricaMore1 } from './cities-africa-more-1.js';
import { citiesOfAfricaMore2 } from './cities-africa-more-2.js';
import { citiesOfAmerica1 } from './cities-america-1.js';
import { citiesOfAmerica2 } from './cities-america-2.js';
import { citiesOfAmericaMore1 } from './cities-america-more-1.js';
import { citiesOfAmericaMore2 } from './cities-america-more-2.js';
import { citiesOfAmericaMore3 } from './cities-america-more-3.js';
import { citiesOfAsia1 } from './cities-asia-1.js';
import { citiesOfAsia2 } from './cities-asia-2.js';
import { citiesOfAsiaMore1 } from './cities-asia-more-1.js';
import { citiesOfAsiaMore2 } from './cities-asia-more-2.js';
import { citiesOfAsiaMore3 } from './cities-asia-more-3.js';
import { citiesOfEuropa1 } from './cities-europa-1.js';
import { citiesOfEuropa2 } from './cities-europa-2.js';
import { citiesOfEuropa3 } from './cities-europa-3.js';
import { citiesOfEuropaMore1 } from './cities-europa-more-1.js';
import { citiesOfEuropaMore2 } from './cities-europa-more-2.js';
import { citiesOfEuropaMore3 } from './cities-europa-more-3.js';
import { citiesOfEuropaMore4 } from './cities-europa-more-4.js';
import { citiesOfEuropaMore5 } from './cities-europa-more-5.js';
import { citiesOfOceania } from './cities-oceania.js';
import { citiesOfOceaniaMore1 } from './cities-oceania-more-1.js';
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
  ...citiesOfEuropaMore1,
  ...citiesOfEuropaMore2,
  ...citiesOfEuropaMore3,
  ...citiesOfEuropaMore4,
  ...citiesOfEuropaMore5,
  ...citiesOfAsiaMore1,
  ...citiesOfAsiaMore2,
  ...citiesOfAsiaMore3,
  ...citiesOfAmericaMore1,
  ...citiesOfAmericaMore2,
  ...citiesOfAmericaMore3,
  ...citiesOfAfricaMore1,
  ...citiesOfAfricaMore2,
  ...citiesOfOceaniaMore1,
];
