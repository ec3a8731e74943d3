import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimitedOnceValid } from '../../../platform/http/rate-limit.js';
import { currentLanguage } from '../../../platform/request-context.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { SendContactMessage } from '../commands/send-contact-message.js';
import { ContactRequest, SupportLanguageRequest } from './support.requests.js';

@ApiTags('Support')
@Controller('api/contact')
export class ContactController {
  constructor(private readonly commands: Commands) {}

  @Post()
  @HttpCode(202)
  @RateLimitedOnceValid('contact', 10, 3600)
  @ApiOperation({ summary: 'Writes to the team' })
  @ApiAcceptedResponse({ description: 'The team has it; the sender is told so by mail.' })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'CONTACT_REASON_NOT_OF_SENDER'] })
  async write(
    @Body() message: ContactRequest,
    @Query() _: SupportLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const language = currentLanguage() ?? DEFAULT_LOCALE;
    await this.commands.execute(new SendContactMessage({ ...message, language }, actor));
  }
}
