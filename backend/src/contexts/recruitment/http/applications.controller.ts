import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ApproveApplication } from '../commands/approve-application.js';
import { AskApplicantAgain } from '../commands/ask-applicant-again.js';
import { MarkAnswer } from '../commands/mark-answer.js';
import { RejectApplication } from '../commands/reject-application.js';
import { ApplicationRecord, type ApplicationRow, ApplicationsPage } from '../queries/application-views.js';
import { FindApplicationRecord } from '../queries/find-application-record.js';
import { FindApplications } from '../queries/find-applications.js';
import {
  ApplicationLanguageRequest,
  ApplicationParams,
  ApplicationsRequest,
  ApplicationVersionRequest,
  AskAgainRequest,
  MarkAnswerRequest,
  RejectApplicationRequest,
} from './applications.requests.js';

const CONFLICTS = ['APPLICATION_UNDECIDABLE', 'CHANGED_MEANWHILE'] as const;

/** Applications of guides, for the team. Each decision answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('application.review')
@Controller('api/admin/applications')
export class ApplicationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Applications of guides' })
  @ListAnswer<ApplicationRow>(ApplicationsPage, {
    name: 'applications',
    columns: {
      id: ({ userId }) => userId,
      firstName: ({ firstName }) => firstName,
      lastName: ({ lastName }) => lastName,
      email: ({ email }) => email,
      state: ({ state }) => state,
      city: ({ city }) => city,
      languages: ({ languages }) => languages.join(' '),
      submittedAt: ({ submittedAt }) => submittedAt,
      changedAt: ({ changedAt }) => changedAt,
    },
  })
  list(@Query() request: ApplicationsRequest, @CurrentActor() actor: Actor): Promise<ApplicationsPage> {
    return this.queries.execute(new FindApplications(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One application' })
  @ApiOkResponse({ type: ApplicationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(
    @Param() { id }: ApplicationParams,
    @Query() { language }: ApplicationLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationRecord> {
    return this.queries.execute(new FindApplicationRecord(id, language, actor));
  }

  @Put(':id/marks')
  @ApiOperation({ summary: 'Mark an answer' })
  @ApiOkResponse({ type: ApplicationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: [...CONFLICTS], 422: ['VALIDATION_FAILED', 'ANSWER_UNKNOWN'] })
  async mark(
    @Param() { id }: ApplicationParams,
    @Query() reader: ApplicationLanguageRequest,
    @Body() { questionKey, mark, version }: MarkAnswerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationRecord> {
    await this.commands.execute(new MarkAnswer(id, questionKey, mark, version, actor));
    return this.get({ id }, reader, actor);
  }

  @Post(':id/ask-again')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give an application back with a remark' })
  @ApiOkResponse({ type: ApplicationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: [...CONFLICTS] })
  async askAgain(
    @Param() { id }: ApplicationParams,
    @Query() reader: ApplicationLanguageRequest,
    @Body() { remark, questionKeys, version }: AskAgainRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationRecord> {
    await this.commands.execute(new AskApplicantAgain(id, remark, questionKeys, version, actor));
    return this.get({ id }, reader, actor);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Approve an application: the applicant guides from now on' })
  @ApiOkResponse({ type: ApplicationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: [...CONFLICTS] })
  async approve(
    @Param() { id }: ApplicationParams,
    @Query() reader: ApplicationLanguageRequest,
    @Body() { version }: ApplicationVersionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationRecord> {
    await this.commands.execute(new ApproveApplication(id, version, actor));
    return this.get({ id }, reader, actor);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject an application with a reason' })
  @ApiOkResponse({ type: ApplicationRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: [...CONFLICTS] })
  async reject(
    @Param() { id }: ApplicationParams,
    @Query() reader: ApplicationLanguageRequest,
    @Body() { reason, version }: RejectApplicationRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApplicationRecord> {
    await this.commands.execute(new RejectApplication(id, reason, version, actor));
    return this.get({ id }, reader, actor);
  }
}
