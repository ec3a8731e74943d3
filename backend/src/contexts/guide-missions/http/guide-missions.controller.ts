import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiExtraModels, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CurrentActor, Allowed } from '../../../platform/http/actor.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AnswerOffer } from '../commands/answer-offer.js';
import { ReportVisit } from '../commands/report-visit.js';
import { CancelOwnMission } from '../commands/cancel-own-mission.js';
import { DelayMission } from '../commands/delay-mission.js';
import { FindNameBoard } from '../queries/find-name-board.js';
import { CompletedMissions, FindCompletedMissions } from '../queries/find-completed-missions.js';
import { FindGuideMission } from '../queries/find-guide-mission.js';
import { FindGuideMissions } from '../queries/find-guide-missions.js';
import { MissionMoney, MissionView } from '../queries/mission-view.js';
import {
  DelayMissionRequest,
  GuideCancelledRequest,
  GuideResponseRequest,
  VoucherCodeRequest,
  MissionFilterRequest,
  MissionLanguageRequest,
  MissionParams,
  MonthParams,
} from './guide-missions.requests.js';

/** The guide's side: the guide comes from the token, never from the address. */
@ApiTags('Guides')
@ApiBearerAuth()
@ApiExtraModels(MissionMoney)
@Allowed('mission.answer')
@Controller('api')
export class GuideMissionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('guide/missions')
  @ApiOperation({ summary: 'Missions that the guide was asked or given, the latest 500' })
  @ApiOkResponse({ type: [MissionView] })
  find(@Query() { language, ...filter }: MissionFilterRequest, @CurrentActor() actor: Actor): Promise<MissionView[]> {
    return this.queries.execute(new FindGuideMissions(actor.id, filter, language, this.clock.now()));
  }

  @Get('guide/missions/:year/:month')
  @ApiOperation({ summary: 'The same for a month of local service dates' })
  @ApiOkResponse({ type: [MissionView] })
  findOfMonth(
    @Param() month: MonthParams,
    @Query() { language, ...filter }: MissionFilterRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView[]> {
    return this.queries.execute(new FindGuideMissions(actor.id, { ...filter, ...month }, language, this.clock.now()));
  }

  @Get('missions/:year/:month/get-all-missions-completed')
  @ApiOperation({ summary: 'What the guide earned in a month' })
  @ApiOkResponse({ type: CompletedMissions })
  findCompleted(
    @Param() { year, month }: MonthParams,
    @Query() { language }: MissionLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<CompletedMissions> {
    return this.queries.execute(new FindCompletedMissions(actor.id, year, month, language, this.clock.now()));
  }

  @Put('missions/:id/guide-response')
  @ApiOperation({
    summary: 'Answers an offer; the first yes gets the mission. A no after a yes gives it back and needs a reason',
  })
  @ApiOkResponse({ type: MissionView })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: [
      'MISSION_ALREADY_GIVEN',
      'MISSION_OVERLAPS',
      'OFFER_EXPIRED',
      'MISSION_GIVEN_BACK',
      'MISSION_CLOSED',
      'MISSION_IS_YOURS',
    ],
    422: ['VALIDATION_FAILED', 'CANCELLATION_REASON_MISSING'],
  })
  async respond(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @Body() body: GuideResponseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView> {
    await this.commands.execute(new AnswerOffer(id, body.guideAvailability, body.guideAnswer ?? null, actor));
    return this.show(id, language, actor);
  }

  @Put('missions/:id/guide-cancelled')
  @ApiOperation({ summary: 'Gives a mission back, which others are then asked for at once' })
  @ApiOkResponse({ type: MissionView })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['MISSION_NOT_YOURS', 'MISSION_HAS_STARTED'] })
  async cancel(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @Body() { guideReason }: GuideCancelledRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView> {
    await this.commands.execute(new CancelOwnMission(id, guideReason, actor));
    return this.show(id, language, actor);
  }

  @Post('missions/:id/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'The guests of a voucher are here: its code is scanned or typed' })
  @ApiOkResponse({ type: MissionView })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['MISSION_NOT_YOURS', 'VISIT_TOO_EARLY', 'VISIT_ALREADY_REPORTED'],
    422: ['VOUCHER_UNKNOWN'],
  })
  async start(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @Body() { code }: VoucherCodeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView> {
    await this.commands.execute(new ReportVisit(id, 'started', code, actor));
    return this.show(id, language, actor);
  }

  @Post('missions/:id/no-show')
  @HttpCode(200)
  @ApiOperation({ summary: 'The guests of a booking did not come within the waiting time' })
  @ApiOkResponse({ type: MissionView })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['MISSION_NOT_YOURS', 'GUESTS_MAY_STILL_COME', 'VISIT_ALREADY_REPORTED'],
    422: ['VOUCHER_UNKNOWN'],
  })
  async noShow(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @Body() { code }: VoucherCodeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView> {
    await this.commands.execute(new ReportVisit(id, 'no-show', code, actor));
    return this.show(id, language, actor);
  }

  @Put('missions/:id/delay')
  @ApiOperation({ summary: 'Says that a ride begins later; the driver’s next mission is checked' })
  @ApiOkResponse({ type: MissionView })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['MISSION_NOT_YOURS', 'MISSION_NOT_DELAYABLE', 'MISSION_CLOSED'],
    422: ['VALIDATION_FAILED'],
  })
  async delay(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @Body() { minutes }: DelayMissionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView> {
    await this.commands.execute(new DelayMission(id, minutes, actor));
    return this.show(id, language, actor);
  }

  @Get('missions/:id/name-board')
  @RateLimited('documents', 30, 60, 'memory')
  @ApiOperation({ summary: 'The traveler’s name, big, to hold up at the pick-up' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['MISSION_NOT_YOURS'] })
  async nameBoard(
    @Param() { id }: MissionParams,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, bytes } = await this.queries.execute(new FindNameBoard(id, actor));
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(bytes);
  }

  private show(id: string, language: MissionLanguageRequest['language'], actor: Actor): Promise<MissionView> {
    return this.queries.execute(new FindGuideMission(id, actor.id, language, this.clock.now()));
  }
}
