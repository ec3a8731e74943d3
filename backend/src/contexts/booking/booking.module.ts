import { MikroOrmModule } from '@mikro-orm/nestjs';
import { registerStripePages } from '../../platform/ssr/stripe-pages.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { Global, Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContentModule } from '../content/content.module.js';
import { GuideMissionsModule } from '../guide-missions/guide-missions.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PricingModule } from '../pricing/pricing.module.js';
import { AddToCartHandler } from './commands/add-to-cart.js';
import { ReminderPlanning } from './processes/reminder-planning.js';
import { TeamRefundMaking } from './processes/team-refund-making.js';
import { BookingChanging } from './processes/booking-changing.js';
import { ChangeClosing } from './processes/change-closing.js';
import { ChangeOffers } from './processes/change-offers.js';
import { BookingCancellation } from './processes/booking-cancellation.js';
import { CancellationOffers } from './processes/cancellation-offers.js';
import { CartItemPricing } from './processes/cart-item-pricing.js';
import { CartOwnership } from './processes/cart-ownership.js';
import { Checkout } from './processes/checkout.js';
import { PartnerSales } from './processes/partner-sales.js';
import { OrderClosing } from './processes/order-closing.js';
import { OrderLinkMailing } from './processes/order-link-mailing.js';
import { OrderPayment } from './processes/order-payment.js';
import { QuoteOrderPlacement } from './processes/quote-order-placement.js';
import { SupersededOrders } from './processes/superseded-orders.js';
import { UnpaidOrderCancellation } from './processes/unpaid-order-cancellation.js';
import { ChangeCartItemHandler } from './commands/change-cart-item.js';
import { CheckOutCartHandler } from './commands/check-out-cart.js';
import { BuyTicketsHandler } from './commands/buy-tickets.js';
import { DecideTeamRefundHandler } from './commands/decide-team-refund.js';
import { ProposeTeamRefundHandler } from './commands/propose-team-refund.js';
import { ChangeBookingHandler } from './commands/change-booking.js';
import { ApplyPromoCodeHandler } from './commands/apply-promo-code.js';
import { RemoveDiscountHandler } from './commands/remove-discount.js';
import { ExchangeRates, GiftCards } from './domain/gift-cards.js';
import { PromoCodes } from './domain/promo-codes.js';
import { GiftCardsGiftCards } from './gateways/gift-cards-gift-cards.js';
import { PricingExchangeRates } from './gateways/pricing-exchange-rates.js';
import { AddGiftCardToCartHandler } from './commands/add-gift-card-to-cart.js';
import { ApplyGiftCardHandler } from './commands/apply-gift-card.js';
import { GiftCardPricing } from './processes/gift-card-pricing.js';
import { OrderRefunds } from './processes/order-refunds.js';
import { CartGiftCards } from './queries/cart-gift-cards.js';
import { RefundWhenGiftCardReturned } from './reactions/refund-when-gift-card-returned.js';
import { GiftCardSalesController } from './http/gift-card-sales.controller.js';
import { GiftCardsModule } from '../gift-cards/gift-cards.module.js';
import { PromotionsPromoCodes } from './gateways/promotions-promo-codes.js';
import { CartDiscounts } from './queries/cart-discounts.js';
import { PromoCodeTries } from './processes/promo-code-tries.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { NameCustomersHandler } from './commands/name-customers.js';
import { DelayBookingHandler } from './commands/delay-booking.js';
import { CancelBookingHandler } from './commands/cancel-booking.js';
import { CancelUnpaidOrderHandler } from './commands/cancel-unpaid-order.js';
import { ExpiredOrders } from './processes/expired-orders.js';
import { MailOrderLinkHandler } from './commands/mail-order-link.js';
import { MergeCartsHandler } from './commands/merge-carts.js';
import { PlaceOrderHandler } from './commands/place-order.js';
import { RefreshCartHandler } from './commands/refresh-cart.js';
import { RemoveFromCartHandler } from './commands/remove-from-cart.js';
import { OrderPlacement } from './processes/order-placement.js';
import { BookingDocuments } from './documents/booking-documents.js';
import { TransferDocuments } from './documents/transfer-documents.js';
import { TourPosters } from './documents/tour-posters.js';
import { TeamRefunds } from './domain/team-refund.js';
import { BookingChanges } from './domain/booking-change.js';
import { CartRepository } from './domain/cart.repository.js';
import { Departures } from './domain/departures.js';
import { ChangeTokens } from './domain/change-tokens.js';
import { OrderLinks } from './domain/order-links.js';
import { OrderRepository } from './domain/order.repository.js';
import { OrderPayments } from './domain/order-payments.js';
import { Accounts } from './domain/accounts.js';
import { PriceOffers } from './domain/price-offers.js';
import { Slots } from './domain/slots.js';
import { PartnerSalesAdapter } from './api/partner-sales-adapter.js';
import { BookingApiAdapter } from './api/booking-api-adapter.js';
import { GuideSearchProgress } from './domain/guide-search-progress.js';
import { soldDepartures } from './gateways/guide-missions-sold-departures.js';
import { GuideMissionsGuideSearchProgress } from './gateways/guide-missions-guide-search-progress.js';
import { CatalogueDepartures } from './gateways/catalogue-departures.js';
import { ContentTourPosters } from './gateways/content-tour-posters.js';
import { guestOrders } from './gateways/identity-guest-orders.js';
import { IdentityAccounts } from './gateways/identity-accounts.js';
import { PaymentsOrderPayments } from './gateways/payments-order-payments.js';
import { PricingPriceOffers } from './gateways/pricing-price-offers.js';
import { SignedChangeTokens } from './gateways/signed-change-tokens.js';
import { SignedOrderLinks } from './gateways/signed-order-links.js';
import { AvailabilityController } from './http/availability.controller.js';
import { bookingProblems } from './http/booking.problems.js';
import { BookingAdministrationController } from './http/booking-administration.controller.js';
import { BookingChangesController } from './http/booking-changes.controller.js';
import { BookingsController } from './http/bookings.controller.js';
import { CartOwners } from './http/cart-owners.js';
import { CartController } from './http/cart.controller.js';
import { OrdersController } from './http/orders.controller.js';
import { BookingApi, PartnerSalesApi } from './index.js';
import { CompleteBookings } from './jobs/complete-bookings.job.js';
import { ExpireChange } from './jobs/expire-change.job.js';
import { RemindTraveller } from './jobs/remind-traveller.job.js';
import { RemindTransfer } from './jobs/remind-transfer.job.js';
import { ExpireOrder } from './jobs/expire-order.job.js';
import { BookingMails } from './mail/booking-mails.js';
import { TransferMails } from './mail/transfer-mails.js';
import { PassengerMails } from './mail/passenger-mails.js';
import { MikroOrmTeamRefunds } from './persistence/mikro-orm-team-refunds.js';
import { TeamRefundEntity } from './persistence/team-refund.entity.js';
import { BookingChangeEntity } from './persistence/booking-change.entity.js';
import { MikroOrmBookingChanges } from './persistence/mikro-orm-booking-changes.js';
import { BookingEntity } from './persistence/booking.entity.js';
import { CartEntity } from './persistence/cart.entity.js';
import { MikroOrmCartRepository } from './persistence/mikro-orm-cart.repository.js';
import { MikroOrmOrderRepository } from './persistence/mikro-orm-order.repository.js';
import { OrderEntity } from './persistence/order.entity.js';
import { PostgresSlots } from './persistence/postgres-slots.js';
import { FindAvailabilityHandler } from './queries/find-availability.js';
import { FindTeamRefundsHandler } from './queries/find-team-refunds.js';
import { FindBookingHandler } from './queries/find-booking.js';
import { FindBookingDocumentHandler } from './queries/find-booking-document.js';
import { CartViews } from './queries/cart-view.js';
import { FindMyBookingsHandler } from './queries/find-my-bookings.js';
import { FindOrdersForTeamHandler } from './queries/find-orders-for-team.js';
import { FindOrderRecordHandler } from './queries/find-order-record.js';
import { OrderSearch } from './queries/order-search.js';
import { BookingSearch } from './queries/booking-search.js';
import { OrderAdministrationController } from './http/order-administration.controller.js';
import { ChooseOtherTimesHandler } from './commands/choose-other-times.js';
import { GiveUpMissedOrderHandler } from './commands/give-up-missed-order.js';
import { OrderConfirmation } from './processes/order-confirmation.js';
import { AskAccountWhenRefundGoesByTransfer } from './reactions/ask-account-when-refund-goes-by-transfer.js';
import { MailCustomerWhenTransferCameShort } from './reactions/mail-customer-when-transfer-came-short.js';
import { MailCustomerWhenSlotMissed } from './reactions/mail-customer-when-slot-missed.js';
import { FindOrderHandler } from './queries/find-order.js';
import { FindTransferDocumentHandler } from './queries/find-transfer-document.js';
import { TransferInstructions } from './queries/transfer-instructions.js';
import { FindPriceHandler } from './queries/find-price.js';
import { FindUnpaidOrderHandler } from './queries/find-unpaid-order.js';
import { FindWaitingOrderHandler } from './queries/find-waiting-order.js';
import { BookingSeeding } from './seeding/booking-seeding.js';
import { PurchaseSeeding } from './seeding/purchase-seeding.js';
import { BookingViews } from './queries/booking-views.js';
import { OrderAccess } from './queries/order-access.js';
import { Availability } from './queries/availability.js';
import { ApplyChangeWhenPaymentCaptured } from './reactions/apply-change-when-payment-captured.js';
import { ConfirmWhenPaymentCaptured } from './reactions/confirm-when-payment-captured.js';
import { VoucherCodes } from './documents/voucher-codes.js';
import { VoucherKeyController } from './http/voucher-key.controller.js';
import { NoteVisitWhenReported } from './reactions/note-visit-when-reported.js';
import { NoteDelayWhenMissionDelayed } from './reactions/note-delay-when-mission-delayed.js';
import { ForgetGuideWhenMissionReopened } from './reactions/forget-guide-when-mission-reopened.js';
import { MailCustomerWhenOrderExpired } from './reactions/mail-customer-when-order-expired.js';
import { MailInstructionsWhenTransferRequested } from './reactions/mail-instructions-when-transfer-requested.js';
import { MailVoucherWhenBookingConfirmed } from './reactions/mail-voucher-when-booking-confirmed.js';
import { MailCustomerWhenBookingCancelled } from './reactions/mail-customer-when-booking-cancelled.js';
import { MarkBookingsWhenDisputed } from './reactions/mark-bookings-when-disputed.js';
import { PlanRemindersWhenBookingTimed } from './reactions/plan-reminders-when-booking-timed.js';
import { MailCustomerWhenTeamRefunds } from './reactions/mail-customer-when-team-refunds.js';
import { MailCustomerWhenBookingChanged } from './reactions/mail-customer-when-booking-changed.js';
import { MarkRefundedWhenPaymentRefunded } from './reactions/mark-refunded-when-payment-refunded.js';
import { NameGuideWhenMissionAssigned } from './reactions/name-guide-when-mission-assigned.js';
import { BookingPersonalData } from './persistence/booking-personal-data.js';
import { WarnCustomerWhenMissionUnfilled } from './reactions/warn-customer-when-mission-unfilled.js';

registerProblems(bookingProblems);

const COMMANDS = [
  AddToCartHandler,
  ApplyPromoCodeHandler,
  RemoveDiscountHandler,
  ChangeCartItemHandler,
  RemoveFromCartHandler,
  RefreshCartHandler,
  MergeCartsHandler,
  CheckOutCartHandler,
  PlaceOrderHandler,
  CancelUnpaidOrderHandler,
  ChooseOtherTimesHandler,
  GiveUpMissedOrderHandler,
  CancelBookingHandler,
  DelayBookingHandler,
  NameCustomersHandler,
  ChangeBookingHandler,
  ProposeTeamRefundHandler,
  BuyTicketsHandler,
  DecideTeamRefundHandler,
  MailOrderLinkHandler,
];
const QUERIES = [
  FindAvailabilityHandler,
  FindPriceHandler,
  FindOrderHandler,
  FindUnpaidOrderHandler,
  FindWaitingOrderHandler,
  FindMyBookingsHandler,
  FindBookingHandler,
  FindTeamRefundsHandler,
  FindBookingDocumentHandler,
  FindTransferDocumentHandler,
  FindOrdersForTeamHandler,
  FindOrderRecordHandler,
  OrderSearch,
  BookingSearch,
];
const REACTIONS = [
  ConfirmWhenPaymentCaptured,
  ApplyChangeWhenPaymentCaptured,
  MailVoucherWhenBookingConfirmed,
  MailCustomerWhenOrderExpired,
  MailCustomerWhenSlotMissed,
  MailCustomerWhenTransferCameShort,
  AskAccountWhenRefundGoesByTransfer,
  MailInstructionsWhenTransferRequested,
  MailCustomerWhenBookingCancelled,
  MailCustomerWhenBookingChanged,
  MailCustomerWhenTeamRefunds,
  PlanRemindersWhenBookingTimed,
  MarkBookingsWhenDisputed,
  NameGuideWhenMissionAssigned,
  ForgetGuideWhenMissionReopened,
  NoteVisitWhenReported,
  NoteDelayWhenMissionDelayed,
  WarnCustomerWhenMissionUnfilled,
  MarkRefundedWhenPaymentRefunded,
];
const PROCESSES = [
  ReminderPlanning,
  TeamRefundMaking,
  BookingChanging,
  ChangeClosing,
  ChangeOffers,
  CartDiscounts,
  PromoCodeTries,
  BookingCancellation,
  CancellationOffers,
  CartItemPricing,
  CartOwnership,
  Checkout,
  ExpiredOrders,
  OrderClosing,
  PartnerSales,
  OrderConfirmation,
  OrderLinkMailing,
  OrderPayment,
  QuoteOrderPlacement,
  OrderPlacement,
  SupersededOrders,
  UnpaidOrderCancellation,
];
const JOBS = [ExpireOrder, RemindTransfer, ExpireChange, RemindTraveller, CompleteBookings];

registerPersonalPages('bookings', 'cart', 'checkout', 'order', 'pay-done');
// An order is paid on the one, a dearer change on the other.
registerStripePages(/^checkout$/, /^bookings\/[^/]+$/);

/**
 * Global for one reason: guide missions and identity ask for sold departures and the orders of guests without knowing
 * booking.
 */
@Global()
@Module({
  imports: [
    MikroOrmModule.forFeature([CartEntity, OrderEntity, BookingEntity, BookingChangeEntity, TeamRefundEntity]),
    CatalogueModule,
    PricingModule,
    GiftCardsModule,
    PromotionsModule,
    GuideMissionsModule,
    GuidesModule,
    PaymentsModule,
    ContentModule,
  ],
  controllers: [
    VoucherKeyController,
    OrderAdministrationController,
    AvailabilityController,
    CartController,
    GiftCardSalesController,
    OrdersController,
    BookingsController,
    BookingChangesController,
    BookingAdministrationController,
  ],
  providers: [
    BookingPersonalData,
    ...COMMANDS,
    ...QUERIES,
    ...REACTIONS,
    ...JOBS,
    ...PROCESSES,
    BookingDocuments,
    VoucherCodes,
    BookingMails,
    PassengerMails,
    TransferDocuments,
    TransferInstructions,
    TransferMails,
    CartOwners,
    CartViews,
    OrderAccess,
    BookingViews,
    BookingSeeding,
    PurchaseSeeding,
    Availability,
    { provide: CartRepository, useClass: MikroOrmCartRepository },
    { provide: OrderRepository, useClass: MikroOrmOrderRepository },
    { provide: TeamRefunds, useClass: MikroOrmTeamRefunds },
    { provide: BookingChanges, useClass: MikroOrmBookingChanges },
    { provide: Slots, useClass: PostgresSlots },
    { provide: Departures, useClass: CatalogueDepartures },
    { provide: GuideSearchProgress, useClass: GuideMissionsGuideSearchProgress },
    { provide: PriceOffers, useClass: PricingPriceOffers },
    { provide: OrderPayments, useClass: PaymentsOrderPayments },
    AddGiftCardToCartHandler,
    ApplyGiftCardHandler,
    GiftCardPricing,
    OrderRefunds,
    CartGiftCards,
    RefundWhenGiftCardReturned,
    { provide: GiftCards, useClass: GiftCardsGiftCards },
    { provide: ExchangeRates, useClass: PricingExchangeRates },
    { provide: PromoCodes, useClass: PromotionsPromoCodes },
    { provide: TourPosters, useClass: ContentTourPosters },
    { provide: Accounts, useClass: IdentityAccounts },
    { provide: OrderLinks, useClass: SignedOrderLinks },
    { provide: ChangeTokens, useClass: SignedChangeTokens },
    { provide: BookingApi, useClass: BookingApiAdapter },
    { provide: PartnerSalesApi, useClass: PartnerSalesAdapter },
    soldDepartures,
    guestOrders,
  ],
  exports: [BookingApi, PartnerSalesApi, soldDepartures, guestOrders],
})
export class BookingModule {}
