import type { Command } from '@nestjs/cqrs';
import type { Commands } from '../../../platform/commands.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { SystemIds } from '../../../platform/system.js';
import { ApproveEmailChange, ApproveEmailChangeHandler } from '../commands/approve-email-change.js';
import { AskForEmailChange, AskForEmailChangeHandler } from '../commands/ask-for-email-change.js';
import { ConfirmNewEmail, ConfirmNewEmailHandler } from '../commands/confirm-new-email.js';
import { ConfirmPassword, ConfirmPasswordHandler } from '../commands/confirm-password.js';
import { GiveUpEmailChange, GiveUpEmailChangeHandler } from '../commands/give-up-email-change.js';
import {
  OpenSessionWithSecondFactor,
  OpenSessionWithSecondFactorHandler,
} from '../commands/open-session-with-second-factor.js';
import { PrepareSecondFactor, PrepareSecondFactorHandler } from '../commands/prepare-second-factor.js';
import { StopEmailChange, StopEmailChangeHandler } from '../commands/stop-email-change.js';
import { TurnOnSecondFactor, TurnOnSecondFactorHandler } from '../commands/turn-on-second-factor.js';
import { SecurityMails } from '../mail/security-mails.js';
import { EmailChangeSteps } from '../processes/email-change-steps.js';
import { SessionOpening } from '../processes/session-opening.js';
import { InMemoryDeviceDescriptions } from './in-memory-device-descriptions.js';
import { AskForSignInCode } from '../commands/ask-for-sign-in-code.js';
import { ChangePassword, ChangePasswordHandler } from '../commands/change-password.js';
import { OpenSession, OpenSessionHandler } from '../commands/open-session.js';
import { OpenSessionWithCode, OpenSessionWithCodeHandler } from '../commands/open-session-with-code.js';
import { RenewSession, RenewSessionHandler } from '../commands/renew-session.js';
import { ResetPassword, ResetPasswordHandler } from '../commands/reset-password.js';
import { SignUp, SignUpHandler } from '../commands/sign-up.js';
import { MailSignInCode } from '../jobs/mail-sign-in-code.job.js';
import { IdentityMails } from '../mail/identity-mails.js';
import type { inMemoryPorts } from './in-memory-ports.js';

interface Handler {
  execute(command: Command<unknown>): Promise<unknown>;
}

/** Runs identity's commands on ports in memory, and the job of a command with it. What a handler threw is not undone. */
export function inMemoryCommands(ports: ReturnType<typeof inMemoryPorts>, mailer = new MemoryMailer()): Commands {
  const { users, addresses, sessions, tokens, codes, clock, secondFactors, emailChanges } = ports;
  const ids = new SystemIds();
  const mails = new IdentityMails(mailer, ids);
  const securityMails = new SecurityMails(mailer, ids, new InMemoryDeviceDescriptions());
  const opening = new SessionOpening(sessions, securityMails, clock);
  const steps = new EmailChangeSteps(emailChanges, tokens, users, securityMails);
  const mailCode = new MailSignInCode(users, codes, mails, clock);
  const handlers = new Map<unknown, Handler>([
    [SignUp, new SignUpHandler(users, addresses, sessions, tokens, mails, ids, clock)],
    [OpenSession, new OpenSessionHandler(users, secondFactors, opening)],
    [OpenSessionWithCode, new OpenSessionWithCodeHandler(users, codes, opening, ids)],
    [OpenSessionWithSecondFactor, new OpenSessionWithSecondFactorHandler(users, secondFactors, opening)],
    [ConfirmPassword, new ConfirmPasswordHandler(users, secondFactors, sessions)],
    [PrepareSecondFactor, new PrepareSecondFactorHandler(users, secondFactors, sessions)],
    [TurnOnSecondFactor, new TurnOnSecondFactorHandler(users, secondFactors, sessions, securityMails)],
    [AskForEmailChange, new AskForEmailChangeHandler(users, sessions, steps, clock)],
    [ApproveEmailChange, new ApproveEmailChangeHandler(tokens, emailChanges, steps, clock)],
    [StopEmailChange, new StopEmailChangeHandler(tokens, steps)],
    [GiveUpEmailChange, new GiveUpEmailChangeHandler(users, steps)],
    [ConfirmNewEmail, new ConfirmNewEmailHandler(tokens, users, steps, securityMails, clock)],
    [AskForSignInCode, { execute: ({ userId }: AskForSignInCode) => mailCode.run(userId ? { userId } : {}) }],
    [RenewSession, new RenewSessionHandler(sessions, users)],
    [ChangePassword, new ChangePasswordHandler(users, sessions, tokens, mails, clock)],
    [ResetPassword, new ResetPasswordHandler(tokens, users, sessions, mails, clock)],
  ]);
  return {
    execute: async (command: Command<unknown>) => {
      const handler = handlers.get(command.constructor);
      if (!handler) throw new Error(`No handler of ${command.constructor.name}`);
      return handler.execute(command);
    },
  } as unknown as Commands;
}
