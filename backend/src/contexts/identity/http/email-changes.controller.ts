import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ApproveEmailChange } from '../commands/approve-email-change.js';
import { AskForEmailChange } from '../commands/ask-for-email-change.js';
import { ConfirmNewEmail } from '../commands/confirm-new-email.js';
import { GiveUpEmailChange } from '../commands/give-up-email-change.js';
import { StopEmailChange } from '../commands/stop-email-change.js';
import { EmailView, FindEmail } from '../queries/find-email.js';
import { EmailChangeRequest } from './email-changes.requests.js';
import { MailedTokenRequest } from './mailed-links.requests.js';

/** Another address for an account: approved at the old one, then confirmed at the new one. */
@ApiTags('Identity')
@Controller('api')
export class EmailChangesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('me/email')
  @SignedIn()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'My address, and the one that is to replace it' })
  @ApiOkResponse({ type: EmailView })
  find(@CurrentActor() actor: Actor): Promise<EmailView> {
    return this.queries.execute(new FindEmail(actor));
  }

  @Post('me/email')
  @HttpCode(202)
  @SignedIn()
  @ApiBearerAuth()
  @RateLimited('email-change', 10, 3600)
  @ApiOperation({ summary: 'Ask for another address of my account' })
  @ApiAcceptedResponse({ description: 'A link is mailed to the address of now, which approves or stops the change.' })
  @ApiProblems({
    403: ['PASSWORD_CONFIRMATION_REQUIRED'],
    409: ['EMAIL_TAKEN'],
    422: ['VALIDATION_FAILED', 'EMAIL_UNCHANGED'],
  })
  async ask(@Body() { email }: EmailChangeRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new AskForEmailChange(email, actor));
  }

  @Delete('me/email')
  @HttpCode(204)
  @SignedIn()
  @ApiBearerAuth()
  @WithoutBody()
  @ApiOperation({ summary: 'Give up the change of my address' })
  @ApiNoContentResponse()
  async giveUp(@CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new GiveUpEmailChange(actor));
  }

  @Post('auth/email-change/approve')
  @HttpCode(204)
  @RateLimited('mailed-links', 200, 900)
  @ApiOperation({ summary: 'Approve a change of address by the link mailed to the old address' })
  @ApiNoContentResponse({ description: 'A link that confirms the new address is mailed there.' })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'LINK_NOT_VALID'] })
  async approve(@Body() { token }: MailedTokenRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new ApproveEmailChange(token, actor));
  }

  @Post('auth/email-change/stop')
  @HttpCode(204)
  @RateLimited('mailed-links', 200, 900)
  @ApiOperation({ summary: 'Stop a change of address by the link mailed to the old address' })
  @ApiNoContentResponse()
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'LINK_NOT_VALID'] })
  async stop(@Body() { token }: MailedTokenRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new StopEmailChange(token, actor));
  }

  @Post('auth/email-change/confirm')
  @HttpCode(204)
  @RateLimited('mailed-links', 200, 900)
  @ApiOperation({ summary: 'Confirm the new address by the link mailed there' })
  @ApiNoContentResponse({ description: 'The account has the new address.' })
  @ApiProblems({ 409: ['EMAIL_TAKEN'], 422: ['VALIDATION_FAILED', 'LINK_NOT_VALID'] })
  async confirm(@Body() { token }: MailedTokenRequest, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new ConfirmNewEmail(token, actor));
  }
}
