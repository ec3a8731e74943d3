import { localZone } from '../../ui/text/local-zone.js';
import type { Quote } from './quotes.api.js';

/** Whose clock a moment of a quote is read on: the place's, or the reader's where nobody knows the place. */
export const placeOf = (place: Quote['place']): { readonly timeZone: string } => ({
  timeZone: place?.timeZone ?? localZone(),
});
