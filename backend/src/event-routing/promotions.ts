import type { PersonalCodeMade } from '../contexts/promotions/events.js';
import { MailProfessionalWhenPersonalCodeMade } from '../contexts/promotions/reactions/mail-professional-when-personal-code-made.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of promotions and who reacts to each. */
export const PROMOTION_EVENTS: readonly Route[] = [
  route<PersonalCodeMade>('promotions.personal-code-made.v1', MailProfessionalWhenPersonalCodeMade),
];
