import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AnswerQuestions } from '../commands/answer-questions.js';
import { BeginApplicationAgain } from '../commands/begin-application-again.js';
import { BeginApplication } from '../commands/begin-application.js';
import { ChoosePortrait } from '../commands/choose-portrait.js';
import { FillInApplication } from '../commands/fill-in-application.js';
import { RecordAnswer } from '../commands/record-answer.js';
import { SubmitApplication } from '../commands/submit-application.js';
import { MyApplication } from '../queries/application-views.js';
import { FindMyApplication } from '../queries/find-my-application.js';
import { ApplicationLanguageRequest } from './applications.requests.js';
import {
  ApplicationAudioRequest,
  ApplicationPictureRequest,
  ApplicationPreferencesRequest,
  ApplicationStatusRequest,
  CmsAnswersRequest,
  RecruitmentParameters,
} from './recruitment.requests.js';

/** The application of the person who is signed in. Each change answers the application after it. */
@ApiTags('Guides')
@ApiBearerAuth()
@SignedIn()
@Controller('api/recruitment')
export class RecruitmentController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Post()
  @WithoutBody()
  @ApiOperation({ summary: 'Begin my application, or go on with the one that I have' })
  @ApiCreatedResponse({ type: MyApplication })
  @ApiProblems({ 409: ['ACCOUNT_CANNOT_APPLY'] })
  async begin(@Query() { language }: ApplicationLanguageRequest, @CurrentActor() actor: Actor): Promise<MyApplication> {
    await this.commands.execute(new BeginApplication(actor));
    return this.queries.execute(new FindMyApplication(language, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'My application' })
  @ApiOkResponse({ type: MyApplication })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  find(
    @Param() { id }: RecruitmentParameters,
    @Query() { language }: ApplicationLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyApplication> {
    mustBeOwn(id, actor);
    return this.queries.execute(new FindMyApplication(language, actor));
  }

  @Put(':id/cmsAnswers')
  @ApiOperation({ summary: 'Answer questions in writing; other answers stay' })
  @ApiOkResponse({ type: MyApplication })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['APPLICATION_CLOSED'], 422: ['VALIDATION_FAILED', 'QUESTION_UNKNOWN'] })
  async answer(
    @Param() { id }: RecruitmentParameters,
    @Query() { language }: ApplicationLanguageRequest,
    @Body() { cmsAnswers }: CmsAnswersRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyApplication> {
    mustBeOwn(id, actor);
    await this.commands.execute(new AnswerQuestions(cmsAnswers, actor));
    return this.queries.execute(new FindMyApplication(language, actor));
  }

  @Put(':id/status')
  @ApiOperation({ summary: 'Submit my application, or begin it again after a refusal' })
  @ApiOkResponse({ type: MyApplication })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['APPLICATION_STATUS_REFUSED'],
    422: ['VALIDATION_FAILED', 'APPLICATION_INCOMPLETE'],
  })
  async changeStatus(
    @Param() { id }: RecruitmentParameters,
    @Query() { language }: ApplicationLanguageRequest,
    @Body() { status }: ApplicationStatusRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyApplication> {
    mustBeOwn(id, actor);
    const change = status === 'pending-review' ? new SubmitApplication(actor) : new BeginApplicationAgain(actor);
    await this.commands.execute(change);
    return this.queries.execute(new FindMyApplication(language, actor));
  }

  @Put(':id/preferences')
  @ApiOperation({ summary: 'Say where, in which languages and what I want to guide' })
  @ApiOkResponse({ type: MyApplication })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['APPLICATION_CLOSED'],
    422: ['VALIDATION_FAILED', 'GUIDE_CITY_UNKNOWN', 'GUIDE_CATEGORY_UNKNOWN'],
  })
  async fillIn(
    @Param() { id }: RecruitmentParameters,
    @Query() { language }: ApplicationLanguageRequest,
    @Body() details: ApplicationPreferencesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyApplication> {
    mustBeOwn(id, actor);
    await this.commands.execute(new FillInApplication(details, actor));
    return this.queries.execute(new FindMyApplication(language, actor));
  }

  @Put(':id/picture')
  @ApiOperation({ summary: 'Choose the picture of my application' })
  @ApiOkResponse({ type: MyApplication })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['APPLICATION_CLOSED'], 422: ['VALIDATION_FAILED', 'FILE_UNKNOWN'] })
  async choosePicture(
    @Param() { id }: RecruitmentParameters,
    @Query() { language }: ApplicationLanguageRequest,
    @Body() { pictureUrl }: ApplicationPictureRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyApplication> {
    mustBeOwn(id, actor);
    await this.commands.execute(new ChoosePortrait(pictureUrl, actor));
    return this.queries.execute(new FindMyApplication(language, actor));
  }

  @Put(':id/audio')
  @ApiOperation({ summary: 'Answer a question by voice' })
  @ApiOkResponse({ type: MyApplication })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['APPLICATION_CLOSED'],
    422: ['VALIDATION_FAILED', 'QUESTION_UNKNOWN', 'FILE_UNKNOWN'],
  })
  async record(
    @Param() { id }: RecruitmentParameters,
    @Query() { language }: ApplicationLanguageRequest,
    @Body() { audio, questionKey }: ApplicationAudioRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MyApplication> {
    mustBeOwn(id, actor);
    await this.commands.execute(new RecordAnswer(questionKey, audio, actor));
    return this.queries.execute(new FindMyApplication(language, actor));
  }
}

function mustBeOwn(id: string, actor: Actor): void {
  if (!actor.owns(id)) throw new NotFound();
}
