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

/** Nobody of the team is there, and nothing says where an answer goes. */
export class ChatNeedsEmail extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CHAT_NEEDS_EMAIL';
  override readonly field = 'email';
}

/** A transcript is mailed once a person of the team has answered: the address is not confirmed. */
export class ChatNotAnswered extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CHAT_NOT_ANSWERED';
}

/** Two canned answers of one title could not be told apart. */
export class CannedAnswerTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CANNED_ANSWER_TAKEN';
  override readonly field = 'title';
}

/** The chat opens and closes on the same day. */
export class TeamHoursReversed extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TEAM_HOURS_REVERSED';
  override readonly field = 'closes';
}
