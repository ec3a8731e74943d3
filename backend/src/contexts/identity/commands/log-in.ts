import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Passwords } from '../domain/passwords.js';
import { type DeviceFacts, Sessions, type TokenPair } from '../domain/sessions.js';
import { CredentialsWrong } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

export class LogIn extends Command<TokenPair> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly device: DeviceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  async execute({ email, password, device }: LogIn): Promise<TokenPair> {
    const user = await this.users.findByEmail(email);
    if (!user) {
      await this.passwords.pretend(password);
      throw new CredentialsWrong();
    }
    if (!(await this.passwords.matches(user.passwordHash, password)) || !user.mayBeUsed) throw new CredentialsWrong();
    return this.sessions.open(user.id, device);
  }
}
