import type { Actor } from '../../../shared-kernel/actor.js';

/** Whether the person has entered the password a moment ago. */
export abstract class PasswordConfirmations {
  /** Throws PasswordConfirmationRequired. */
  abstract mustBeRecent(actor: Actor): Promise<void>;
}
