import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { AnswerNeverKept } from '../../../platform/idempotency/repeated-calls.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { CreateApiKey } from '../commands/create-api-key.js';
import { RevokeApiKey } from '../commands/revoke-api-key.js';
import { RotateApiKey } from '../commands/rotate-api-key.js';
import { FindApiCalls } from '../queries/find-api-calls.js';
import { FindOwnPartner } from '../queries/find-own-partner.js';
import { ApiCallsPage, type ApiCallView, NewApiKey, OwnPartner } from '../queries/partner-views.js';
import { apiCallsFile } from './api-calls-file.js';
import { ApiCallsRequest, CreateApiKeyRequest, OwnKeyParams, RotateApiKeyRequest } from './partners.requests.js';

/** What a partner's person sees and does: the keys, and what was called with them. */
@ApiTags('Partners')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/partner')
export class OwnPartnerController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The own partner account: terms and keys' })
  @ApiOkResponse({ type: OwnPartner })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@CurrentActor() actor: Actor): Promise<OwnPartner> {
    return this.queries.execute(new FindOwnPartner(actor));
  }

  @Get('calls')
  @ApiOperation({ summary: 'Calls with the own keys in the last 90 days' })
  @ListAnswer<ApiCallView>(ApiCallsPage, apiCallsFile)
  @ApiProblems({ 404: ['NOT_FOUND'] })
  calls(@Query() request: ApiCallsRequest, @CurrentActor() actor: Actor): Promise<ApiCallsPage> {
    return this.queries.execute(new FindApiCalls(undefined, request, actor));
  }

  @Post('keys')
  @AnswerNeverKept()
  @ApiOperation({ summary: 'Make a key, which is shown once' })
  @ApiCreatedResponse({ type: NewApiKey })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['PARTNER_SUSPENDED', 'TOO_MANY_API_KEYS'],
    422: ['VALIDATION_FAILED'],
  })
  async createKey(@Body() { label, scopes }: CreateApiKeyRequest, @CurrentActor() actor: Actor): Promise<NewApiKey> {
    const { id: partnerId } = await this.get(actor);
    const { keyId, secret } = await this.commands.execute(
      new CreateApiKey(partnerId, label, [...new Set(scopes)], actor),
    );
    return { id: keyId, secret };
  }

  @Post('keys/:key/rotate')
  @AnswerNeverKept()
  @ApiOperation({ summary: 'Make the successor of a key; the old one works for some hours more' })
  @ApiCreatedResponse({ type: NewApiKey })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['API_KEY_ENDED', 'PARTNER_SUSPENDED'],
    422: ['VALIDATION_FAILED'],
  })
  async rotateKey(
    @Param() { key }: OwnKeyParams,
    @Body() { overlapHours }: RotateApiKeyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<NewApiKey> {
    const { id: partnerId } = await this.get(actor);
    const { keyId, secret } = await this.commands.execute(new RotateApiKey(partnerId, key, overlapHours, actor));
    return { id: keyId, secret };
  }

  @Post('keys/:key/revoke')
  @HttpCode(200)
  @WithoutBody()
  @ApiOperation({ summary: 'End a key at once and for good' })
  @ApiOkResponse({ type: OwnPartner })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['API_KEY_ENDED'] })
  async revokeKey(@Param() { key }: OwnKeyParams, @CurrentActor() actor: Actor): Promise<OwnPartner> {
    const { id: partnerId } = await this.get(actor);
    await this.commands.execute(new RevokeApiKey(partnerId, key, actor));
    return this.get(actor);
  }
}
