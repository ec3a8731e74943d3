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
import { IdentityApi, OwnStatusSteps, StandingSources } from './index.js';
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
import { MakeGuideWhenApplicationApproved } from './reactions/make-guide-when-application-approved.js';
import { AccountSearch } from './queries/account-search.js';
import { AccountStatuses } from './queries/account-statuses.js';
import { AskForDataExportHandler } from './commands/ask-for-data-export.js';
import { DataExports } from './domain/data-exports.js';
import { MakeDataExport } from './jobs/make-data-export.job.js';
import { RemoveDataExport } from './jobs/remove-data-export.job.js';
import { PostgresDataExports } from './persistence/postgres-data-exports.js';
import { FindDataExportHandler, FindDataExportLinkHandler } from './queries/find-data-export.js';
import { FindOpenMattersHandler } from './queries/find-open-matters.js';
import { FindPersonalDataHandler } from './queries/find-personal-data.js';
import { FindUserInfoHandler } from './queries/find-user-info.js';
import { FindUserRecordHandler } from './queries/find-user-record.js';
import { FindUsersHandler } from './queries/find-users.js';
import { FindAccountHandler } from './queries/find-account.js';
import { FindAddressesHandler } from './queries/find-addresses.js';
import { FindResetLinkHandler } from './queries/find-reset-link.js';
import { FindSignedInUserHandler } from './queries/find-signed-in-user.js';
import { AssignManagerOfUserHandler } from './commands/assign-manager-of-user.js';
import { ApproveEmailChangeHandler } from './commands/approve-email-change.js';
import { AskForEmailChangeHandler } from './commands/ask-for-email-change.js';
import { ConfirmNewEmailHandler } from './commands/confirm-new-email.js';
import { EndOtherSessionsHandler } from './commands/end-other-sessions.js';
import { EndSessionHandler } from './commands/end-session.js';
import { GiveUpEmailChangeHandler } from './commands/give-up-email-change.js';
import { OpenSessionWithSecondFactorHandler } from './commands/open-session-with-second-factor.js';
import { PrepareSecondFactorHandler } from './commands/prepare-second-factor.js';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './commands/reset-second-factor.js';
import { StopEmailChangeHandler } from './commands/stop-email-change.js';
import { TurnOffSecondFactorHandler } from './commands/turn-off-second-factor.js';
import { TurnOnSecondFactorHandler } from './commands/turn-on-second-factor.js';
import { DeviceDescriptions } from './domain/device-descriptions.js';
import { EmailChanges } from './domain/email-changes.js';
import { SecondFactorPolicy } from './domain/second-factor-policy.js';
import { SecondFactors } from './domain/second-factors.js';
import { LookedUpDeviceDescriptions } from './gateways/looked-up-device-descriptions.js';
import { EmailChangesController } from './http/email-changes.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { securityProblems } from './http/security.problems.js';
import { SessionsController } from './http/sessions.controller.js';
import { SecurityMails } from './mail/security-mails.js';
import { PostgresEmailChanges } from './persistence/postgres-email-changes.js';
import { PostgresSecondFactors } from './persistence/postgres-second-factors.js';
import { EmailChangeSteps } from './processes/email-change-steps.js';
import { RegisteredStatusSteps } from './processes/registered-status-steps.js';
import { SecondFactorGuesses } from './processes/second-factor-guesses.js';
import { SessionOpening } from './processes/session-opening.js';
import { FindEmailHandler } from './queries/find-email.js';
import { FindLoginHistoryHandler } from './queries/find-login-history.js';
import { FindSecondFactorHandler } from './queries/find-second-factor.js';
import { Config } from '../../platform/config.js';
import { AccountSeeding } from './seeding/account-seeding.js';

registerProblems(identityProblems);
registerProblems(addressProblems);
registerProblems(securityProblems);
registerPersonalPages('account', 'account-password', 'admin', 'login-history', 'my-addresses');

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
    SessionsController,
    SecondFactorController,
    EmailChangesController,
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
    OpenSessionWithSecondFactorHandler,
    EndSessionHandler,
    EndOtherSessionsHandler,
    PrepareSecondFactorHandler,
    TurnOnSecondFactorHandler,
    TurnOffSecondFactorHandler,
    RenewRecoveryCodesHandler,
    ResetSecondFactorHandler,
    AskForEmailChangeHandler,
    ApproveEmailChangeHandler,
    StopEmailChangeHandler,
    GiveUpEmailChangeHandler,
    ConfirmNewEmailHandler,
    FindLoginHistoryHandler,
    FindSecondFactorHandler,
    FindEmailHandler,
    SecurityMails,
    SessionOpening,
    SecondFactorGuesses,
    EmailChangeSteps,
    MailResetLink,
    MailSignInCode,
    ForgetTokens,
    CreateFirstSuperAdminHandler,
    FirstSuperAdmin,
    SuspendUserHandler,
    RestoreUserHandler,
    ChangeUserRoleHandler,
    AssignManagerOfUserHandler,
    UserAdministration,
    AskForDataExportHandler,
    FindDataExportHandler,
    FindDataExportLinkHandler,
    MakeDataExport,
    RemoveDataExport,
    { provide: DataExports, useClass: PostgresDataExports },
    FindOpenMattersHandler,
    FindPersonalDataHandler,
    FindUsersHandler,
    FindUserRecordHandler,
    FindUserInfoHandler,
    FindSignedInUserHandler,
    MakeGuideWhenApplicationApproved,
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
    { provide: SecondFactors, useClass: PostgresSecondFactors },
    { provide: EmailChanges, useClass: PostgresEmailChanges },
    { provide: DeviceDescriptions, useClass: LookedUpDeviceDescriptions },
    {
      provide: SecondFactorPolicy,
      inject: [Config],
      useFactory: ({ isProduction }: Config) => new SecondFactorPolicy(isProduction),
    },
    { provide: Credentials, useClass: PostgresCredentials },
    { provide: Passwords, useClass: Argon2Passwords },
    { provide: ActorDirectory, useClass: AccountDirectory },
    AccountStatuses,
    { provide: StandingSources, useExisting: AccountStatuses },
    RegisteredStatusSteps,
    { provide: OwnStatusSteps, useExisting: RegisteredStatusSteps },
    { provide: IdentityApi, useClass: IdentityApiAdapter },
    { provide: Viewers, useClass: SessionViewers },
    { provide: AccountNames, useClass: IdentityAccountNames },
  ],
  exports: [AccountNames, ActorDirectory, IdentityApi, OwnStatusSteps, StandingSources, Viewers],
})
export class IdentityModule {}
