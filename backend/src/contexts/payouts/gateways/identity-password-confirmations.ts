import { Injectable } from '@nestjs/common';
import { type Actor, PasswordConfirmationRequired } from '../../../shared-kernel/actor.js';
import { IdentityApi } from '../../identity/index.js';
import { PasswordConfirmations } from '../domain/password-confirmations.js';

@Injectable()
export class IdentityPasswordConfirmations extends PasswordConfirmations {
  constructor(private readonly identity: IdentityApi) {
    super();
  }

  async mustBeRecent({ sessionId }: Actor): Promise<void> {
    const isRecent = sessionId !== undefined && (await this.identity.hasConfirmedPassword(sessionId));
    if (!isRecent) throw new PasswordConfirmationRequired();
  }
}
