import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AddPlace } from '../commands/add-place.js';
import { ChangePlace } from '../commands/change-place.js';
import { AdminPlaceRecord, type AdminPlaceRow, AdminPlacesPage } from '../queries/admin-place-views.js';
import { FindPlaceForTeam } from '../queries/find-place-for-team.js';
import { FindPlacesForTeam } from '../queries/find-places-for-team.js';
import {
  AdminPlacesRequest,
  ChangePlaceRequest,
  factsOf,
  PlaceKindParams,
  PlaceParams,
  PlaceRequest,
} from './admin-places.requests.js';

/** Continents, countries, cities and categories, for the team. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('place.edit')
@Controller('api/admin/places')
export class AdminPlacesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Continents, countries, cities or categories, those that nobody sees too' })
  @ListAnswer<AdminPlaceRow>(AdminPlacesPage, {
    name: 'places',
    columns: {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      slug: ({ slug }) => slug,
      title: ({ title }) => title,
      parent: ({ parent }) => parent,
      position: ({ position }) => position,
      activated: ({ activated }) => String(activated),
      featured: ({ featured }) => String(featured),
      languages: ({ languages }) => languages,
    },
  })
  list(@Query() request: AdminPlacesRequest, @CurrentActor() actor: Actor): Promise<AdminPlacesPage> {
    return this.queries.execute(new FindPlacesForTeam(request, actor));
  }

  @Get(':kind/:id')
  @ApiOperation({ summary: 'One place with all that the team may change' })
  @ApiOkResponse({ type: AdminPlaceRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { kind, id }: PlaceParams, @CurrentActor() actor: Actor): Promise<AdminPlaceRecord> {
    return this.queries.execute(new FindPlaceForTeam(kind, id, actor));
  }

  @Post(':kind')
  @ApiOperation({ summary: 'Add a continent, a country, a city or a category' })
  @ApiCreatedResponse({ type: AdminPlaceRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['PLACE_TAKEN'],
    422: ['VALIDATION_FAILED', 'PLACE_INCOMPLETE', 'PLACE_PARENT_UNKNOWN'],
  })
  async add(
    @Param() { kind }: PlaceKindParams,
    @Body() request: PlaceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminPlaceRecord> {
    const id = await this.commands.execute(new AddPlace(kind, factsOf(request), actor));
    return this.get({ kind, id }, actor);
  }

  @Put(':kind/:id')
  @ApiOperation({ summary: 'Change what is decided about a place' })
  @ApiOkResponse({ type: AdminPlaceRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'PLACE_TAKEN'],
    422: ['VALIDATION_FAILED', 'PLACE_INCOMPLETE', 'PLACE_PARENT_UNKNOWN', 'PLACE_SLUG_FIXED'],
  })
  async change(
    @Param() { kind, id }: PlaceParams,
    @Body() request: ChangePlaceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AdminPlaceRecord> {
    await this.commands.execute(new ChangePlace({ kind, id, version: request.version }, factsOf(request), actor));
    return this.get({ kind, id }, actor);
  }
}
