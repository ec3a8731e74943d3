import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { ActorDirectory } from '../../platform/http/actor.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { Viewers } from '../../platform/ssr/viewers.js';
import { LogInHandler } from './commands/log-in.js';
import { LogOutHandler } from './commands/log-out.js';
import { RenewSessionHandler } from './commands/renew-session.js';
import { SignUpHandler } from './commands/sign-up.js';
import { Passwords } from './domain/passwords.js';
import { Sessions } from './domain/sessions.js';
import { UserRepository } from './domain/user.repository.js';
import { AccessTokens } from './gateways/access-tokens.js';
import { AccountDirectory } from './gateways/account-directory.js';
import { Argon2Passwords } from './gateways/argon2-passwords.js';
import { IdentityAnswers } from './gateways/identity-answers.js';
import { SessionViewers } from './gateways/session-viewers.js';
import { AuthController } from './http/auth.controller.js';
import { identityProblems } from './http/identity.problems.js';
import { SessionCookie } from './http/session-cookie.js';
import { IdentityApi } from './index.js';
import { MikroOrmUserRepository } from './persistence/mikro-orm-user.repository.js';
import { PostgresSessions } from './persistence/postgres-sessions.js';
import { UserEntity } from './persistence/user.entity.js';
import { FindSignedInUserHandler } from './queries/find-signed-in-user.js';

registerProblems(identityProblems);

/** Global for one reason: the actor guard, which holds for every context, asks the ActorDirectory. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([UserEntity])],
  controllers: [AuthController],
  providers: [
    SignUpHandler,
    LogInHandler,
    LogOutHandler,
    RenewSessionHandler,
    FindSignedInUserHandler,
    AccessTokens,
    SessionCookie,
    { provide: UserRepository, useClass: MikroOrmUserRepository },
    { provide: Sessions, useClass: PostgresSessions },
    { provide: Passwords, useClass: Argon2Passwords },
    { provide: ActorDirectory, useClass: AccountDirectory },
    { provide: IdentityApi, useClass: IdentityAnswers },
    { provide: Viewers, useClass: SessionViewers },
  ],
  exports: [ActorDirectory, IdentityApi, Viewers],
})
export class IdentityModule {}
