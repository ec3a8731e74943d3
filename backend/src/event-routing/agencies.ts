import type {
  AgenciesWorkItemRaised,
  AgenciesWorkItemSettled,
  ProfessionalRegistered,
  ProfessionalRejected,
  ProfessionalValidated,
} from '../contexts/agencies/events.js';
import { MailProfessionalWhenRegistered } from '../contexts/agencies/reactions/mail-professional-when-registered.js';
import { MailProfessionalWhenRejected } from '../contexts/agencies/reactions/mail-professional-when-rejected.js';
import { MailProfessionalWhenValidated } from '../contexts/agencies/reactions/mail-professional-when-validated.js';
import { MakePersonalCodeWhenProfessionalValidated } from '../contexts/promotions/reactions/make-personal-code-when-professional-validated.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of agencies and who reacts to each. */
export const AGENCIES_EVENTS: readonly Route[] = [
  route<ProfessionalRegistered>('agencies.professional-registered.v1', MailProfessionalWhenRegistered),
  route<ProfessionalValidated>(
    'agencies.professional-validated.v1',
    MailProfessionalWhenValidated,
    MakePersonalCodeWhenProfessionalValidated,
  ),
  route<ProfessionalRejected>('agencies.professional-rejected.v1', MailProfessionalWhenRejected),
  route<AgenciesWorkItemRaised>('agencies.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<AgenciesWorkItemSettled>('agencies.work-item-settled.v1', SettleWorkItemWhenSettled),
];
