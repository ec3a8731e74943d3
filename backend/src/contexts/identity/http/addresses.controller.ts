import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { type ActedCommand, Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AddAddress } from '../commands/add-address.js';
import { EditAddress } from '../commands/edit-address.js';
import { RemoveAddress } from '../commands/remove-address.js';
import { SetPrimaryAddress } from '../commands/set-primary-address.js';
import type { AddressId, PostalAddress } from '../domain/address.js';
import { AddressView, FindAddresses } from '../queries/find-addresses.js';
import { AddressParameters, AddressRequest, NewAddressRequest } from './addresses.requests.js';

@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api')
export class AddressesController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('user/:id/addresses')
  @ApiOperation({ summary: 'My addresses, the primary one first' })
  @ApiOkResponse({ type: [AddressView] })
  find(@Param() { id }: AddressParameters, @CurrentActor() actor: Actor): Promise<readonly AddressView[]> {
    return this.queries.execute(new FindAddresses(id, actor));
  }

  @Post('addresses')
  @ApiOperation({ summary: 'Add an address of mine' })
  @ApiCreatedResponse({ type: [AddressView], description: 'All addresses.' })
  @ApiProblems({ 409: ['TOO_MANY_ADDRESSES'] })
  add(@Body() form: NewAddressRequest, @CurrentActor() actor: Actor): Promise<readonly AddressView[]> {
    return this.afterwards(new AddAddress(addressOf(form), form.isPrimary ?? false, actor), actor);
  }

  @Put('addresses/:id/edit-address')
  @ApiOperation({ summary: 'Replace an address of mine' })
  @ApiOkResponse({ type: [AddressView], description: 'All addresses.' })
  @ApiProblems({ 404: ['ADDRESS_UNKNOWN'] })
  edit(
    @Param() { id }: AddressParameters,
    @Body() form: AddressRequest,
    @CurrentActor() actor: Actor,
  ): Promise<readonly AddressView[]> {
    return this.afterwards(new EditAddress(id as AddressId, addressOf(form), actor), actor);
  }

  @Delete('addresses/:id/remove-address')
  @HttpCode(204)
  @WithoutBody()
  @ApiOperation({ summary: 'Take an address of mine off the list. The newest of the others becomes primary.' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['ADDRESS_UNKNOWN'] })
  async remove(@Param() { id }: AddressParameters, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new RemoveAddress(id as AddressId, actor));
  }

  @Put('addresses/:id/set-primary')
  @WithoutBody()
  @ApiOperation({ summary: 'Make an address of mine the primary one' })
  @ApiOkResponse({ type: [AddressView], description: 'All addresses.' })
  @ApiProblems({ 404: ['ADDRESS_UNKNOWN'] })
  setPrimary(@Param() { id }: AddressParameters, @CurrentActor() actor: Actor): Promise<readonly AddressView[]> {
    return this.afterwards(new SetPrimaryAddress(id as AddressId, actor), actor);
  }

  private async afterwards(command: ActedCommand<unknown>, actor: Actor): Promise<readonly AddressView[]> {
    await this.commands.execute(command);
    return this.queries.execute(new FindAddresses(actor.id, actor));
  }
}

const addressOf = (form: AddressRequest): PostalAddress => ({
  street: form.street,
  streetComplementary: form.streetComplementary ?? null,
  zip: form.zip ?? null,
  state: form.state ?? null,
  city: form.city,
  country: form.country,
  companyName: form.companyName ?? null,
});
