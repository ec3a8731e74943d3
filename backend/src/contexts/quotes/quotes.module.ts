import { Module } from '@nestjs/common';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CityNames } from './domain/city-names.js';
import { CatalogueCityNames } from './gateways/catalogue-city-names.js';
import { QuotesController } from './http/quotes.controller.js';
import { FindAirportsHandler } from './queries/find-airports.js';
import { FindCruiseCompaniesHandler } from './queries/find-cruise-companies.js';
import { ReferenceData } from './reference/reference-data.js';

registerPublicTopics('quotes.airports');

@Module({
  imports: [CatalogueModule],
  controllers: [QuotesController],
  providers: [
    FindAirportsHandler,
    FindCruiseCompaniesHandler,
    ReferenceData,
    { provide: CityNames, useClass: CatalogueCityNames },
  ],
})
export class QuotesModule {}
