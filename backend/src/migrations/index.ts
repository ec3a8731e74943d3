import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Migration20261120000000Platform } from './2026-11-20-platform.js';
import { Migration20261120000050Queue } from './2026-11-20-queue.js';
import { Migration20261120000100Identity } from './2026-11-20-identity.js';
import { Migration20261120000110IdentityAccount } from './2026-11-20-identity-account.js';
import { Migration20261120000200Pricing } from './2026-11-20-pricing.js';
import { Migration20261120000300Catalogue } from './2026-11-20-catalogue.js';
import { Migration20261120000310CatalogueColours } from './2026-11-20-catalogue-colours.js';
import { Migration20261120000400Payments } from './2026-11-20-payments.js';
import { Migration20261120000500Booking } from './2026-11-20-booking.js';
import { Migration20261120000600GuideMissions } from './2026-11-20-guide-missions.js';
import { Migration20261120000610GuideSlugs } from './2026-11-20-guide-slugs.js';
import { Migration20261120000700Content } from './2026-11-20-content.js';
import { Migration20261120000710ContentEditorial } from './2026-11-20-content-editorial.js';
import { Migration20261120000810TourChanges } from './2026-11-20-tour-changes.js';
import { Migration20261120000900Reviews } from './2026-11-20-reviews.js';
import { Migration20261120000910Support } from './2026-11-20-support.js';
import { Migration20261121000000Notifications } from './2026-11-21-notifications.js';
import { Migration20261120000710Quotes } from './2026-11-20-quotes.js';
import { Migration20261121000100MovedSlugs } from './2026-11-21-moved-slugs.js';
import { Migration20261121000200PaymentAttention } from './2026-11-21-payment-attention.js';
import { Migration20261121000300EntryPictures } from './2026-11-21-entry-pictures.js';
import { Migration20261121000400MissingGuides } from './2026-11-21-missing-guides.js';
import { Migration20261121000500ClosedPayments } from './2026-11-21-closed-payments.js';
import { Migration20261121000600LostGuides } from './2026-11-21-lost-guides.js';
import { Migration20261121000700LikeSlugs } from './2026-11-21-like-slugs.js';
import { Migration20261121000800TourTitleWords } from './2026-11-21-tour-title-words.js';
import { Migration20261122000000OrdersOfCart } from './2026-11-22-orders-of-cart.js';
import { Migration20261122000100ArticleDays } from './2026-11-22-article-days.js';
import { Migration20261122000200ToldGuides } from './2026-11-22-told-guides.js';
import { Migration20261122000300OrderZones } from './2026-11-22-order-zones.js';
import { Migration20261122000400ClosedOrders } from './2026-11-22-closed-orders.js';
import { Migration20261122000500GuidesByMission } from './2026-11-22-guides-by-mission.js';
import { Migration20261122000600HeldSlots } from './2026-11-22-held-slots.js';
import { Migration20261122000700PlainPages } from './2026-11-22-plain-pages.js';
import { Migration20261122000800OrderBilling } from './2026-11-22-order-billing.js';
import { Migration20261123000000LocalAddresses } from './2026-11-23-local-addresses.js';
import { Migration20261126000100CaptureCurrency } from './2026-11-26-capture-currency.js';
import { Migration20261126000200HeldPayments } from './2026-11-26-held-payments.js';
import { Migration20261126000300ReportedDisputes } from './2026-11-26-reported-disputes.js';
import { Migration20261126000000OptionTotals } from './2026-11-26-option-totals.js';
import { Migration20261126000100SignInCodes } from './2026-11-26-sign-in-codes.js';
import { Migration20261126000300MissionWords } from './2026-11-26-mission-words.js';
import { Migration20261126000400NotificationWords } from './2026-11-26-notification-words.js';
import { Migration20261126000800CloseReason } from './2026-11-26-close-reason.js';
import { Migration20261126000810AnnouncedGuides } from './2026-11-26-announced-guides.js';

/** All migrations, oldest first. Forward only; each is safe beside the version that ran before it, but for what docs/operations.md says of one. */
export const MIGRATIONS: readonly Constructor<Migration>[] = [
  Migration20261120000000Platform,
  Migration20261120000050Queue,
  Migration20261120000100Identity,
  Migration20261120000110IdentityAccount,
  Migration20261120000200Pricing,
  Migration20261120000300Catalogue,
  Migration20261120000310CatalogueColours,
  Migration20261120000400Payments,
  Migration20261120000500Booking,
  Migration20261120000600GuideMissions,
  Migration20261120000610GuideSlugs,
  Migration20261120000700Content,
  Migration20261120000710Quotes,
  Migration20261120000710ContentEditorial,
  Migration20261120000810TourChanges,
  Migration20261120000900Reviews,
  Migration20261120000910Support,
  Migration20261121000000Notifications,
  Migration20261121000100MovedSlugs,
  Migration20261121000200PaymentAttention,
  Migration20261121000300EntryPictures,
  Migration20261121000400MissingGuides,
  Migration20261121000500ClosedPayments,
  Migration20261121000600LostGuides,
  Migration20261121000700LikeSlugs,
  Migration20261121000800TourTitleWords,
  Migration20261122000000OrdersOfCart,
  Migration20261122000100ArticleDays,
  Migration20261122000200ToldGuides,
  Migration20261122000300OrderZones,
  Migration20261122000400ClosedOrders,
  Migration20261122000500GuidesByMission,
  Migration20261122000600HeldSlots,
  Migration20261122000700PlainPages,
  Migration20261122000800OrderBilling,
  Migration20261123000000LocalAddresses,
  Migration20261126000000OptionTotals,
  Migration20261126000100SignInCodes,
  Migration20261126000300MissionWords,
  Migration20261126000100CaptureCurrency,
  Migration20261126000200HeldPayments,
  Migration20261126000300ReportedDisputes,
  Migration20261126000400NotificationWords,
  Migration20261126000800CloseReason,
  Migration20261126000810AnnouncedGuides,
];
