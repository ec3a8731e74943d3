import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AddFavourites } from '../commands/add-favourites.js';
import { ToggleFavourite } from '../commands/toggle-favourite.js';
import { FavouriteToursView, FindFavouriteTours } from '../queries/find-favourite-tours.js';
import {
  AddFavouritesRequest,
  FavouriteParameters,
  FavouriteRequest,
  FavouriteToursRequest,
  IdOrSlugParameter,
} from './catalogue.requests.js';

class FavouriteView {
  @ApiProperty() favourite!: boolean;
}

@ApiTags('Catalogue')
@ApiBearerAuth()
@SignedIn()
@Controller('api')
export class FavouritesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Put('tour/:id/user-favourite/:userId')
  @WithoutBody()
  @ApiOperation({ summary: 'Mark a tour as my favourite, or no longer; a body has no fields' })
  @ApiOkResponse({ type: FavouriteView })
  async toggle(
    @Param() { id, userId }: FavouriteParameters,
    @Query() { favourite }: FavouriteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FavouriteView> {
    return { favourite: await this.commands.execute(new ToggleFavourite(id, userId, actor, favourite)) };
  }

  @Post('user/:id/favourite-tours')
  @HttpCode(204)
  @ApiOperation({ summary: 'Add what I marked before I signed in; what is not on sale is left out' })
  @ApiNoContentResponse()
  async add(
    @Param() { id }: IdOrSlugParameter,
    @Body() { tours }: AddFavouritesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new AddFavourites(id, tours, actor));
  }

  @Get('user/:id/favourite-tours')
  @ApiOperation({ summary: 'My favourite tours' })
  @ApiOkResponse({ type: FavouriteToursView })
  favouriteTours(
    @Param() { id }: IdOrSlugParameter,
    @Query() { page, language, currency }: FavouriteToursRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FavouriteToursView> {
    return this.queries.execute(new FindFavouriteTours(id, page, language, currency, actor));
  }
}
