import { TourPosters } from '../documents/tour-posters.js';

/** Tours without a picture. */
export class NoPosters extends TourPosters {
  async find(): Promise<undefined> {
    return undefined;
  }
}
