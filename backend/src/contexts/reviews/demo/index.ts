import { italy } from './italy.js';
import type { ReviewsOfDemo } from './shapes.js';

/** All reviews of the demonstration. */
export const reviews: ReviewsOfDemo = {
  ...italy,
};
