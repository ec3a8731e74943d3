import { africaMiddleEast } from './africa-middle-east.js';
import { americasOceania } from './americas-oceania.js';
import { asia } from './asia.js';
import { centralEurope } from './central-europe.js';
import { iberia } from './iberia.js';
import { italy } from './italy.js';
import { northernEurope } from './northern-europe.js';
import type { ReviewsOfDemo } from './shapes.js';

/** All reviews of the demonstration. */
export const reviews: ReviewsOfDemo = {
  ...africaMiddleEast,
  ...americasOceania,
  ...asia,
  ...centralEurope,
  ...iberia,
  ...italy,
  ...northernEurope,
};
