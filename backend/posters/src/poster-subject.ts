import { CONTINENTS, type ContinentSlug, type Motif } from './landmark.js';
import { motifs } from './motifs/index.js';
import type { PosterSubject } from './poster.js';

/** A subject as data files and databases have it: motifs and parts of the world are plain names. */
export interface NamedSubject extends Omit<PosterSubject, 'landmarks' | 'continent'> {
  readonly landmarks: readonly { readonly motif: string; readonly name: string }[];
  readonly continent?: string;
}

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name);
const isContinent = (slug: string): slug is ContinentSlug => CONTINENTS.some((each) => each === slug);

/** The subject that the names describe. Throws where a motif or a part of the world is called as none is. */
export function posterSubject({ landmarks, continent, ...subject }: NamedSubject): PosterSubject {
  if (continent !== undefined && !isContinent(continent))
    throw notDrawn(subject.slug, `part of the world “${continent}”`);
  return {
    ...subject,
    landmarks: landmarks.map(({ motif, name }) => {
      if (!isMotif(motif)) throw notDrawn(subject.slug, `motif “${motif}”`);
      return { motif, name };
    }),
    ...(continent !== undefined && { continent }),
  };
}

const notDrawn = (slug: string, what: string): Error =>
  new Error(`The poster of “${slug}” names the ${what}, which nobody draws.`);
