interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const KILOMETRES_OF_EARTH = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies. */
export function distanceBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const south = Math.sin((to - from) / 2) ** 2;
  const east = Math.cos(from) * Math.cos(to) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * KILOMETRES_OF_EARTH * Math.asin(Math.sqrt(south + east));
}

/** The nearest first. */
export const nearestTo = <Other extends Place>(place: Place, others: readonly Other[]): Other[] =>
  others.toSorted((one, other) => distanceBetween(place, one) - distanceBetween(place, other));
