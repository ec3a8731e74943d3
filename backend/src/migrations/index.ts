import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/postgresql';
import { Migration0001Platform } from './0001-platform.js';
import { Migration0002Identity } from './0002-identity.js';
import { Migration0003Pricing } from './0003-pricing.js';
import { Migration0004Catalogue } from './0004-catalogue.js';
import { Migration0005Content } from './0005-content.js';
import { Migration0006Payments } from './0006-payments.js';
import { Migration0007Booking } from './0007-booking.js';
import { Migration0008GuideMissions } from './0008-guide-missions.js';
import { Migration0009Reviews } from './0009-reviews.js';
import { Migration0010Quotes } from './0010-quotes.js';
import { Migration0011Support } from './0011-support.js';
import { Migration0012Notifications } from './0012-notifications.js';
import { Migration0013Recruitment } from './0013-recruitment.js';
import { Migration0014Agencies } from './0014-agencies.js';
import { Migration0015Payouts } from './0015-payouts.js';
import { Migration0016WorkItems } from './0016-work-items.js';
import { Migration0018Promotions } from './0018-promotions.js';
import { Migration0019Invoicing } from './0019-invoicing.js';
import { Migration0020GiftCards } from './0020-gift-cards.js';
import { Migration0021Guides } from './0021-guides.js';
import { Migration0022Partners } from './0022-partners.js';

/** All migrations, oldest first. Forward only; each is safe beside the version of the program that ran before it. */
export const MIGRATIONS: readonly Constructor<Migration>[] = [
  Migration0001Platform,
  Migration0002Identity,
  Migration0003Pricing,
  Migration0004Catalogue,
  Migration0005Content,
  Migration0006Payments,
  Migration0007Booking,
  Migration0008GuideMissions,
  Migration0009Reviews,
  Migration0010Quotes,
  Migration0011Support,
  Migration0012Notifications,
  Migration0013Recruitment,
  Migration0014Agencies,
  Migration0015Payouts,
  Migration0016WorkItems,
  Migration0018Promotions,
  Migration0019Invoicing,
  Migration0020GiftCards,
  Migration0021Guides,
  Migration0022Partners,
];
