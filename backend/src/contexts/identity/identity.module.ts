import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { AccountNames } from '../../platform/audit/account-names.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { ActorDirectory } from '../../platform/http/actor.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { Viewers } from '../../platform/ssr/viewers.js';
import { AddAddressHandler } from './commands/add-address.js';
import { AskForEmailConfirmationHandler } from './commands/ask-for-email-confirmation.js';
import { AskForPasswordResetHandler } from './commands/ask-for-password-reset.js';
import { AskForSignInCodeHandler } from './commands/ask-for-sign-in-code.js';
import { ChangeAccountHandler } from './commands/change-account.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { ChoosePictureHandler } from './commands/choose-picture.js';
import { CloseAccountHandler } from './commands/close-account.js';
import { ConfirmEmailHandler } from './commands/confirm-email.js';
import { ConfirmPasswordHandler } from './commands/confirm-password.js';
import { EditAddressHandler } from './commands/edit-address.js';
import { ChangeUserRoleHandler } from './commands/change-user-role.js';
import { RestoreUserHandler } from './commands/restore-user.js';
import { SuspendUserHandler } from './commands/suspend-user.js';
import { CreateFirstSuperAdminHandler } from './commands/create-first-super-admin.js';
import { LogOutHandler } from './commands/log-out.js';
import { OpenSessionHandler } from './commands/open-session.js';
import { OpenSessionWithCodeHandler } from './commands/open-session-with-code.js';
import { RemoveAddressHandler } from './commands/remove-address.js';
import { RenewSessionHandler } from './commands/renew-session.js';
import { ResetPasswordHandler } from './commands/reset-password.js';
import { SetPrimaryAddressHandler } from './commands/set-primary-address.js';
import { SignUpHandler } from './commands/sign-up.js';
import { AddressBooks } from './domain/address-books.js';
import { Credentials } from './domain/credentials.js';
import { OneTimeTokens } from './domain/one-time-tokens.js';
import { Passwords } from './domain/passwords.js';
import { Sessions } from './domain/sessions.js';
import { SignInCodes } from './domain/sign-in-codes.js';
import { UserRepository } from './domain/user.repository.js';
import { AccountDirectory } from './gateways/account-directory.js';
import { Argon2Passwords } from './gateways/argon2-passwords.js';
import { IdentityApiAdapter } from './api/identity-api-adapter.js';
import { SessionViewers } from './gateways/session-viewers.js';
import { IdentityAccountNames } from './gateways/identity-account-names.js';
import { AccountController } from './http/account.controller.js';
import { addressProblems } from './http/address.problems.js';
import { AddressesController } from './http/addresses.controller.js';
import { UserAdministrationController } from './http/user-administration.controller.js';
import { AuthController } from './http/auth.controller.js';
import { identityProblems } from './http/identity.problems.js';
import { MailedLinksController } from './http/mailed-links.controller.js';
import { RefreshCookie } from './http/refresh-cookie.js';
import { SessionCookie } from './http/session-cookie.js';
import { UsersController } from './http/users.controller.js';
import { PasswordChange } from './processes/password-change.js';
import { PasswordConfirmation } from './processes/password-confirmation.js';
import { Registration } from './processes/registration.js';
import { UserAdministration } from './processes/user-administration.js';
import { FirstSuperAdmin } from './processes/first-super-admin.js';
import { SignIn } from './processes/sign-in.js';
import { SignInLimits } from './processes/sign-in-limits.js';
import { SignedInAnswers } from './http/signed-in.js';
import { IdentityApi, StandingSources } from './index.js';
import { ForgetTokens } from './jobs/forget-tokens.job.js';
import { MailResetLink } from './jobs/mail-reset-link.job.js';
import { MailSignInCode } from './jobs/mail-sign-in-code.job.js';
import { IdentityMails } from './mail/identity-mails.js';
import { IdentityPersonalData } from './persistence/identity-personal-data.js';
import { MikroOrmUserRepository } from './persistence/mikro-orm-user.repository.js';
import { PostgresAddressBooks } from './persistence/postgres-address-books.js';
import { PostgresCredentials } from './persistence/postgres-credentials.js';
import { PostgresOneTimeTokens } from './persistence/postgres-one-time-tokens.js';
import { PostgresSessions } from './persistence/postgres-sessions.js';
import { PostgresSignInCodes } from './persistence/postgres-sign-in-codes.js';
import { UserEntity } from './persistence/user.entity.js';
import { AccountSearch } from './queries/account-search.js';
import { AccountStatuses } from './queries/account-statuses.js';
import { FindUserInfoHandler } from './queries/find-user-info.js';
import { FindUserRecordHandler } from './queries/find-user-record.js';
import { FindUsersHandler } from './queries/find-users.js';
import { FindAccountHandler } from './queries/find-account.js';
import { FindAddressesHandler } from './queries/find-addresses.js';
import { FindResetLinkHandler } from './queries/find-reset-link.js';
import { FindSignedInUserHandler } from './queries/find-signed-in-user.js';
import { AccountSeeding } from './seeding/account-seeding.js';

registerProblems(identityProblems);
registerProblems(addressProblems);
registerPersonalPages('account', 'account-password', 'admin', 'my-addresses');

/** Global for one reason: the actor guard, which holds for every context, asks the ActorDirectory. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([UserEntity])],
  controllers: [
    AuthController,
    UserAdministrationController,
    MailedLinksController,
    AccountController,
    AddressesController,
    UsersController,
  ],
  providers: [
    SignUpHandler,
    OpenSessionHandler,
    OpenSessionWithCodeHandler,
    AskForSignInCodeHandler,
    LogOutHandler,
    RenewSessionHandler,
    ConfirmEmailHandler,
    AskForEmailConfirmationHandler,
    AskForPasswordResetHandler,
    ResetPasswordHandler,
    ChangePasswordHandler,
    ChangeAccountHandler,
    ConfirmPasswordHandler,
    CloseAccountHandler,
    ChoosePictureHandler,
    AddAddressHandler,
    EditAddressHandler,
    RemoveAddressHandler,
    SetPrimaryAddressHandler,
    FindAddressesHandler,
    MailResetLink,
    MailSignInCode,
    ForgetTokens,
    CreateFirstSuperAdminHandler,
    FirstSuperAdmin,
    SuspendUserHandler,
    RestoreUserHandler,
    ChangeUserRoleHandler,
    UserAdministration,
    FindUsersHandler,
    FindUserRecordHandler,
    FindUserInfoHandler,
    FindSignedInUserHandler,
    AccountSearch,
    FindAccountHandler,
    FindResetLinkHandler,
    IdentityMails,
    IdentityPersonalData,
    AccountSeeding,
    RefreshCookie,
    SessionCookie,
    SignedInAnswers,
    Registration,
    SignIn,
    SignInLimits,
    PasswordChange,
    PasswordConfirmation,
    { provide: OneTimeTokens, useClass: PostgresOneTimeTokens },
    { provide: UserRepository, useClass: MikroOrmUserRepository },
    { provide: AddressBooks, useClass: PostgresAddressBooks },
    { provide: Sessions, useClass: PostgresSessions },
    { provide: SignInCodes, useClass: PostgresSignInCodes },
    { provide: Credentials, useClass: PostgresCredentials },
    { provide: Passwords, useClass: Argon2Passwords },
    { provide: ActorDirectory, useClass: AccountDirectory },
    AccountStatuses,
    { provide: StandingSources, useExisting: AccountStatuses },
    { provide: IdentityApi, useClass: IdentityApiAdapter },
    { provide: Viewers, useClass: SessionViewers },
    { provide: AccountNames, useClass: IdentityAccountNames },
  ],
  exports: [AccountNames, ActorDirectory, IdentityApi, StandingSources, Viewers],
})
export class IdentityModule {}
