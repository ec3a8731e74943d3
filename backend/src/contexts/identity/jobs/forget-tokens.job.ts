import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { EmailChanges } from '../domain/email-changes.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { Sessions } from '../domain/sessions.js';
import { SignInCodes } from '../domain/sign-in-codes.js';

const MINUTES_OF_A_DAY = 24 * 60;

/** Deletes tokens and codes that no longer work, and sessions after 12 months. */
@RecurringJob('identity.forget-tokens', MINUTES_OF_A_DAY)
@Injectable()
export class ForgetTokens implements JobHandler<object> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly codes: SignInCodes,
    private readonly sessions: Sessions,
    private readonly emailChanges: EmailChanges,
  ) {}

  async run(): Promise<void> {
    await this.tokens.forgetExpired();
    await this.codes.forgetExpired();
    await this.sessions.forgetExpired();
    await this.emailChanges.forgetExpired();
  }
}
