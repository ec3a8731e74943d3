import type { QueryClient } from '@tanstack/react-query';
import type { Choice } from './booking-choice.js';

/** Of one visitor's page, for as long as it lives. */
const left = new WeakMap<QueryClient, Map<string, Choice>>();

/** What was chosen at an address of a tour and not put into the cart: who comes back to it finds it as they left it. */
export const leftChoice = (page: QueryClient, place: string): Choice | undefined => left.get(page)?.get(place);

export function rememberLeft(page: QueryClient, place: string, choice: Choice | undefined): void {
  const known = left.get(page) ?? new Map<string, Choice>();
  left.set(page, known);
  if (choice) known.set(place, choice);
  else known.delete(place);
}
