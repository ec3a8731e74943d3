import { Injectable } from '@nestjs/common';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { OneTimeTokens } from '../domain/one-time-tokens.js';
import { Sessions } from '../domain/sessions.js';
import { SignInCodes } from '../domain/sign-in-codes.js';

const MINUTES_OF_A_DAY = 24 * 60;

/** Deletes tokens and codes that no longer work: only a thief of the database could use them. */
@RecurringJob('identity.forget-tokens', MINUTES_OF_A_DAY)
@Injectable()
export class ForgetTokens implements JobHandler<object> {
  constructor(
    private readonly tokens: OneTimeTokens,
    private readonly codes: SignInCodes,
    private readonly sessions: Sessions,
  ) {}

  async run(): Promise<void> {
    await this.tokens.forgetExpired();
    await this.codes.forgetExpired();
    await this.sessions.forgetExpired();
  }
}
