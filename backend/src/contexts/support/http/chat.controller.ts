import { Body, Controller, Get, HttpCode, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { Config } from '../../../platform/config.js';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { MailTranscript } from '../commands/mail-transcript.js';
import { ReadChat } from '../commands/read-chat.js';
import { WriteInChat } from '../commands/write-in-chat.js';
import { ChatLinks } from '../domain/chat-links.js';
import { visitorChannel } from '../processes/message-sending.js';
import { ChatAccess } from '../queries/chat-access.js';
import { ChatView, FindChat } from '../queries/find-chat.js';
import {
  ChatLinkRequest,
  ChatMessageRequest,
  ChatRequest,
  ReadChatRequest,
  TranscriptRequest,
} from './chat.requests.js';

const COOKIE = 'cicerone_chat';
const KEPT_SECONDS = 90 * 86_400;
const EVENT_STREAM = 'text/event-stream';

/** A visitor's chat with the team. An HttpOnly cookie opens it; the chat of an account needs the account. */
@ApiTags('Support')
@Controller('api/chat')
export class ChatController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly access: ChatAccess,
    private readonly links: ChatLinks,
    private readonly live: LiveEvents,
    private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ summary: 'My chat with the team, and whether somebody is there' })
  @ApiOkResponse({ type: ChatView })
  async find(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<ChatView> {
    void reply.header('cache-control', 'no-store');
    return this.queries.execute(new FindChat(await this.idOf(request, actor), actor.isPerson));
  }

  @Post()
  @WithoutBody()
  @HttpCode(204)
  @AnswerNeverKept()
  @RateLimited('chat-begin', 60, 3600)
  @ApiOperation({
    summary: 'Begin a chat',
    description: 'Sets the cookie that opens it. Repeated, it changes nothing: the first message begins the chat.',
  })
  @ApiNoContentResponse()
  async begin(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    this.keep(reply, (await this.idOf(request, actor)) ?? this.ids.uuid());
  }

  @Post('link')
  @HttpCode(200)
  @AnswerNeverKept()
  @RateLimited('chat-link', 30, 3600)
  @ApiOperation({ summary: 'Open a chat or a letter again by the link of a mail' })
  @ApiOkResponse({ type: ChatView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async open(
    @Body() { token }: ChatLinkRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<ChatView> {
    const id = this.links.read(token);
    if (id === undefined || (await this.access.find(token, actor)) !== id) throw new NotFound();
    this.keep(reply, id);
    return this.queries.execute(new FindChat(id, actor.isPerson));
  }

  @Post('messages')
  @HttpCode(200)
  @AnswerNeverKept()
  @RateLimited('conversation-message', 30, 60)
  @ApiOperation({ summary: 'Write to the team. A message with a known id is kept once' })
  @ApiOkResponse({ type: ChatView, description: 'The chat with the message.' })
  @ApiProblems({ 404: ['NOT_FOUND'], 422: ['VALIDATION_FAILED', 'CHAT_NEEDS_EMAIL'] })
  async write(
    @Req() request: FastifyRequest,
    @Query() { language }: ChatRequest,
    @Body() { id, text, name, email, currency }: ChatMessageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ChatView> {
    const conversationId = await this.mustFind(request, actor);
    const visitor = { name: name ?? null, email: email ?? null, language, currency };
    await this.commands.execute(new WriteInChat(conversationId, { id, text, language }, visitor, actor));
    return this.queries.execute(new FindChat(conversationId, actor.isPerson));
  }

  @Post('read')
  @HttpCode(204)
  @AnswerNeverKept()
  @ApiOperation({ summary: 'Note how far I have read' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async read(
    @Req() request: FastifyRequest,
    @Body() { position }: ReadChatRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ReadChat(await this.mustFind(request, actor), position, actor));
  }

  @Post('transcript')
  @HttpCode(202)
  @RateLimited('chat-transcript', 5, 3600)
  @ApiOperation({ summary: 'Mail me the chat' })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHAT_NOT_ANSWERED'] })
  async mail(
    @Req() request: FastifyRequest,
    @Body() { email }: TranscriptRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new MailTranscript(await this.mustFind(request, actor), email, actor));
  }

  @Get('stream')
  @ApiOperation({
    summary: 'What happens in my chat, as it happens',
    description:
      'Server-sent events: `conversation` and `refresh` (ask for the chat again). The stream ends after 15 minutes and ' +
      'with the session.',
  })
  @ApiOkResponse({ content: { [EVENT_STREAM]: { schema: { type: 'string' } } } })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async stream(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const id = await this.mustFind(request, actor);
    const stream = this.live.open(visitorChannel(id), { sessionId: actor.sessionId });
    // Kept alive, the connection would hold up a stopping server until it times out.
    reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', connection: 'close' });
    return new StreamableFile(stream, { type: `${EVENT_STREAM}; charset=utf-8` });
  }

  private idOf(request: FastifyRequest, actor: Actor): Promise<string | undefined> {
    return this.access.find(request.cookies[COOKIE], actor);
  }

  private async mustFind(request: FastifyRequest, actor: Actor): Promise<string> {
    const id = await this.idOf(request, actor);
    if (id === undefined) throw new NotFound();
    return id;
  }

  private keep(reply: FastifyReply, id: string): void {
    const secure = this.config.publicUrl.startsWith('https:');
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: KEPT_SECONDS } as const;
    void reply.setCookie(COOKIE, this.links.tokenOf(id), options);
  }
}
