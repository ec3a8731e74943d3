/** What went wrong, seen from the business; HTTP makes a status of it. */
export type DomainErrorKind =
  | 'not-found'
  | 'conflict'
  | 'forbidden'
  | 'unauthenticated'
  | 'malformed'
  | 'rule-violated'
  | 'too-many'
  | 'unavailable';

export type ErrorParams = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * A business rule said no. It carries facts (`code`, `params`), no sentence and no HTTP: the sentence in the reader's
 * language is made from `<context>.problems.ts` by the code.
 */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  /** Stable, SCREAMING_SNAKE. */
  abstract readonly code: string;

  constructor(readonly params: ErrorParams = {}) {
    super();
    this.name = new.target.name;
  }

  /** The field or header of the request at fault: always where a rule was violated, else where there is one. */
  readonly field?: string;

  override get message(): string {
    return `${this.code} ${JSON.stringify(this.params)}`;
  }
}
