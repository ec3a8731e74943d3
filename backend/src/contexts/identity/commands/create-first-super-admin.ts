import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { User } from '../domain/user.js';
import { SuperAdminExists } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

/** Makes the first Super Admin, and answers the token of the link that sets the password. Throws SuperAdminExists. */
export class CreateFirstSuperAdmin extends Command<string> {
  constructor(
    readonly email: string,
    readonly passwordHash: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateFirstSuperAdmin)
export class CreateFirstSuperAdminHandler implements ICommandHandler<CreateFirstSuperAdmin> {
  constructor(
    private readonly users: UserRepository,
    private readonly tokens: OneTimeTokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ email, passwordHash }: CreateFirstSuperAdmin): Promise<string> {
    if (await this.users.hasSuperAdmin()) throw new SuperAdminExists();
    const user = User.firstSuperAdmin({ id: this.ids.uuid(), email, passwordHash }, this.clock.now());
    await this.users.save(user);
    return this.tokens.issue(user.id, 'reset-password');
  }
}
