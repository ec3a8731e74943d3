import { Module } from '@nestjs/common';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { AddFavouritesHandler } from './commands/add-favourites.js';
import { AddPlaceHandler } from './commands/add-place.js';
import { ChangePlaceHandler } from './commands/change-place.js';
import { ArrangeGalleryHandler } from './commands/arrange-gallery.js';
import { ChangeItineraryHandler } from './commands/change-itinerary.js';
import { ChangeMeetingPointsHandler } from './commands/change-meeting-points.js';
import { ChangeTourBasicsHandler } from './commands/change-tour-basics.js';
import { ChangeTourOptionsHandler } from './commands/change-tour-options.js';
import { CopyTourHandler } from './commands/copy-tour.js';
import { DraftTourHandler } from './commands/draft-tour.js';
import { PublishTourHandler } from './commands/publish-tour.js';
import { ToggleFavouriteHandler } from './commands/toggle-favourite.js';
import { WithdrawTourHandler } from './commands/withdraw-tour.js';
import { WriteTourTextHandler } from './commands/write-tour-text.js';
import { FavouriteMarks } from './domain/favourite-marks.js';
import { Prices } from './domain/prices.js';
import { TourRatings } from './domain/tour-ratings.js';
import { PlaceRepository } from './domain/place.repository.js';
import { TourRepository } from './domain/tour.repository.js';
import { CatalogueApiAdapter } from './api/catalogue-api-adapter.js';
import { PricingPrices } from './gateways/pricing-prices.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { adminToursProblems } from './http/admin-tours.problems.js';
import { catalogueProblems } from './http/catalogue.problems.js';
import { AdminPlacesController } from './http/admin-places.controller.js';
import { adminPlacesProblems } from './http/admin-places.problems.js';
import { AdminToursController } from './http/admin-tours.controller.js';
import { FavouritesController } from './http/favourites.controller.js';
import { PhotosController } from './http/photos.controller.js';
import { PlaceChoicesController } from './http/place-choices.controller.js';
import { PlacesController } from './http/places.controller.js';
import { DiscoveryController } from './http/discovery.controller.js';
import { ToursController } from './http/tours.controller.js';
import { CatalogueApi } from './index.js';
import { PostgresFavouriteMarks } from './persistence/postgres-favourite-marks.js';
import { PostgresPlaceRepository } from './persistence/postgres-place.repository.js';
import { PostgresTourRepository } from './persistence/postgres-tour.repository.js';
import { TourChange } from './processes/tour-change.js';
import { NamedPlaces } from './queries/named-places.js';
import { SimilarCataloguePages } from './queries/similar-catalogue-pages.js';
import { CatalogueSitePages } from './queries/catalogue-site-pages.js';
import { PostgresTourRatings } from './persistence/postgres-tour-ratings.js';
import { Favourites } from './queries/favourites.js';
import { FindCitiesOnMapHandler } from './queries/find-cities-on-map.js';
import { FindCitySuggestionsHandler } from './queries/find-city-suggestions.js';
import { FindFavouriteToursHandler } from './queries/find-favourite-tours.js';
import { FindNamedToursHandler } from './queries/find-named-tours.js';
import { FindFeaturedToursHandler } from './queries/find-featured-tours.js';
import { FindCitiesPerCountryHandler, FindPlaceHandler } from './queries/find-place.js';
import { FindCitiesHandler, FindContinentsHandler, FindCountriesHandler } from './queries/find-places.js';
import { FindSearchSuggestionsHandler } from './queries/find-search-suggestions.js';
import { FindSimilarToursHandler } from './queries/find-similar-tours.js';
import { FindTourCategoriesHandler } from './queries/find-settings.js';
import { FindTourGalleryHandler } from './queries/find-tour-gallery.js';
import { FindPlaceChoicesHandler } from './queries/find-place-choices.js';
import { FindPlaceForTeamHandler } from './queries/find-place-for-team.js';
import { FindPlacesForTeamHandler } from './queries/find-places-for-team.js';
import { FindTourForTeamHandler } from './queries/find-tour-for-team.js';
import { FindTourHandler } from './queries/find-tour.js';
import { FindTourCitiesHandler } from './queries/find-tour-cities.js';
import { FindToursByCountryHandler } from './queries/find-tours-by-country.js';
import { FindToursForTeamHandler } from './queries/find-tours-for-team.js';
import { FindToursHandler } from './queries/find-tours.js';
import { TourListing } from './discovery/listing/tour-listing.js';
import { PlaceNames } from './discovery/place-names.js';
import { Places } from './discovery/places.js';
import { TourCards } from './queries/tour-cards.js';
import { TourNames } from './queries/tour-names.js';
import { TourPhotos } from './queries/tour-photos.js';
import { TourRecords } from './queries/tour-records.js';
import { TourSearch } from './queries/tour-search.js';
import { ShowRatingWhenReviewsChanged } from './reactions/show-rating-when-reviews-changed.js';
import { CataloguePersonalData } from './persistence/catalogue-personal-data.js';
import { CatalogueSeeding } from './seeding/catalogue-seeding.js';

registerProblems(catalogueProblems);
registerProblems(adminToursProblems);
registerProblems(adminPlacesProblems);

const QUERIES = [
  FindCitiesHandler,
  FindCitiesOnMapHandler,
  FindCitiesPerCountryHandler,
  FindCitySuggestionsHandler,
  FindContinentsHandler,
  FindCountriesHandler,
  FindFavouriteToursHandler,
  FindFeaturedToursHandler,
  FindNamedToursHandler,
  FindPlaceHandler,
  FindSearchSuggestionsHandler,
  FindSimilarToursHandler,
  FindTourCategoriesHandler,
  FindTourGalleryHandler,
  FindTourHandler,
  FindTourCitiesHandler,
  FindToursByCountryHandler,
  FindToursHandler,
  FindPlaceChoicesHandler,
  FindPlaceForTeamHandler,
  FindPlacesForTeamHandler,
  FindTourForTeamHandler,
  FindToursForTeamHandler,
];

const TEAM_COMMANDS = [
  AddPlaceHandler,
  ChangePlaceHandler,
  ArrangeGalleryHandler,
  ChangeItineraryHandler,
  ChangeMeetingPointsHandler,
  ChangeTourBasicsHandler,
  ChangeTourOptionsHandler,
  CopyTourHandler,
  DraftTourHandler,
  PublishTourHandler,
  WithdrawTourHandler,
  WriteTourTextHandler,
];

registerPublicTopics('catalogue');
registerPersonalPages('favourite-tours');

@Module({
  imports: [PricingModule],
  controllers: [
    AdminPlacesController,
    AdminToursController,
    FavouritesController,
    PhotosController,
    PlaceChoicesController,
    PlacesController,
    DiscoveryController,
    ToursController,
  ],
  providers: [
    CataloguePersonalData,
    ...QUERIES,
    ...TEAM_COMMANDS,
    TourChange,
    TourPhotos,
    TourSearch,
    AddFavouritesHandler,
    ToggleFavouriteHandler,
    CatalogueSeeding,
    CatalogueSitePages,
    NamedPlaces,
    SimilarCataloguePages,
    ShowRatingWhenReviewsChanged,
    Favourites,
    PlaceNames,
    Places,
    TourCards,
    TourListing,
    TourNames,
    TourRecords,
    { provide: FavouriteMarks, useClass: PostgresFavouriteMarks },
    { provide: Prices, useClass: PricingPrices },
    { provide: PlaceRepository, useClass: PostgresPlaceRepository },
    { provide: TourRepository, useClass: PostgresTourRepository },
    { provide: TourRatings, useClass: PostgresTourRatings },
    { provide: CatalogueApi, useClass: CatalogueApiAdapter },
  ],
  exports: [CatalogueApi],
})
export class CatalogueModule {}
