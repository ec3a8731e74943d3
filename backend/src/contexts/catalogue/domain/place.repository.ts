import type { Place, PlaceKind } from './place.js';

export abstract class PlaceRepository {
  /** Locks the place until the transaction ends. Throws PlaceUnknown. */
  abstract getForChange(kind: PlaceKind, id: string): Promise<Place>;
  /** Throws PlaceTaken or PlaceParentUnknown. */
  abstract add(place: Place): Promise<void>;
  /** Adds one to the version; the old slug leads to the new one. Throws PlaceTaken or PlaceParentUnknown. */
  abstract save(place: Place): Promise<void>;
}
