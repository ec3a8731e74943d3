import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AddReference } from '../commands/add-reference.js';
import { ChangeReference } from '../commands/change-reference.js';
import { FindReference } from '../queries/find-reference.js';
import { FindReferences } from '../queries/find-references.js';
import { QuoteReferenceRecord, type QuoteReferenceRow, QuoteReferencesPage } from '../queries/reference-views.js';
import {
  AddQuoteReferenceRequest,
  ChangeQuoteReferenceRequest,
  factsOf,
  QuoteReferenceKindParams,
  QuoteReferenceParams,
  QuoteReferencesRequest,
} from './quote-references.requests.js';

/** Vehicles, cruise companies, ships, ports of call and price tables, for the team. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('quote.edit-references')
@Controller('api/admin/quote-references')
export class QuoteReferencesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Vehicles, cruise companies, ships, ports of call or price tables' })
  @ListAnswer<QuoteReferenceRow>(QuoteReferencesPage, {
    name: 'quote-references',
    columns: {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      title: ({ title }) => title,
      parent: ({ parent }) => parent,
      position: ({ position }) => position,
      activated: ({ activated }) => String(activated),
    },
  })
  list(@Query() request: QuoteReferencesRequest, @CurrentActor() actor: Actor): Promise<QuoteReferencesPage> {
    return this.queries.execute(new FindReferences(request, actor));
  }

  @Get(':kind/:id')
  @ApiOperation({ summary: 'One of them with all that the team may change' })
  @ApiOkResponse({ type: QuoteReferenceRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { kind, id }: QuoteReferenceParams, @CurrentActor() actor: Actor): Promise<QuoteReferenceRecord> {
    return this.queries.execute(new FindReference(kind, id, actor));
  }

  @Post(':kind')
  @ApiOperation({ summary: 'Add a vehicle, a cruise company, a ship, a port of call or a price table' })
  @ApiCreatedResponse({ type: QuoteReferenceRecord })
  @ApiProblems({
    409: ['QUOTE_REFERENCE_TAKEN'],
    422: ['VALIDATION_FAILED', 'QUOTE_REFERENCE_INCOMPLETE', 'QUOTE_REFERENCE_UNKNOWN'],
  })
  async add(
    @Param() { kind }: QuoteReferenceKindParams,
    @Body() request: AddQuoteReferenceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteReferenceRecord> {
    const id = await this.commands.execute(new AddReference(kind, factsOf(request), request.city, actor));
    return this.get({ kind, id }, actor);
  }

  @Put(':kind/:id')
  @ApiOperation({ summary: 'Change what requests choose from' })
  @ApiOkResponse({ type: QuoteReferenceRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'QUOTE_REFERENCE_TAKEN'],
    422: ['VALIDATION_FAILED', 'QUOTE_REFERENCE_INCOMPLETE', 'QUOTE_REFERENCE_UNKNOWN'],
  })
  async change(
    @Param() { kind, id }: QuoteReferenceParams,
    @Body() request: ChangeQuoteReferenceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteReferenceRecord> {
    await this.commands.execute(new ChangeReference({ kind, id, version: request.version }, factsOf(request), actor));
    return this.get({ kind, id }, actor);
  }
}
