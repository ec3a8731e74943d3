import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { inLanguage, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { countryName } from '../../../shared-kernel/language/names.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import { PriceAreas } from '../domain/price-areas.js';
import { QUOTE_TYPES, type QuoteType } from '../domain/quote-request.js';
import { FREE_HOURS, LEAD_HOURS, WAITING_MINUTES } from '../domain/service-terms.js';

class VehicleView {
  @ApiProperty({ example: 'minivan' }) id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ description: 'Passengers, infants among them.' }) seats!: number;
  @ApiProperty() suitcases!: number;
}

class PortView {
  @ApiProperty({ example: 'civitavecchia' }) id!: string;
  @ApiProperty({ description: 'In English.' }) name!: string;
  @ApiProperty() country!: string;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
}

class PriceZoneView {
  @ApiProperty({ example: 'rome-centre' }) id!: string;
  @ApiProperty() name!: string;
}

class PriceAreaView {
  @ApiProperty({ example: 'rome', description: 'Slug of the city.' }) city!: string;
  @ApiProperty({ type: [String], description: 'IATA codes.' }) airports!: string[];
  @ApiProperty({ type: [PriceZoneView] }) zones!: PriceZoneView[];
}

class ServiceTermsView {
  @ApiProperty({ enum: QUOTE_TYPES }) type!: QuoteType;
  @ApiProperty({ description: 'It is asked for so many hours before it starts, at the latest.' }) leadHours!: number;
}

class WaitingMinutesView {
  @ApiProperty() airport!: number;
  @ApiProperty() port!: number;
  @ApiProperty() address!: number;
}

/** What the forms of quotes offer to choose, and the terms that they state. */
export class QuoteChoicesView {
  @ApiProperty({ type: [VehicleView] }) vehicles!: VehicleView[];
  @ApiProperty({ type: [PortView] }) ports!: PortView[];
  @ApiProperty({ type: [PriceAreaView], description: 'Where rides have a price at once.' }) areas!: PriceAreaView[];
  @ApiProperty({ type: [ServiceTermsView] }) services!: ServiceTermsView[];
  @ApiProperty({ description: 'And so many days before it at the earliest.' }) daysAhead!: number;
  @ApiProperty({ type: WaitingMinutesView, description: 'The driver waits so long without a charge.' })
  waitingMinutes!: WaitingMinutesView;
  @ApiProperty({
    description: 'Cancelling is free until so many hours before the start, unless an offer says otherwise.',
  })
  freeHours!: number;
}

export class FindQuoteChoices extends Query<QuoteChoicesView> {
  constructor(readonly language: Locale) {
    super();
  }
}

interface VehicleRow extends Omit<VehicleView, 'name'> {
  readonly names: Translated;
}

@QueryHandler(FindQuoteChoices)
export class FindQuoteChoicesHandler implements IQueryHandler<FindQuoteChoices> {
  constructor(
    private readonly db: ReadDb,
    private readonly areas: PriceAreas,
  ) {}

  async execute({ language }: FindQuoteChoices): Promise<QuoteChoicesView> {
    const [vehicles, ports, areas] = await Promise.all([
      this.db.rows(sql<VehicleRow>`
        select id, names, seats, suitcases from quotes.vehicle where active order by position, id
      `),
      this.db.rows(sql<PortView>`
        select id, name, country, time_zone as "timeZone" from quotes.port where active order by position, id
      `),
      this.areas.all(),
    ]);
    return {
      vehicles: vehicles.map(({ names, ...vehicle }) => ({ ...vehicle, name: inLanguage(names, language) })),
      ports: ports.map((port) => ({ ...port, country: countryName(port.country, language) })),
      areas: areas.map(({ id, airports, zones }) => ({
        city: id,
        airports: [...airports],
        zones: zones.map((zone) => ({ id: zone.id, name: inLanguage(zone.names, language) })),
      })),
      services: QUOTE_TYPES.map((type) => ({ type, leadHours: LEAD_HOURS[type] })),
      daysAhead: TERMS.daysAhead,
      waitingMinutes: WAITING_MINUTES,
      freeHours: FREE_HOURS,
    };
  }
}
