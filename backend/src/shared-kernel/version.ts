import { DomainError } from './building-blocks/domain-error.js';

/** Somebody else changed the thing after it was read. */
export class ChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CHANGED_MEANWHILE';
}

/**
 * Two people edit one thing: the second must see what the first wrote. A view carries `version`, the request sends it
 * back, each change adds one. Lock the row before, or update `where version = …`. Throws {@link ChangedMeanwhile}.
 */
export function mustBeVersion(thing: { readonly version: number }, sent: number): void {
  if (thing.version !== sent) throw new ChangedMeanwhile({ version: thing.version });
}
