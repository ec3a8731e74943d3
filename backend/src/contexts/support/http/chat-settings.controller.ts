import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { ChangeTeamHours } from '../commands/change-team-hours.js';
import { RemoveCannedAnswer } from '../commands/remove-canned-answer.js';
import { SaveCannedAnswer } from '../commands/save-canned-answer.js';
import { ChatSettingsView, FindChatSettings } from '../queries/chat-settings.js';
import {
  CannedAnswerParameters,
  CannedAnswerRequest,
  ChangedCannedAnswerRequest,
  TeamHoursRequest,
} from './chat.requests.js';

/** When the team answers the chat, and what it often answers. Each change answers the settings after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('conversation.answer')
@Controller('api/admin/chat')
export class ChatSettingsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The hours of the team and its canned answers' })
  @ApiOkResponse({ type: ChatSettingsView })
  find(@CurrentActor() actor: Actor): Promise<ChatSettingsView> {
    return this.queries.execute(new FindChatSettings(actor));
  }

  @Put('hours')
  @ApiOperation({ summary: 'Change when the team answers the chat' })
  @ApiOkResponse({ type: ChatSettingsView })
  @ApiProblems({ 409: ['CHANGED_MEANWHILE'], 422: ['VALIDATION_FAILED', 'TEAM_HOURS_REVERSED'] })
  async changeHours(@Body() hours: TeamHoursRequest, @CurrentActor() actor: Actor): Promise<ChatSettingsView> {
    await this.commands.execute(new ChangeTeamHours({ ...hours, weekdays: [...new Set(hours.weekdays)] }, actor));
    return this.find(actor);
  }

  @Post('answers')
  @ApiOperation({ summary: 'Write a canned answer' })
  @ApiCreatedResponse({ type: ChatSettingsView })
  @ApiProblems({ 409: ['CANNED_ANSWER_TAKEN'] })
  async add(@Body() { title, texts }: CannedAnswerRequest, @CurrentActor() actor: Actor): Promise<ChatSettingsView> {
    await this.commands.execute(new SaveCannedAnswer({ title, texts: { ...texts } }, undefined, actor));
    return this.find(actor);
  }

  @Put('answers/:id')
  @ApiOperation({ summary: 'Change a canned answer' })
  @ApiOkResponse({ type: ChatSettingsView })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CANNED_ANSWER_TAKEN', 'CHANGED_MEANWHILE'] })
  async change(
    @Param() { id }: CannedAnswerParameters,
    @Body() { title, texts, version }: ChangedCannedAnswerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ChatSettingsView> {
    await this.commands.execute(new SaveCannedAnswer({ title, texts: { ...texts } }, { id, version }, actor));
    return this.find(actor);
  }

  @Delete('answers/:id')
  @HttpCode(200)
  @WithoutBody()
  @ApiOperation({ summary: 'Remove a canned answer' })
  @ApiOkResponse({ type: ChatSettingsView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async remove(@Param() { id }: CannedAnswerParameters, @CurrentActor() actor: Actor): Promise<ChatSettingsView> {
    await this.commands.execute(new RemoveCannedAnswer(id, actor));
    return this.find(actor);
  }
}
