// Generated from backend/openapi.json by make api; not to be edited.

import type { Account, AccountChangeAccountData, AccountChangePasswordData, AirportView, AttentionView, AuditListData, AuditPage, AuthLogInData, AuthRefreshData, AuthSignUpData, AvailabilityAvailabilityData, AvailabilityPriceData, AvailableDay, BankInformation, BankInformationBankInformationData, BookingsCalendarData, BookingsFindData, BookingsVoucherData, BookingView, CartAddData, CartCancelOrderData, CartChangeData, CartCheckOutData, CartFindData, CartRemoveData, CartView, CategoryView, CityOnMap, CitySuggestion, CitySummary, CityView, ClockView, CompletedMissions, ContactWriteData, ContinentSummary, ContinentView, CountrySummary, CountryView, CountryWithCities, CruiseCompanyView, CurrencyView, DevClockMoveData, EntriesEntriesData, EntryView, FailedJob, FavouritesFavouriteToursData, FavouritesToggleData, FavouriteToursView, FavouriteView, FeaturedToursView, GalleryView, GuideForMission, GuideMissionsCancelData, GuideMissionsFindCompletedData, GuideMissionsFindData, GuideMissionsFindOfMonthData, GuideMissionsRespondData, HealthView, JobsReplayData, LanguageView, LiveView, MailboxListData, MailboxMail, MailedLinksForgotPasswordData, MailedLinksResetLinkData, MailedLinksResetPasswordData, MailedLinksVerifyEmailData, MailjetEventsTakeData, MailRecord, MailsGetData, MailsListData, MailsPage, MailsSendAgainData, MailWritten, MissionAdministrationAssignData, MissionAdministrationAttentionData, MissionAdministrationFindData, MissionAdministrationFindOfMonthData, MissionAdministrationGuidesData, MissionAdministrationSettleData, MissionView, NewsletterAskData, NewsletterConfirmData, NewsletterLeaveData, NewsletterLinkData, NotesChangeData, NotesListData, NotesRemoveData, NotesWriteData, NoteView, NoteWritten, NotificationsFindData, NotificationsReadData, NotificationsView, OrdersFindData, OrdersMailLinkData, OrdersPayData, OrdersPlaceData, OrderView, PaymentAdministrationFindData, PaymentAdministrationSettleData, PaymentAttentionPage, PaymentProgressView, PlacesCitiesData, PlacesCitiesOnMapData, PlacesCitiesPerCountryData, PlacesCityData, PlacesContinentData, PlacesContinentsData, PlacesCountriesData, PlacesCountryData, PlacesCurrenciesData, PlacesFeaturedCitiesData, PlacesLanguagesData, PlacesSearchCitiesData, PlacesTourCategoriesData, PlaceTextsContinentData, PlaceTextsCountryData, PriceView, PublicGuide, PublicGuidesGuideData, PublicGuidesGuidesData, PublicGuidesView, QuestionSearchSearchData, QuotesAirportsData, QuotesCruisesShipsData, ReviewsOfCityData, ReviewsOfTourData, ReviewsRandomData, ReviewsView, ReviewView, SearchAnswer, SearchSearchData, SignedInView, SimilarPagesFindData, SimilarPageView, SocialNetworksNetworksData, SocialNetworkView, SubscriptionAnswer, SubscriptionLinkView, TokensView, TourCard, TourCity, ToursFeaturedToursData, ToursGalleryData, ToursSimilarToursData, ToursTourCitiesData, ToursTourData, ToursToursByCountryData, ToursToursData, ToursView, TourView, UnreadNotifications, UserOnlyView } from './types.gen.js';

type NoParameters = Readonly<Record<never, never>>;

/** Each read: its parameters, of path and query, and its answer. */
export interface ApiReads {
  '/api/admin/jobs': { params: NoParameters; answer: readonly FailedJob[] };
  '/api/dev/clock': { params: NoParameters; answer: ClockView };
  '/api/dev/mailbox': { params: NonNullable<MailboxListData['query']>; answer: readonly MailboxMail[] };
  '/api/admin/mails': { params: NonNullable<MailsListData['query']>; answer: MailsPage };
  '/api/admin/mails/{id}': { params: NonNullable<MailsGetData['path']>; answer: MailRecord };
  '/api/admin/audit': { params: NonNullable<AuditListData['query']>; answer: AuditPage };
  '/api/admin/search': { params: NonNullable<SearchSearchData['query']>; answer: SearchAnswer };
  '/api/admin/notes': { params: NonNullable<NotesListData['query']>; answer: readonly NoteView[] };
  '/api/health/live': { params: NoParameters; answer: LiveView };
  '/api/health/ready': { params: NoParameters; answer: HealthView };
  '/api/auth/verify-token': { params: NoParameters; answer: UserOnlyView };
  '/api/auth/reset-password': { params: NonNullable<MailedLinksResetLinkData['query']>; answer: undefined };
  '/api/me/account': { params: NoParameters; answer: Account };
  '/api/cicerone-bank-information': { params: NonNullable<BankInformationBankInformationData['query']>; answer: BankInformation };
  '/api/admin/payments/attention': { params: NonNullable<PaymentAdministrationFindData['query']>; answer: PaymentAttentionPage };
  '/api/user/{id}/favourite-tours': { params: NonNullable<FavouritesFavouriteToursData['path']> & NonNullable<FavouritesFavouriteToursData['query']>; answer: FavouriteToursView };
  '/api/languages': { params: NonNullable<PlacesLanguagesData['query']>; answer: readonly LanguageView[] };
  '/api/currencies': { params: NonNullable<PlacesCurrenciesData['query']>; answer: readonly CurrencyView[] };
  '/api/tourCategories': { params: NonNullable<PlacesTourCategoriesData['query']>; answer: readonly CategoryView[] };
  '/api/citiesPerCountry': { params: NonNullable<PlacesCitiesPerCountryData['query']>; answer: readonly CountryWithCities[] };
  '/api/featuredCities': { params: NonNullable<PlacesFeaturedCitiesData['query']>; answer: readonly CitySummary[] };
  '/api/cities': { params: NonNullable<PlacesCitiesData['query']>; answer: readonly CitySummary[] };
  '/api/cities/search': { params: NonNullable<PlacesSearchCitiesData['query']>; answer: readonly CitySuggestion[] };
  '/api/map/cities': { params: NonNullable<PlacesCitiesOnMapData['query']>; answer: readonly CityOnMap[] };
  '/api/city/data': { params: NonNullable<PlacesCityData['query']>; answer: CityView };
  '/api/continents': { params: NonNullable<PlacesContinentsData['query']>; answer: readonly ContinentSummary[] };
  '/api/continent/data': { params: NonNullable<PlacesContinentData['query']>; answer: ContinentView };
  '/api/countries': { params: NonNullable<PlacesCountriesData['query']>; answer: readonly CountrySummary[] };
  '/api/country/data': { params: NonNullable<PlacesCountryData['query']>; answer: CountryView };
  '/api/tours': { params: NonNullable<ToursToursData['query']>; answer: ToursView };
  '/api/tours/cities': { params: NonNullable<ToursTourCitiesData['query']>; answer: readonly TourCity[] };
  '/api/featured-tours': { params: NonNullable<ToursFeaturedToursData['query']>; answer: FeaturedToursView };
  '/api/tours-by-country/{id}': { params: NonNullable<ToursToursByCountryData['path']> & NonNullable<ToursToursByCountryData['query']>; answer: readonly TourCard[] };
  '/api/tour/{id}': { params: NonNullable<ToursTourData['path']> & NonNullable<ToursTourData['query']>; answer: TourView };
  '/api/tour/{id}/similar': { params: NonNullable<ToursSimilarToursData['path']> & NonNullable<ToursSimilarToursData['query']>; answer: readonly TourCard[] };
  '/api/tour/{id}/get-gallery': { params: NonNullable<ToursGalleryData['path']> & NonNullable<ToursGalleryData['query']>; answer: GalleryView };
  '/api/guide/missions': { params: NonNullable<GuideMissionsFindData['query']>; answer: readonly MissionView[] };
  '/api/guide/missions/{year}/{month}': { params: NonNullable<GuideMissionsFindOfMonthData['path']> & NonNullable<GuideMissionsFindOfMonthData['query']>; answer: readonly MissionView[] };
  '/api/missions/{year}/{month}/get-all-missions-completed': { params: NonNullable<GuideMissionsFindCompletedData['path']> & NonNullable<GuideMissionsFindCompletedData['query']>; answer: CompletedMissions };
  '/api/admin/missions/user/{uuid}': { params: NonNullable<MissionAdministrationFindData['path']> & NonNullable<MissionAdministrationFindData['query']>; answer: readonly MissionView[] };
  '/api/admin/missions/user/{uuid}/{year}/{month}': { params: NonNullable<MissionAdministrationFindOfMonthData['path']> & NonNullable<MissionAdministrationFindOfMonthData['query']>; answer: readonly MissionView[] };
  '/api/admin/attention': { params: NonNullable<MissionAdministrationAttentionData['query']>; answer: readonly AttentionView[] };
  '/api/admin/missions/{id}/guides': { params: NonNullable<MissionAdministrationGuidesData['path']>; answer: readonly GuideForMission[] };
  '/api/guides': { params: NonNullable<PublicGuidesGuidesData['query']>; answer: PublicGuidesView };
  '/api/guides/{slug}': { params: NonNullable<PublicGuidesGuideData['path']> & NonNullable<PublicGuidesGuideData['query']>; answer: PublicGuide };
  '/api/tour/{id}/availability': { params: NonNullable<AvailabilityAvailabilityData['path']> & NonNullable<AvailabilityAvailabilityData['query']>; answer: readonly AvailableDay[] };
  '/api/cart': { params: NonNullable<CartFindData['query']>; answer: CartView };
  '/api/orders/{reference}': { params: NonNullable<OrdersFindData['path']> & NonNullable<OrdersFindData['query']>; answer: OrderView };
  '/api/me/bookings': { params: NonNullable<BookingsFindData['query']>; answer: readonly BookingView[] };
  '/api/me/bookings/{reference}/voucher': { params: NonNullable<BookingsVoucherData['path']> & NonNullable<BookingsVoucherData['query']>; answer: Blob };
  '/api/me/bookings/{reference}/calendar.ics': { params: NonNullable<BookingsCalendarData['path']> & NonNullable<BookingsCalendarData['query']>; answer: Blob };
  '/api/cms/entry/dataByCmsAndLanguage': { params: NonNullable<EntriesEntriesData['query']>; answer: readonly EntryView[] };
  '/api/continent/cms/data': { params: NonNullable<PlaceTextsContinentData['query']>; answer: EntryView };
  '/api/country/cms/data': { params: NonNullable<PlaceTextsCountryData['query']>; answer: EntryView };
  '/api/faq/search': { params: NonNullable<QuestionSearchSearchData['query']>; answer: readonly string[] };
  '/api/similar-pages': { params: NonNullable<SimilarPagesFindData['query']>; answer: readonly SimilarPageView[] };
  '/api/social-networks': { params: NonNullable<SocialNetworksNetworksData['query']>; answer: readonly SocialNetworkView[] };
  '/api/airports/search': { params: NonNullable<QuotesAirportsData['query']>; answer: readonly AirportView[] };
  '/api/cruises-ships': { params: NonNullable<QuotesCruisesShipsData['query']>; answer: readonly CruiseCompanyView[] };
  '/api/reviews/{tourId}': { params: NonNullable<ReviewsOfTourData['path']> & NonNullable<ReviewsOfTourData['query']>; answer: ReviewsView };
  '/api/reviews-by-city': { params: NonNullable<ReviewsOfCityData['query']>; answer: ReviewsView };
  '/api/get-random-reviews': { params: NonNullable<ReviewsRandomData['query']>; answer: readonly ReviewView[] };
  '/api/newsletter/link': { params: NonNullable<NewsletterLinkData['query']>; answer: SubscriptionLinkView };
  '/api/me/notifications': { params: NonNullable<NotificationsFindData['query']>; answer: NotificationsView };
}

/** Each write by method and path, with its body. */
export interface ApiWrites {
  'POST /api/admin/jobs/{id}/replay': { params: NonNullable<JobsReplayData['path']>; body: undefined; answer: undefined };
  'PUT /api/dev/clock': { params: NoParameters; body: NonNullable<DevClockMoveData['body']>; answer: ClockView };
  'POST /api/admin/mails/{id}/send-again': { params: NonNullable<MailsSendAgainData['path']>; body: undefined; answer: MailWritten };
  'POST /api/mails/mailjet/events/{secret}': { params: NonNullable<MailjetEventsTakeData['path']>; body: NonNullable<MailjetEventsTakeData['body']>; answer: undefined };
  'POST /api/admin/notes': { params: NoParameters; body: NonNullable<NotesWriteData['body']>; answer: NoteWritten };
  'PUT /api/admin/notes/{id}': { params: NonNullable<NotesChangeData['path']>; body: NonNullable<NotesChangeData['body']>; answer: undefined };
  'DELETE /api/admin/notes/{id}': { params: NonNullable<NotesRemoveData['path']> & NonNullable<NotesRemoveData['query']>; body: undefined; answer: undefined };
  'POST /api/auth/signup': { params: NoParameters; body: NonNullable<AuthSignUpData['body']>; answer: SignedInView };
  'POST /api/auth/login': { params: NoParameters; body: NonNullable<AuthLogInData['body']>; answer: SignedInView };
  'POST /api/user/refresh-token': { params: NoParameters; body: NonNullable<AuthRefreshData['body']>; answer: TokensView };
  'POST /api/auth/logout': { params: NoParameters; body: undefined; answer: undefined };
  'POST /api/auth/verify-email': { params: NoParameters; body: NonNullable<MailedLinksVerifyEmailData['body']>; answer: undefined };
  'POST /api/me/account/confirmation-mail': { params: NoParameters; body: undefined; answer: undefined };
  'POST /api/auth/forgot-password': { params: NoParameters; body: NonNullable<MailedLinksForgotPasswordData['body']>; answer: undefined };
  'POST /api/auth/reset-password': { params: NoParameters; body: NonNullable<MailedLinksResetPasswordData['body']>; answer: undefined };
  'PUT /api/me/account': { params: NoParameters; body: NonNullable<AccountChangeAccountData['body']>; answer: Account };
  'PUT /api/me/password': { params: NoParameters; body: NonNullable<AccountChangePasswordData['body']>; answer: SignedInView };
  'POST /api/admin/payments/attention/{id}/settle': { params: NonNullable<PaymentAdministrationSettleData['path']>; body: NonNullable<PaymentAdministrationSettleData['body']>; answer: undefined };
  'POST /api/payments/stripe/webhook': { params: NoParameters; body: undefined; answer: undefined };
  'PUT /api/tour/{id}/user-favourite/{userId}': { params: NonNullable<FavouritesToggleData['path']> & NonNullable<FavouritesToggleData['query']>; body: undefined; answer: FavouriteView };
  'PUT /api/missions/{id}/guide-response': { params: NonNullable<GuideMissionsRespondData['path']> & NonNullable<GuideMissionsRespondData['query']>; body: NonNullable<GuideMissionsRespondData['body']>; answer: MissionView };
  'PUT /api/missions/{id}/guide-cancelled': { params: NonNullable<GuideMissionsCancelData['path']> & NonNullable<GuideMissionsCancelData['query']>; body: NonNullable<GuideMissionsCancelData['body']>; answer: MissionView };
  'POST /api/admin/attention/{id}/settle': { params: NonNullable<MissionAdministrationSettleData['path']>; body: undefined; answer: undefined };
  'POST /api/admin/missions/{id}/assign': { params: NonNullable<MissionAdministrationAssignData['path']> & NonNullable<MissionAdministrationAssignData['query']>; body: NonNullable<MissionAdministrationAssignData['body']>; answer: MissionView };
  'POST /api/tour/{id}/price': { params: NonNullable<AvailabilityPriceData['path']>; body: NonNullable<AvailabilityPriceData['body']>; answer: PriceView };
  'POST /api/cart/items': { params: NonNullable<CartAddData['query']>; body: NonNullable<CartAddData['body']>; answer: CartView };
  'PATCH /api/cart/items/{id}': { params: NonNullable<CartChangeData['path']> & NonNullable<CartChangeData['query']>; body: NonNullable<CartChangeData['body']>; answer: CartView };
  'DELETE /api/cart/items/{id}': { params: NonNullable<CartRemoveData['path']> & NonNullable<CartRemoveData['query']>; body: undefined; answer: CartView };
  'POST /api/cart/checkout': { params: NonNullable<CartCheckOutData['query']>; body: undefined; answer: CartView };
  'DELETE /api/cart/order/{reference}': { params: NonNullable<CartCancelOrderData['path']> & NonNullable<CartCancelOrderData['query']>; body: undefined; answer: CartView };
  'POST /api/orders': { params: NonNullable<OrdersPlaceData['query']>; body: NonNullable<OrdersPlaceData['body']>; answer: OrderView };
  'POST /api/orders/find': { params: NoParameters; body: NonNullable<OrdersMailLinkData['body']>; answer: undefined };
  'POST /api/orders/{reference}/payment': { params: NonNullable<OrdersPayData['path']> & NonNullable<OrdersPayData['query']>; body: NonNullable<OrdersPayData['body']>; answer: PaymentProgressView };
  'POST /api/contact': { params: NonNullable<ContactWriteData['query']>; body: NonNullable<ContactWriteData['body']>; answer: undefined };
  'POST /api/newsletter': { params: NoParameters; body: NonNullable<NewsletterAskData['body']>; answer: undefined };
  'POST /api/newsletter/confirm': { params: NoParameters; body: NonNullable<NewsletterConfirmData['body']>; answer: SubscriptionAnswer };
  'POST /api/newsletter/leave': { params: NoParameters; body: NonNullable<NewsletterLeaveData['body']>; answer: SubscriptionAnswer };
  'POST /api/me/notifications/read': { params: NoParameters; body: NonNullable<NotificationsReadData['body']>; answer: UnreadNotifications };
}
