import type { Locale } from '../../../shared-kernel/language/locale.js';

/** A question that the site asks applicants. */
export interface Question {
  readonly key: string;
  readonly title: string;
  readonly summary: string;
}

export abstract class Questions {
  /** In the order of the form; English where there is no text in the language. */
  abstract all(language: Locale): Promise<readonly Question[]>;
}
