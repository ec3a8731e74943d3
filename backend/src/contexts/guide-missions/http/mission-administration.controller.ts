import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { CurrentActor, Allowed } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AssignMission } from '../commands/assign-mission.js';
import { FindGuideMission } from '../queries/find-guide-mission.js';
import { FindGuideMissions } from '../queries/find-guide-missions.js';
import { FindGuidesForMission, GuideForMission } from '../queries/find-guides-for-mission.js';
import { FindMissionForTeam, TeamMissionView } from '../queries/find-mission-for-team.js';
import { MissionView } from '../queries/mission-view.js';
import {
  AssignMissionRequest,
  GuideMonthParams,
  GuideParams,
  MissionFilterRequest,
  MissionLanguageRequest,
  MissionParams,
} from './guide-missions.requests.js';

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('mission.read-any')
@Controller('api/admin')
export class MissionAdministrationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Get('missions/user/:uuid')
  @ApiOperation({ summary: 'The missions of a guide, as the guide sees them' })
  @ApiOkResponse({ type: [MissionView] })
  find(@Param() { uuid }: GuideParams, @Query() { language, ...filter }: MissionFilterRequest): Promise<MissionView[]> {
    return this.queries.execute(new FindGuideMissions(uuid, filter, language, this.clock.now()));
  }

  @Get('missions/user/:uuid/:year/:month')
  @ApiOperation({ summary: 'The same for a month of local service dates' })
  @ApiOkResponse({ type: [MissionView] })
  findOfMonth(
    @Param() { uuid, ...month }: GuideMonthParams,
    @Query() { language, ...filter }: MissionFilterRequest,
  ): Promise<MissionView[]> {
    return this.queries.execute(new FindGuideMissions(uuid, { ...filter, ...month }, language, this.clock.now()));
  }

  @Get('missions/:id')
  @ApiOperation({ summary: 'One mission with its customers and the guides who were asked' })
  @ApiOkResponse({ type: TeamMissionView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  findOne(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TeamMissionView> {
    return this.queries.execute(new FindMissionForTeam(id, language, actor));
  }

  @Get('missions/:id/guides')
  @ApiOperation({ summary: 'The guides of its city, those who can take it first' })
  @ApiOkResponse({ type: [GuideForMission] })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  guides(@Param() { id }: MissionParams): Promise<GuideForMission[]> {
    return this.queries.execute(new FindGuidesForMission(id));
  }

  @Post('missions/:id/assign')
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives an open mission to a guide' })
  @ApiOkResponse({ type: MissionView })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['MISSION_ALREADY_GIVEN', 'MISSION_OVERLAPS', 'MISSION_CLOSED'],
    422: ['VALIDATION_FAILED', 'GUIDE_UNKNOWN'],
  })
  async assign(
    @Param() { id }: MissionParams,
    @Query() { language }: MissionLanguageRequest,
    @Body() { guideId }: AssignMissionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<MissionView> {
    await this.commands.execute(new AssignMission(id, guideId, actor));
    return this.queries.execute(new FindGuideMission(id, guideId, language, this.clock.now()));
  }
}
