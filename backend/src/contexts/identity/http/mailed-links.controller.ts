import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiBearerAuth, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AskForEmailConfirmation } from '../commands/ask-for-email-confirmation.js';
import { AskForPasswordReset } from '../commands/ask-for-password-reset.js';
import { ConfirmEmail } from '../commands/confirm-email.js';
import { PasswordChange } from '../processes/password-change.js';
import { FindResetLink } from '../queries/find-reset-link.js';
import {
  ForgottenPasswordRequest,
  MailedTokenRequest,
  ResetLinkRequest,
  ResetPasswordRequest,
} from './mailed-links.requests.js';

/** What people do with the links that we mail them. */
@ApiTags('Identity')
@Controller('api')
export class MailedLinksController {
  constructor(
    private readonly commands: Commands,
    private readonly passwordChange: PasswordChange,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Post('auth/verify-email')
  @HttpCode(204)
  @RateLimited('mailed-links', 200, 900)
  @ApiOperation({ summary: 'Confirm an address by its mailed link' })
  @ApiNoContentResponse({ description: 'The address is confirmed.' })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'LINK_NOT_VALID'] })
  async verifyEmail(@Body() { token }: MailedTokenRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new ConfirmEmail(token, actor));
  }

  @Post('me/account/confirmation-mail')
  @WithoutBody()
  @HttpCode(202)
  @SignedIn()
  @RateLimited('confirmation-mail', 10, 3600)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Have the link mailed again that confirms my address' })
  @ApiAcceptedResponse({ description: 'The link that confirms the address is mailed again, unless it is confirmed.' })
  async mailConfirmation(@CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new AskForEmailConfirmation(actor));
  }

  @Post('auth/forgot-password')
  @HttpCode(202)
  @RateLimited('forgot-password', 30, 3600)
  @ApiOperation({ summary: 'Have a link mailed that sets a new password' })
  @ApiAcceptedResponse({ description: 'Where there is an account with this address, a link is mailed to it.' })
  async forgotPassword(@Body() { email }: ForgottenPasswordRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new AskForPasswordReset(email, actor));
  }

  @Get('auth/reset-password')
  @HttpCode(204)
  @RateLimited('looked-at-links', 200, 900, 'memory')
  @ApiOperation({
    summary: 'Whether a mailed link works',
    description: 'Looking changes nothing. 422 where it sets no password any more.',
  })
  @ApiNoContentResponse({ description: 'A new password may be sent with it.' })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'LINK_NOT_VALID'] })
  resetLink(@Query() { token }: ResetLinkRequest): Promise<void> {
    return this.queries.execute(new FindResetLink(token, this.clock.now()));
  }

  @Post('auth/reset-password')
  @HttpCode(204)
  @RateLimited('mailed-links', 200, 900)
  @ApiOperation({ summary: 'Set a new password by a mailed link' })
  @ApiNoContentResponse({ description: 'The new password holds; every session of the account has ended.' })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'LINK_NOT_VALID', 'PASSWORD_IS_ADDRESS'] })
  async resetPassword(@Body() { token, password }: ResetPasswordRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.passwordChange.reset(token, password, actor);
  }
}
