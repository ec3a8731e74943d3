import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** Guides and customers write about different things. */
export class ReasonNotOfSender extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CONTACT_REASON_NOT_OF_SENDER';
  override readonly field = 'reason';
}

/** The same answer for a link that was never mailed and for one that is too old. */
export class SubscriptionLinkNotValid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'SUBSCRIPTION_LINK_NOT_VALID';
  override readonly field = 'token';
}

/** Only a person of the team can look after a conversation. */
export class AssigneeNotOfTeam extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ASSIGNEE_NOT_OF_TEAM';
  override readonly field = 'assigneeId';
}
