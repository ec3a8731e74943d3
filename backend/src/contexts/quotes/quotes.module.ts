import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AddReferenceHandler, QUOTE_REFERENCES } from './commands/add-reference.js';
import { ChangeReferenceHandler } from './commands/change-reference.js';
import { AcceptQuoteHandler } from './commands/accept-quote.js';
import { AnswerQuestionHandler } from './commands/answer-question.js';
import { AskAboutQuoteHandler } from './commands/ask-about-quote.js';
import { DeclineQuoteHandler } from './commands/decline-quote.js';
import { RequestQuoteHandler } from './commands/request-quote.js';
import { SendOfferHandler } from './commands/send-offer.js';
import { TakeQuoteHandler } from './commands/take-quote.js';
import { Accounts } from './domain/accounts.js';
import { CityNames } from './domain/city-names.js';
import { FlightRoutes } from './domain/flight-routes.js';
import { PriceAreas } from './domain/price-areas.js';
import { PriceTokens } from './domain/price-tokens.js';
import { QuoteLinks } from './domain/quote-links.js';
import { QuoteOrders } from './domain/quote-orders.js';
import { QuoteRepository } from './domain/quote.repository.js';
import { ReferenceRepository } from './domain/reference.repository.js';
import { ServicePlaces } from './domain/service-places.js';
import { Vehicles } from './domain/vehicles.js';
import { BookingQuoteOrders } from './gateways/booking-quote-orders.js';
import { CatalogueCityNames } from './gateways/catalogue-city-names.js';
import { IdentityAccounts } from './gateways/identity-accounts.js';
import { KnownServicePlaces } from './gateways/known-service-places.js';
import { ReferencePriceAreas } from './gateways/reference-price-areas.js';
import { ReferenceVehicles } from './gateways/reference-vehicles.js';
import { SignedQuoteLinks } from './gateways/signed-quote-links.js';
import { SignedPriceTokens } from './gateways/signed-price-tokens.js';
import { SnapshotFlightRoutes } from './gateways/snapshot-flight-routes.js';
import { AdminQuotesController } from './http/admin-quotes.controller.js';
import { QuoteRequestsController } from './http/quote-requests.controller.js';
import { QuotesController } from './http/quotes.controller.js';
import { QuoteReferencesController } from './http/quote-references.controller.js';
import { quoteReferencesProblems } from './http/quote-references.problems.js';
import { quotesProblems } from './http/quotes.problems.js';
import { ExpireOffer } from './jobs/expire-offer.job.js';
import { PurgeQuotes } from './jobs/purge-quotes.job.js';
import { RemindCustomer } from './jobs/remind-customer.job.js';
import { QuoteMails } from './mail/quote-mails.js';
import { OfferTimer } from './processes/offer-timer.js';
import { MikroOrmQuoteRepository } from './persistence/mikro-orm-quote.repository.js';
import { QuoteEntity } from './persistence/quote.entity.js';
import { PostgresReferences } from './persistence/postgres-references.js';
import { QuotesPersonalData } from './persistence/quotes-personal-data.js';
import { FindAirportsHandler } from './queries/find-airports.js';
import { FindCruiseCompaniesHandler } from './queries/find-cruise-companies.js';
import { FindQuoteChoicesHandler } from './queries/find-quote-choices.js';
import { FindQuoteRecordHandler } from './queries/find-quote-record.js';
import { FindQuoteHandler } from './queries/find-quote.js';
import { FindReferenceHandler } from './queries/find-reference.js';
import { FindReferencesHandler } from './queries/find-references.js';
import { ReferenceSearch } from './queries/reference-search.js';
import { FindRidePriceHandler } from './queries/find-ride-price.js';
import { FindQuotesHandler } from './queries/find-quotes.js';
import { QuoteAccess } from './queries/quote-access.js';
import { QuoteFactsReader } from './queries/quote-facts.js';
import { QuoteSearch } from './queries/quote-search.js';
import { CancelWhenBookingCancelled } from './reactions/cancel-when-booking-cancelled.js';
import { FulfilWhenBookingCompleted } from './reactions/fulfil-when-booking-completed.js';
import { MarkPaidWhenBookingConfirmed } from './reactions/mark-paid-when-booking-confirmed.js';
import { ReopenWhenOrderExpired } from './reactions/reopen-when-order-expired.js';
import { MailBothWhenQuoteRequested } from './reactions/mail-both-when-quote-requested.js';
import { MailCustomerWhenOfferSent } from './reactions/mail-customer-when-offer-sent.js';
import { MailCustomerWhenQuestionAnswered } from './reactions/mail-customer-when-question-answered.js';
import { MailCustomerWhenQuoteAccepted } from './reactions/mail-customer-when-quote-accepted.js';
import { MailCustomerWhenQuoteExpired } from './reactions/mail-customer-when-quote-expired.js';
import { ReferenceData } from './reference/reference-data.js';
import { AcceptedQuotes } from './seeding/accepted-quotes.js';
import { PriceAreaSeeding } from './seeding/price-area-seeding.js';
import { QuoteSeeding } from './seeding/quote-seeding.js';

registerPublicTopics('quotes.airports', QUOTE_REFERENCES);
registerProblems(quotesProblems);
registerProblems(quoteReferencesProblems);

const COMMANDS = [
  AddReferenceHandler,
  ChangeReferenceHandler,
  AcceptQuoteHandler,
  AnswerQuestionHandler,
  AskAboutQuoteHandler,
  DeclineQuoteHandler,
  RequestQuoteHandler,
  SendOfferHandler,
  TakeQuoteHandler,
];

const QUERIES = [
  FindAirportsHandler,
  FindCruiseCompaniesHandler,
  FindQuoteChoicesHandler,
  FindQuoteHandler,
  FindQuoteRecordHandler,
  FindQuotesHandler,
  FindRidePriceHandler,
  QuoteAccess,
  QuoteFactsReader,
  QuoteSearch,
  FindReferenceHandler,
  FindReferencesHandler,
  ReferenceSearch,
];

const REACTIONS = [
  CancelWhenBookingCancelled,
  FulfilWhenBookingCompleted,
  MarkPaidWhenBookingConfirmed,
  ReopenWhenOrderExpired,
  MailBothWhenQuoteRequested,
  MailCustomerWhenOfferSent,
  MailCustomerWhenQuestionAnswered,
  MailCustomerWhenQuoteAccepted,
  MailCustomerWhenQuoteExpired,
];

const JOBS = [ExpireOffer, PurgeQuotes, RemindCustomer];

@Module({
  imports: [CatalogueModule, MikroOrmModule.forFeature([QuoteEntity])],
  controllers: [QuotesController, QuoteRequestsController, AdminQuotesController, QuoteReferencesController],
  providers: [
    ...COMMANDS,
    ...QUERIES,
    ...REACTIONS,
    ...JOBS,
    QuoteMails,
    OfferTimer,
    PriceAreaSeeding,
    QuoteSeeding,
    AcceptedQuotes,
    QuotesPersonalData,
    ReferenceData,
    { provide: Accounts, useClass: IdentityAccounts },
    { provide: CityNames, useClass: CatalogueCityNames },
    { provide: FlightRoutes, useClass: SnapshotFlightRoutes },
    { provide: PriceAreas, useClass: ReferencePriceAreas },
    { provide: PriceTokens, useClass: SignedPriceTokens },
    { provide: QuoteOrders, useClass: BookingQuoteOrders },
    { provide: QuoteLinks, useClass: SignedQuoteLinks },
    { provide: QuoteRepository, useClass: MikroOrmQuoteRepository },
    { provide: ReferenceRepository, useClass: PostgresReferences },
    { provide: ServicePlaces, useClass: KnownServicePlaces },
    { provide: Vehicles, useClass: ReferenceVehicles },
  ],
})
export class QuotesModule {}
