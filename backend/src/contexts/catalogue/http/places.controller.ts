import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { CityOnMap, FindCitiesOnMap } from '../queries/find-cities-on-map.js';
import { CitySuggestion, FindCitySuggestions } from '../queries/find-city-suggestions.js';
import { FindCitiesPerCountry, FindPlace } from '../queries/find-place.js';
import { FindCities, FindContinents, FindCountries } from '../queries/find-places.js';
import { currenciesIn, CurrencyView, FindTourCategories, languagesIn, LanguageView } from '../queries/find-settings.js';
import {
  CitySummary,
  CityView,
  ContinentSummary,
  ContinentView,
  CountrySummary,
  CountryView,
  CountryWithCities,
} from '../queries/place-views.js';
import { CategoryView } from '../queries/tour-cards.js';
import {
  ActivatedRequest,
  CitiesPerCountryRequest,
  CitiesRequest,
  CitySearchRequest,
  CountriesRequest,
  LanguageRequest,
  SlugRequest,
} from './catalogue.requests.js';

@ApiTags('Catalogue')
@PublicRead()
@Controller('api')
export class PlacesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('languages')
  @ApiOperation({ summary: 'The languages of the site' })
  @ApiOkResponse({ type: [LanguageView] })
  languages(@Query() { language }: LanguageRequest): readonly LanguageView[] {
    return languagesIn(language);
  }

  @Get('currencies')
  @ApiOperation({ summary: 'The currencies that prices are shown and charged in' })
  @ApiOkResponse({ type: [CurrencyView] })
  currencies(@Query() { language }: LanguageRequest): readonly CurrencyView[] {
    return currenciesIn(language);
  }

  @Get('tourCategories')
  @ApiOperation({ summary: 'The categories of tours' })
  @ApiOkResponse({ type: [CategoryView] })
  tourCategories(@Query() { language, activated }: ActivatedRequest): Promise<readonly CategoryView[]> {
    return this.queries.execute(new FindTourCategories(language, activated));
  }

  @Get('citiesPerCountry')
  @ApiOperation({ summary: 'All cities by country' })
  @ApiOkResponse({ type: [CountryWithCities] })
  citiesPerCountry(@Query() { lang, language }: CitiesPerCountryRequest): Promise<readonly CountryWithCities[]> {
    return this.queries.execute(new FindCitiesPerCountry(lang ?? language));
  }

  @Get('featuredCities')
  @ApiOperation({ summary: 'The cities that the home page shows' })
  @ApiOkResponse({ type: [CitySummary] })
  featuredCities(@Query() { language }: LanguageRequest): Promise<readonly CitySummary[]> {
    return this.queries.execute(new FindCities({ language, activated: true, featured: true }));
  }

  @Get('cities')
  @ApiOperation({ summary: 'Cities' })
  @ApiOkResponse({ type: [CitySummary] })
  cities(@Query() { language, activated, featured, countryId }: CitiesRequest): Promise<readonly CitySummary[]> {
    return this.queries.execute(new FindCities({ language, activated, featured, countryId }));
  }

  @Get('cities/search')
  @ApiOperation({
    summary: 'Suggestions while somebody types the name of a city or a country, in any language; best first',
  })
  @ApiOkResponse({ type: [CitySuggestion] })
  searchCities(@Query() { query, limit, language }: CitySearchRequest): Promise<readonly CitySuggestion[]> {
    return this.queries.execute(new FindCitySuggestions(query, limit, language));
  }

  @Get('map/cities')
  @ApiOperation({ summary: 'All cities with their places on the map' })
  @ApiOkResponse({ type: [CityOnMap] })
  citiesOnMap(@Query() { language }: LanguageRequest): Promise<readonly CityOnMap[]> {
    return this.queries.execute(new FindCitiesOnMap(language));
  }

  @Get('city/data')
  @ApiOperation({ summary: 'One city' })
  @ApiOkResponse({ type: CityView })
  @ApiProblems({ 404: ['NOT_FOUND', 'MOVED'] })
  city(@Query() { slug, language }: SlugRequest): Promise<CityView> {
    return this.queries.execute(new FindPlace<CityView>('city', slug, language));
  }

  @Get('continents')
  @ApiOperation({ summary: 'Continents' })
  @ApiOkResponse({ type: [ContinentSummary] })
  continents(@Query() { language, activated }: ActivatedRequest): Promise<readonly ContinentSummary[]> {
    return this.queries.execute(new FindContinents({ language, activated }));
  }

  @Get('continent/data')
  @ApiOperation({ summary: 'One continent with its countries' })
  @ApiOkResponse({ type: ContinentView })
  @ApiProblems({ 404: ['NOT_FOUND', 'MOVED'] })
  continent(@Query() { slug, language }: SlugRequest): Promise<ContinentView> {
    return this.queries.execute(new FindPlace<ContinentView>('continent', slug, language));
  }

  @Get('countries')
  @ApiOperation({ summary: 'Countries' })
  @ApiOkResponse({ type: [CountrySummary] })
  countries(@Query() { language, activated, continentId }: CountriesRequest): Promise<readonly CountrySummary[]> {
    return this.queries.execute(new FindCountries({ language, activated, continentId }));
  }

  @Get('country/data')
  @ApiOperation({ summary: 'One country with its cities' })
  @ApiOkResponse({ type: CountryView })
  @ApiProblems({ 404: ['NOT_FOUND', 'MOVED'] })
  country(@Query() { slug, language }: SlugRequest): Promise<CountryView> {
    return this.queries.execute(new FindPlace<CountryView>('country', slug, language));
  }
}
