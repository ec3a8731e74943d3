import type { Command } from '@nestjs/cqrs';
import type { Commands } from '../../../platform/commands.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import { SystemIds } from '../../../platform/system.js';
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
  const { users, addresses, sessions, tokens, codes, clock } = ports;
  const ids = new SystemIds();
  const mails = new IdentityMails(mailer, ids);
  const mailCode = new MailSignInCode(users, codes, mails, clock);
  const handlers = new Map<unknown, Handler>([
    [SignUp, new SignUpHandler(users, addresses, sessions, tokens, mails, ids, clock)],
    [OpenSession, new OpenSessionHandler(users, sessions)],
    [OpenSessionWithCode, new OpenSessionWithCodeHandler(users, codes, sessions, ids)],
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
