import { EntryMotifUnknown } from './content.errors.js';
import type { EntryFacts } from './entry.js';
import type { PosterStudio } from './poster-studio.js';

/** Throws EntryMotifUnknown where the poster of the entry could not be drawn. */
export function mustBeDrawable({ landmarks = [] }: EntryFacts, studio: PosterStudio): void {
  try {
    if (landmarks.length > 0) studio.colourOf({ slug: 'entry', landmarks });
  } catch {
    throw new EntryMotifUnknown();
  }
}
