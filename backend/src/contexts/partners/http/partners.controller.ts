import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ChangePartner } from '../commands/change-partner.js';
import { CreateApiKey } from '../commands/create-api-key.js';
import { CreatePartner } from '../commands/create-partner.js';
import { RestorePartner } from '../commands/restore-partner.js';
import { RevokeApiKey } from '../commands/revoke-api-key.js';
import { RotateApiKey } from '../commands/rotate-api-key.js';
import { SuspendPartner } from '../commands/suspend-partner.js';
import { FindApiCalls } from '../queries/find-api-calls.js';
import { FindPartner } from '../queries/find-partner.js';
import { FindPartners } from '../queries/find-partners.js';
import {
  ApiCallsPage,
  type ApiCallView,
  NewApiKey,
  PartnerRecord,
  type PartnerRow,
  PartnersPage,
} from '../queries/partner-views.js';
import { apiCallsFile } from './api-calls-file.js';
import {
  ApiCallsRequest,
  ChangePartnerRequest,
  CreateApiKeyRequest,
  CreatePartnerRequest,
  detailsOf,
  PartnerKeyParams,
  PartnerParams,
  PartnersRequest,
  RestorePartnerRequest,
  RotateApiKeyRequest,
  SuspendPartnerRequest,
} from './partners.requests.js';

/** Partners that read and book by machine, for the team. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('partner.manage')
@Controller('api/admin/partners')
export class PartnersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Partners that read and book by machine' })
  @ListAnswer<PartnerRow>(PartnersPage, {
    name: 'partners',
    columns: {
      id: ({ id }) => id,
      name: ({ name }) => name,
      state: ({ state }) => state,
      termsKind: ({ termsKind }) => termsKind,
      percent: ({ percent }) => percent,
      currency: ({ currency }) => currency,
      keysCount: ({ keysCount }) => keysCount,
      lastCallAt: ({ lastCallAt }) => lastCallAt,
      createdAt: ({ createdAt }) => createdAt,
    },
  })
  list(@Query() request: PartnersRequest, @CurrentActor() actor: Actor): Promise<PartnersPage> {
    return this.queries.execute(new FindPartners(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One partner with its keys' })
  @ApiOkResponse({ type: PartnerRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: PartnerParams, @CurrentActor() actor: Actor): Promise<PartnerRecord> {
    return this.queries.execute(new FindPartner(id, actor));
  }

  @Get(':id/calls')
  @ApiOperation({ summary: 'Calls with the keys of a partner in the last 90 days' })
  @ListAnswer<ApiCallView>(ApiCallsPage, apiCallsFile)
  calls(
    @Param() { id }: PartnerParams,
    @Query() request: ApiCallsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ApiCallsPage> {
    return this.queries.execute(new FindApiCalls(id, request, actor));
  }

  @Post()
  @ApiOperation({ summary: 'Open the account of a partner' })
  @ApiCreatedResponse({ type: PartnerRecord })
  @ApiProblems({ 409: ['PARTNER_EMAIL_TAKEN'], 422: ['VALIDATION_FAILED'] })
  async create(@Body() request: CreatePartnerRequest, @CurrentActor() actor: Actor): Promise<PartnerRecord> {
    const id = await this.commands.execute(new CreatePartner(detailsOf(request), actor));
    return this.get({ id }, actor);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change who a partner is and on which terms it sells' })
  @ApiOkResponse({ type: PartnerRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'PARTNER_EMAIL_TAKEN'],
    422: ['VALIDATION_FAILED'],
  })
  async change(
    @Param() { id }: PartnerParams,
    @Body() request: ChangePartnerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerRecord> {
    await this.commands.execute(new ChangePartner(id, detailsOf(request), request.version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/suspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close the API to all keys of a partner at once' })
  @ApiOkResponse({ type: PartnerRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'PARTNER_SUSPENDED'],
    422: ['VALIDATION_FAILED'],
  })
  async suspend(
    @Param() { id }: PartnerParams,
    @Body() { reason, version }: SuspendPartnerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerRecord> {
    await this.commands.execute(new SuspendPartner(id, reason, version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open the API again to the keys of a partner' })
  @ApiOkResponse({ type: PartnerRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE', 'PARTNER_NOT_SUSPENDED'] })
  async restore(
    @Param() { id }: PartnerParams,
    @Body() { version }: RestorePartnerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PartnerRecord> {
    await this.commands.execute(new RestorePartner(id, version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/keys')
  @AnswerNeverKept()
  @ApiOperation({ summary: 'Make a key for a partner, which is shown once' })
  @ApiCreatedResponse({ type: NewApiKey })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['PARTNER_SUSPENDED', 'TOO_MANY_API_KEYS'],
    422: ['VALIDATION_FAILED'],
  })
  async createKey(
    @Param() { id }: PartnerParams,
    @Body() { label, scopes }: CreateApiKeyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NewApiKey> {
    const { keyId, secret } = await this.commands.execute(new CreateApiKey(id, label, [...new Set(scopes)], actor));
    return { id: keyId, secret };
  }

  @Post(':id/keys/:key/rotate')
  @AnswerNeverKept()
  @ApiOperation({ summary: 'Make the successor of a key; the old one works for some hours more' })
  @ApiCreatedResponse({ type: NewApiKey })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['API_KEY_ENDED', 'PARTNER_SUSPENDED'],
    422: ['VALIDATION_FAILED'],
  })
  async rotateKey(
    @Param() { id, key }: PartnerKeyParams,
    @Body() { overlapHours }: RotateApiKeyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NewApiKey> {
    const { keyId, secret } = await this.commands.execute(new RotateApiKey(id, key, overlapHours, actor));
    return { id: keyId, secret };
  }

  @Post(':id/keys/:key/revoke')
  @HttpCode(200)
  @WithoutBody()
  @ApiOperation({ summary: 'End a key at once and for good' })
  @ApiOkResponse({ type: PartnerRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['API_KEY_ENDED'] })
  async revokeKey(@Param() { id, key }: PartnerKeyParams, @CurrentActor() actor: Actor): Promise<PartnerRecord> {
    await this.commands.execute(new RevokeApiKey(id, key, actor));
    return this.get({ id }, actor);
  }
}
