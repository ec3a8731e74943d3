import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';

/** The site is behind its password, and the caller has no pass. */
export class SiteLocked extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'SITE_LOCKED';
}

export class SitePasswordWrong extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'SITE_PASSWORD_WRONG';
  override readonly field = 'password';
}
