import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OneTimeTokens, REVOKED_BY_NEW_PASSWORD as REVOKED } from '../domain/one-time-tokens.js';
import { mustNotBeAddress } from '../domain/passwords.js';
import { type DeviceFacts, Sessions, type TokenPair } from '../domain/sessions.js';
import { PresentPasswordWrong } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

/** Sets a new password. Ends all sessions, and opens a new one for this device. */
export class ChangePassword extends Command<TokenPair> {
  constructor(
    /** The hash that the present password was compared with. */
    readonly presentPasswordHash: string,
    readonly newPassword: string,
    readonly newPasswordHash: string,
    readonly device: DeviceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly tokens: OneTimeTokens,
    private readonly mails: IdentityMails,
    private readonly clock: Clock,
  ) {}

  async execute({
    presentPasswordHash,
    newPassword,
    newPasswordHash,
    device,
    actor,
  }: ChangePassword): Promise<TokenPair> {
    const user = await this.users.findForChange(actor.mustBePerson());
    if (user?.passwordHash !== presentPasswordHash) throw new PresentPasswordWrong();
    mustNotBeAddress(newPassword, user.email);
    user.changePassword(newPasswordHash, this.clock.now());
    await this.users.save(user);
    for (const purpose of REVOKED) await this.tokens.revokeAll(user.id, purpose);
    await this.sessions.endAllOf(user.id);
    await this.mails.passwordChanged(user);
    return this.sessions.open(user.id, device);
  }
}
