import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { AirportView, FindAirports } from '../queries/find-airports.js';
import { CruiseCompanyView, FindCruiseCompanies } from '../queries/find-cruise-companies.js';
import { FindQuoteChoices, QuoteChoicesView } from '../queries/find-quote-choices.js';
import { AirportsRequest, CruiseShipsRequest } from './quotes.requests.js';

@ApiTags('Quotes')
@PublicRead()
@Controller('api')
export class QuotesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('airports/search')
  @ApiOperation({ summary: 'Suggestions while somebody types a code, a city or an airport; best first' })
  @ApiOkResponse({ type: [AirportView] })
  airports(@Query() { query, limit, language }: AirportsRequest): Promise<readonly AirportView[]> {
    return this.queries.execute(new FindAirports(query, limit, language));
  }

  @Get('cruises-ships')
  @ApiOperation({ summary: 'Cruise companies with their ships' })
  @ApiOkResponse({ type: [CruiseCompanyView] })
  cruisesShips(@Query() _nothing: CruiseShipsRequest): Promise<readonly CruiseCompanyView[]> {
    return this.queries.execute(new FindCruiseCompanies());
  }

  @Get('quote-choices')
  @ApiOperation({ summary: 'Vehicles, ports of call and terms, for the forms of quotes' })
  @ApiOkResponse({ type: QuoteChoicesView })
  choices(@Query() { language }: CruiseShipsRequest): Promise<QuoteChoicesView> {
    return this.queries.execute(new FindQuoteChoices(language));
  }
}
