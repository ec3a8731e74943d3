import { Body, Controller, Get, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { StateTaxDetails } from '../commands/state-tax-details.js';
import { FindTaxDetails, StatedTaxDetails } from '../queries/find-tax-details.js';
import { TaxDetailsRequest, taxDetailsOf } from './tax-details.requests.js';

/** What the law wants platforms to report of guides. */
@ApiTags('Guides')
@ApiBearerAuth()
@Allowed('tax-details.state')
@Controller('api/me/tax-details')
export class TaxDetailsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'What I have said for the tax report' })
  @ApiOkResponse({ type: StatedTaxDetails })
  find(@CurrentActor() actor: Actor): Promise<StatedTaxDetails> {
    return this.queries.execute(new FindTaxDetails(actor));
  }

  @Put()
  @ApiOperation({ summary: 'State what the tax report needs. Replaces what was stated before.' })
  @ApiOkResponse({ type: StatedTaxDetails })
  async state(@Body() request: TaxDetailsRequest, @CurrentActor() actor: Actor): Promise<StatedTaxDetails> {
    await this.commands.execute(new StateTaxDetails(taxDetailsOf(request), actor));
    return this.queries.execute(new FindTaxDetails(actor));
  }
}
