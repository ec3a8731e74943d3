import { AGENCIES_EVENTS } from './agencies.js';
import { BOOKING_EVENTS } from './booking.js';
import { GIFT_CARD_EVENTS } from './gift-cards.js';
import { GUIDES_EVENTS } from './guides.js';
import { IDENTITY_EVENTS } from './identity.js';
import { MISSION_EVENTS } from './guide-missions.js';
import { PAYMENT_EVENTS } from './payments.js';
import { PLATFORM_EVENTS } from './platform.js';
import { PAYOUT_EVENTS } from './payouts.js';
import { PROMOTION_EVENTS } from './promotions.js';
import { QUOTES_EVENTS } from './quotes.js';
import { RECRUITMENT_EVENTS } from './recruitment.js';
import { REVIEW_EVENTS } from './reviews.js';
import { SUPPORT_EVENTS } from './support.js';
import { WORK_ITEM_EVENTS } from './work-items.js';
import type { Route } from '../platform/outbox/reaction.js';

/** The map of the system: every event and who reacts to it, a page for each context. */
export const EVENT_ROUTING: readonly Route[] = [
  ...BOOKING_EVENTS,
  ...PAYMENT_EVENTS,
  ...GIFT_CARD_EVENTS,
  ...GUIDES_EVENTS,
  ...MISSION_EVENTS,
  ...PAYOUT_EVENTS,
  ...PROMOTION_EVENTS,
  ...QUOTES_EVENTS,
  ...REVIEW_EVENTS,
  ...SUPPORT_EVENTS,
  ...IDENTITY_EVENTS,
  ...AGENCIES_EVENTS,
  ...RECRUITMENT_EVENTS,
  ...PLATFORM_EVENTS,
  ...WORK_ITEM_EVENTS,
];
