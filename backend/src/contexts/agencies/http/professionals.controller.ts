import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { RejectProfessional } from '../commands/reject-professional.js';
import { ValidateProfessional } from '../commands/validate-professional.js';
import { FindProfessionalRecord } from '../queries/find-professional-record.js';
import { FindProfessionals } from '../queries/find-professionals.js';
import { ProfessionalRecord, type ProfessionalRow, ProfessionalsPage } from '../queries/professional-views.js';
import { ProfessionalParams, ProfessionalsRequest, RejectProfessionalRequest } from './professionals.requests.js';

/** Professionals, for the team. Each decision answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('professional.validate')
@Controller('api/admin/professionals')
export class ProfessionalsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Professionals, with the time by which the team decides' })
  @ListAnswer<ProfessionalRow>(ProfessionalsPage, {
    name: 'professionals',
    columns: {
      id: ({ userId }) => userId,
      companyName: ({ companyName }) => companyName,
      firstName: ({ firstName }) => firstName,
      lastName: ({ lastName }) => lastName,
      email: ({ email }) => email,
      state: ({ state }) => state,
      waitingSince: ({ waitingSince }) => waitingSince,
      decideBefore: ({ decideBefore }) => decideBefore,
      decidedAt: ({ decidedAt }) => decidedAt,
    },
  })
  list(@Query() request: ProfessionalsRequest, @CurrentActor() actor: Actor): Promise<ProfessionalsPage> {
    return this.queries.execute(new FindProfessionals(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One professional' })
  @ApiOkResponse({ type: ProfessionalRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: ProfessionalParams, @CurrentActor() actor: Actor): Promise<ProfessionalRecord> {
    return this.queries.execute(new FindProfessionalRecord(id, actor));
  }

  @Post(':id/validate')
  @WithoutBody()
  @HttpCode(200)
  @ApiOperation({ summary: 'Validate a professional' })
  @ApiOkResponse({ type: ProfessionalRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['PROFESSIONAL_ALREADY_DECIDED'] })
  async validate(@Param() { id }: ProfessionalParams, @CurrentActor() actor: Actor): Promise<ProfessionalRecord> {
    await this.commands.execute(new ValidateProfessional(id, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a professional with a reason' })
  @ApiOkResponse({ type: ProfessionalRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['PROFESSIONAL_ALREADY_DECIDED'] })
  async reject(
    @Param() { id }: ProfessionalParams,
    @Body() { reason }: RejectProfessionalRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ProfessionalRecord> {
    await this.commands.execute(new RejectProfessional(id, reason, actor));
    return this.get({ id }, actor);
  }
}
