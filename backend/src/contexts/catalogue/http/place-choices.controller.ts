import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { Language } from '../../../platform/http/fields.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { PLACE_KINDS, type PlaceKind } from '../domain/place.js';
import { FindPlaceChoices, PlaceChoice } from '../queries/find-place-choices.js';

class PlaceChoicesRequest {
  @ApiProperty({ enum: PLACE_KINDS }) @IsIn(PLACE_KINDS) kind!: PlaceKind;
  @Language() language: Locale = DEFAULT_LOCALE;
}

/** What the team chooses from in forms and filters. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('tour.read-any')
@Controller('api/admin/place-choices')
export class PlaceChoicesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'All places of a kind by name' })
  @ApiOkResponse({ type: [PlaceChoice] })
  find(
    @Query() { kind, language }: PlaceChoicesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<readonly PlaceChoice[]> {
    return this.queries.execute(new FindPlaceChoices(kind, language, actor));
  }
}
