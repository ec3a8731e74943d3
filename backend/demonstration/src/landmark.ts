import { type Checked, objectOf, slug, text } from './checks.js';

export const landmark = objectOf({
  /** What stands for it in pictures; one that is drawn (`landmarks.spec.ts`). */
  motif: slug,
  /** The English name of the real thing, e.g. "Colosseum". */
  name: text,
});

export type Landmark = Checked<typeof landmark>;
