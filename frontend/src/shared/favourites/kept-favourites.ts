import { type Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';

const KEY = 'favourite_tours';
/** As many as one call adds to an account. */
const MOST_KEPT = 100;

/** Ids of the tours that this browser's visitor has marked, the latest first. */
export function keptFavourites(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepFavourite(tourId: string, favourite: boolean): void {
  const others = keptFavourites().filter((id) => id !== tourId);
  const kept = favourite ? [tourId, ...others].slice(0, MOST_KEPT) : others;
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/**
 * Gives the visitor's marks to the person who has just signed in. They stay in the browser where the server cannot take
 * them, and are given with the next login.
 */
export async function giveKeptFavourites(api: Api, userId: string): Promise<void> {
  const tours = [...keptFavourites()];
  if (tours.length === 0) return;
  await writeApi(api, 'POST /api/user/{id}/favourite-tours', { params: { id: userId }, body: { tours } }).then(
    () => localStorage.removeItem(KEY),
    () => undefined,
  );
}
