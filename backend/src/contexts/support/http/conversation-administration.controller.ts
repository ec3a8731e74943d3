import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { AnswerConversation } from '../commands/answer-conversation.js';
import { HandOverConversation } from '../commands/hand-over-conversation.js';
import { ReadForTeam } from '../commands/read-for-team.js';
import { SettleConversation } from '../commands/settle-conversation.js';
import { ConversationRecord, type ConversationRow, ConversationsPage } from '../queries/conversation-views.js';
import { FindConversationRecord } from '../queries/find-conversation-record.js';
import { FindConversations } from '../queries/find-conversations.js';
import {
  ConversationIdParameters,
  ConversationsRequest,
  HandOverRequest,
  MessageRequest,
  MyConversationsRequest,
  ReadMessagesRequest,
} from './conversations.requests.js';

/** The inbox of the team: messages about bookings, chats and letters. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('api/admin/conversations')
export class ConversationAdministrationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Allowed('conversation.answer')
  @ApiOperation({ summary: 'Conversations about bookings, chats and letters, with what waits for the team' })
  @ListAnswer<ConversationRow>(ConversationsPage, {
    name: 'conversations',
    columns: {
      kind: ({ kind }) => kind,
      bookingReference: ({ bookingReference }) => bookingReference,
      customerName: ({ customerName }) => customerName,
      lastAuthorName: ({ lastAuthorName }) => lastAuthorName,
      lastText: ({ lastText }) => lastText,
      lastAt: ({ lastAt }) => lastAt,
      waitingSince: ({ waitingSince }) => waitingSince,
    },
  })
  list(@Query() request: ConversationsRequest, @CurrentActor() actor: Actor): Promise<ConversationsPage> {
    return this.queries.execute(new FindConversations(request, actor));
  }

  @Get(':id')
  @Allowed('conversation.answer')
  @ApiOperation({ summary: 'One conversation' })
  @ApiOkResponse({ type: ConversationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(
    @Param() { id }: ConversationIdParameters,
    @Query() { language }: MyConversationsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ConversationRecord> {
    return this.queries.execute(new FindConversationRecord(id, language, actor));
  }

  @Post(':id/messages')
  @Allowed('conversation.answer')
  @HttpCode(200)
  @AnswerNeverKept()
  @RateLimited('conversation-answer', 120, 60)
  @ApiOperation({ summary: 'Write for the team. A message with a known id is kept once' })
  @ApiOkResponse({ type: ConversationRecord, description: 'The conversation with the message.' })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONVERSATION_CLOSED'] })
  async write(
    @Param() { id: conversationId }: ConversationIdParameters,
    @Query() { language }: MyConversationsRequest,
    @Body() { id, text, to }: MessageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ConversationRecord> {
    await this.commands.execute(new AnswerConversation(conversationId, { id, text, to, language }, actor));
    return this.queries.execute(new FindConversationRecord(conversationId, language, actor));
  }

  @Post(':id/read')
  @Allowed('conversation.answer')
  @HttpCode(204)
  @AnswerNeverKept()
  @ApiOperation({ summary: 'Note how far the team has read' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async read(
    @Param() { id }: ConversationIdParameters,
    @Body() { position }: ReadMessagesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ReadForTeam(id, position, actor));
  }

  @Post(':id/assignee')
  @Allowed('conversation.answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hand a conversation over to a person of the team' })
  @ApiOkResponse({ type: ConversationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 422: ['VALIDATION_FAILED', 'ASSIGNEE_NOT_OF_TEAM'] })
  async handOver(
    @Param() { id }: ConversationIdParameters,
    @Body() { assigneeId }: HandOverRequest,
    @Query() { language }: MyConversationsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ConversationRecord> {
    await this.commands.execute(new HandOverConversation(id, assigneeId, actor));
    return this.queries.execute(new FindConversationRecord(id, language, actor));
  }

  @Post(':id/settle')
  @WithoutBody()
  @Allowed('conversation.answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a conversation off the inbox without an answer' })
  @ApiOkResponse({ type: ConversationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async settle(
    @Param() { id }: ConversationIdParameters,
    @Query() { language }: MyConversationsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ConversationRecord> {
    await this.commands.execute(new SettleConversation(id, actor));
    return this.queries.execute(new FindConversationRecord(id, language, actor));
  }
}
