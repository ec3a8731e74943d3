import { africaMiddleEast } from './reviews/africa-middle-east.js';
import { americasOceania } from './reviews/americas-oceania.js';
import { asia } from './reviews/asia.js';
import { centralEurope } from './reviews/central-europe.js';
import { iberia } from './reviews/iberia.js';
import { italy } from './reviews/italy.js';
import { northernEurope } from './reviews/northern-europe.js';
import type { ReviewsOfDemo } from './reviews/shapes.js';

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
