import type {
  AgenciesWorkItemRaised,
  AgenciesWorkItemSettled,
  ProfessionalRegistered,
  ProfessionalRejected,
  ProfessionalValidated,
} from '../contexts/agencies/events.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of agencies and who reacts to each. */
export const AGENCIES_EVENTS: readonly Route[] = [
  route<ProfessionalRegistered>('agencies.professional-registered.v1'),
  route<ProfessionalValidated>('agencies.professional-validated.v1'),
  route<ProfessionalRejected>('agencies.professional-rejected.v1'),
  route<AgenciesWorkItemRaised>('agencies.work-item-raised.v1'),
  route<AgenciesWorkItemSettled>('agencies.work-item-settled.v1'),
];
