import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** Two texts of a kind cannot stand at one address. */
export class EntrySlugTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ENTRY_SLUG_TAKEN';
  override readonly field = 'slug';
}

export class EntrySlugNotValid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ENTRY_SLUG_NOT_VALID';
  override readonly field = 'slug';
}

/** The site leads to its own pages by their names. */
export class EntryAddressFixed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ENTRY_ADDRESS_FIXED';
  override readonly field = 'slug';
}

export class EntryNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'ENTRY_NOT_FOUND';
}

/** The entry has no text in this language. */
export class EntryTextNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'ENTRY_TEXT_NOT_FOUND';
}

/** A text without title or words cannot be shown; without a published one nothing would be left. */
export class EntryIncomplete extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ENTRY_INCOMPLETE';
  override readonly field: string;

  constructor(field: 'title' | 'markdown' | 'draft') {
    super({ field });
    this.field = field;
  }
}

/** The site leads to this text from every page. */
export class EntryNeeded extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ENTRY_NEEDED';
}

/** Visitors who read these languages would find English, or what the English text said before. */
export class EntryWouldBeMixed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ENTRY_WOULD_BE_MIXED';

  constructor(languages: readonly string[]) {
    super({ languages: languages.join(', '), count: languages.length });
  }
}

export class PublicationInThePast extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PUBLICATION_IN_THE_PAST';
  override readonly field = 'publishAt';
}

/** The studio draws no such thing. */
export class EntryMotifUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ENTRY_MOTIF_UNKNOWN';
  override readonly field = 'landmarks';
}
