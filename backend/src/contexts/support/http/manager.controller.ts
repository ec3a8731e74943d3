import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimitedOnceValid } from '../../../platform/http/rate-limit.js';
import { currentLanguage } from '../../../platform/request-context.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { SendManagerMessage } from '../commands/send-manager-message.js';
import { FindMyManagerView, MyManagerView } from '../queries/find-my-manager-view.js';
import { ManagerMessageRequest, MyManagerRequest, SupportLanguageRequest } from './support.requests.js';

/** Professionals and approved guides, and the person of the team who looks after them. */
@ApiTags('Support')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/manager')
export class ManagerController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Who of the team looks after me' })
  @ApiOkResponse({ type: MyManagerView })
  @ApiProblems({ 403: ['FORBIDDEN'] })
  find(@Query() _: MyManagerRequest, @CurrentActor() actor: Actor): Promise<MyManagerView> {
    return this.queries.execute(new FindMyManagerView(actor));
  }

  @Post('messages')
  @HttpCode(202)
  @RateLimitedOnceValid('manager-message', 10, 3600)
  @ApiOperation({ summary: 'Writes to my manager, or to the team that stands in' })
  @ApiAcceptedResponse({ description: 'The manager has it; the sender is told so by mail.' })
  @ApiProblems({ 403: ['FORBIDDEN'], 422: ['VALIDATION_FAILED'] })
  async write(
    @Body() { message, bookingReference }: ManagerMessageRequest,
    @Query() _: SupportLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const language = currentLanguage() ?? actor.language ?? DEFAULT_LOCALE;
    await this.commands.execute(new SendManagerMessage({ message, bookingReference, language }, actor));
  }
}
