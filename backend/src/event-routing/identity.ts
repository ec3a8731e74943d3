import { RegisterProfessionalWhenBusinessSignedUp } from '../contexts/agencies/reactions/register-professional-when-business-signed-up.js';
import type { BusinessSignedUp, EmailConfirmed, UserSignedUp } from '../contexts/identity/events.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of identity and who reacts to each. */
export const IDENTITY_EVENTS: readonly Route[] = [
  route<UserSignedUp>('identity.user-signed-up.v1'),
  route<BusinessSignedUp>('identity.business-signed-up.v1', RegisterProfessionalWhenBusinessSignedUp),
  route<EmailConfirmed>('identity.email-confirmed.v1'),
];
