import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiSecurity,
  ApiTags,
} from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ReadConversation } from '../commands/read-conversation.js';
import { WriteToBooking } from '../commands/write-to-booking.js';
import { ConversationAccess } from '../queries/conversation-access.js';
import { ConversationView, MyConversationView } from '../queries/conversation-views.js';
import { FindConversation } from '../queries/find-conversation.js';
import { FindMyConversations } from '../queries/find-my-conversations.js';
import {
  ConversationParameters,
  ConversationRequest,
  MessageRequest,
  MyConversationsRequest,
  ReadMessagesRequest,
} from './conversations.requests.js';

const REFUSALS = { 401: ['RELOGIN_REQUIRED'], 404: ['BOOKING_UNKNOWN'] } as const;

/** Messages about a booking, between its customer, its guide and the team. Addresses are shown to nobody. */
@ApiTags('Support')
@ApiBearerAuth()
@Controller('api')
export class ConversationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly access: ConversationAccess,
  ) {}

  @Get('me/conversations')
  @SignedIn()
  @ApiOperation({ summary: 'My conversations, the latest message first' })
  @ApiOkResponse({ type: [MyConversationView] })
  mine(
    @Query() { language }: MyConversationsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<readonly MyConversationView[]> {
    return this.queries.execute(new FindMyConversations(language, actor));
  }

  @Get('bookings/:reference/messages')
  @ApiSecurity('orderLink')
  @ApiOperation({ summary: 'The messages about a booking, for its customer, its guide and the team' })
  @ApiOkResponse({ type: ConversationView })
  @ApiProblems({ 401: [...REFUSALS[401]], 404: [...REFUSALS[404]] })
  async find(
    @Param() { reference }: ConversationParameters,
    @Query() { token }: ConversationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ConversationView> {
    return this.queries.execute(new FindConversation(await this.access.open(reference, actor, token)));
  }

  @Post('bookings/:reference/messages')
  @HttpCode(200)
  @AnswerNeverKept()
  @RateLimited('conversation-message', 30, 60)
  @ApiSecurity('orderLink')
  @ApiOperation({ summary: 'Write about a booking. A message with a known id is kept once' })
  @ApiOkResponse({ type: ConversationView, description: 'The conversation with the message.' })
  @ApiProblems({ 401: [...REFUSALS[401]], 404: [...REFUSALS[404]], 409: ['CONVERSATION_CLOSED'] })
  async write(
    @Param() { reference }: ConversationParameters,
    @Query() { token, language }: ConversationRequest,
    @Body() { id, text, to }: MessageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ConversationView> {
    const opened = await this.access.open(reference, actor, token);
    await this.commands.execute(new WriteToBooking(opened, { id, text, to, language }, actor));
    return this.queries.execute(new FindConversation(opened));
  }

  @Post('bookings/:reference/messages/read')
  @HttpCode(204)
  @AnswerNeverKept()
  @ApiSecurity('orderLink')
  @ApiOperation({ summary: 'Note how far I have read' })
  @ApiNoContentResponse()
  @ApiProblems({ 401: [...REFUSALS[401]], 404: [...REFUSALS[404]] })
  async read(
    @Param() { reference }: ConversationParameters,
    @Query() { token }: ConversationRequest,
    @Body() { position }: ReadMessagesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    const opened = await this.access.open(reference, actor, token);
    await this.commands.execute(new ReadConversation(opened, position, actor));
  }
}
