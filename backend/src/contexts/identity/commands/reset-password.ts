import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OneTimeTokens, REVOKED_BY_NEW_PASSWORD as REVOKED } from '../domain/one-time-tokens.js';
import { mustNotBeAddress } from '../domain/passwords.js';
import { Sessions } from '../domain/sessions.js';
import { LinkNotValid } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

/** Sets a new password by a mailed link, which also confirms the address. Ends all sessions. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly passwordHash: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly mails: IdentityMails,
    private readonly clock: Clock,
  ) {}

  async execute({ token, password, passwordHash }: ResetPassword): Promise<void> {
    const userId = await this.tokens.use(token, 'reset-password');
    const user = userId && (await this.users.findForChange(userId));
    if (!user || !user.mayBeUsed) throw new LinkNotValid();
    mustNotBeAddress(password, user.email);
    const now = this.clock.now();
    user.changePassword(passwordHash, now);
    user.confirmEmail(now);
    await this.users.save(user);
    for (const purpose of REVOKED) await this.tokens.revokeAll(user.id, purpose);
    await this.sessions.endAllOf(user.id);
    await this.mails.passwordChanged(user);
  }
}
