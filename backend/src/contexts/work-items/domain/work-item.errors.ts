import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class WorkItemUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Somebody was first, or the matter has ended by itself. */
export class WorkItemAlreadyResolved extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'WORK_ITEM_ALREADY_RESOLVED';
}

export class WorkItemStillOpen extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'WORK_ITEM_STILL_OPEN';
}

/** The same matter was raised again after this item was resolved: the newer one is in the queue. */
export class WorkItemRaisedAgain extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'WORK_ITEM_RAISED_AGAIN';
}

/** Work items are assigned to admins who may sign in. */
export class AssigneeUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ASSIGNEE_UNKNOWN';
  override readonly field = 'assignee';
}
