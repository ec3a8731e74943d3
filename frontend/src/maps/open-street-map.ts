import type { Place } from './projection.js';

const ZOOM = { street: 17, city: 12 } as const;

/** A page of another map service, with a mark at the place. */
export const openStreetMap = ({ latitude, longitude }: Place, near: keyof typeof ZOOM): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM[near]}/${latitude}/${longitude}`;
