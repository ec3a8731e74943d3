import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ChangePromoCode } from '../commands/change-promo-code.js';
import { CreatePromoCode } from '../commands/create-promo-code.js';
import { EndPromoCode } from '../commands/end-promo-code.js';
import { FindPromoCode } from '../queries/find-promo-code.js';
import { FindPromoCodes } from '../queries/find-promo-codes.js';
import { PromoCodeRecord, type PromoCodeRow, PromoCodesPage } from '../queries/promo-code-views.js';
import {
  ChangePromoCodeRequest,
  CreatePromoCodeRequest,
  EndPromoCodeRequest,
  PromoCodeParams,
  PromoCodesRequest,
  termsOf,
} from './promo-codes.requests.js';

/** Promo codes, for the team. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('promo-code.manage')
@Controller('api/admin/promo-codes')
export class PromoCodesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Promo codes: personal ones of professionals, and those of campaigns' })
  @ListAnswer<PromoCodeRow>(PromoCodesPage, {
    name: 'promo-codes',
    columns: {
      id: ({ id }) => id,
      code: ({ code }) => code,
      kind: ({ kind }) => kind,
      state: ({ state }) => state,
      owner: ({ owner }) => owner?.name ?? owner?.id,
      percent: ({ percent }) => percent,
      startsAt: ({ startsAt }) => startsAt,
      endsAt: ({ endsAt }) => endsAt,
      mostUses: ({ mostUses }) => mostUses,
      usesTaken: ({ usesTaken }) => usesTaken,
      createdAt: ({ createdAt }) => createdAt,
      endedAt: ({ endedAt }) => endedAt,
    },
  })
  list(@Query() request: PromoCodesRequest, @CurrentActor() actor: Actor): Promise<PromoCodesPage> {
    return this.queries.execute(new FindPromoCodes(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One promo code with its uses' })
  @ApiOkResponse({ type: PromoCodeRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: PromoCodeParams, @CurrentActor() actor: Actor): Promise<PromoCodeRecord> {
    return this.queries.execute(new FindPromoCode(id, actor));
  }

  @Post()
  @ApiOperation({ summary: 'Make the code of a campaign' })
  @ApiCreatedResponse({ type: PromoCodeRecord })
  @ApiProblems({
    409: ['PROMO_CODE_TAKEN'],
    422: ['VALIDATION_FAILED', 'PROMO_CODE_ENDS_TOO_EARLY'],
  })
  async create(@Body() request: CreatePromoCodeRequest, @CurrentActor() actor: Actor): Promise<PromoCodeRecord> {
    const id = await this.commands.execute(new CreatePromoCode(request.code, termsOf(request), actor));
    return this.get({ id }, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change what a code is worth, when, how often and from which amount' })
  @ApiOkResponse({ type: PromoCodeRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['PROMO_CODE_ENDED', 'CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED', 'PROMO_CODE_ENDS_TOO_EARLY'],
  })
  async change(
    @Param() { id }: PromoCodeParams,
    @Body() request: ChangePromoCodeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PromoCodeRecord> {
    await this.commands.execute(new ChangePromoCode(id, termsOf(request), request.version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/end')
  @HttpCode(200)
  @ApiOperation({ summary: 'End a code at once and for good' })
  @ApiOkResponse({ type: PromoCodeRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['PROMO_CODE_ENDED', 'CHANGED_MEANWHILE'] })
  async end(
    @Param() { id }: PromoCodeParams,
    @Body() { version }: EndPromoCodeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PromoCodeRecord> {
    await this.commands.execute(new EndPromoCode(id, version, actor));
    return this.get({ id }, actor);
  }
}
