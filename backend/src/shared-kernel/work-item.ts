/** The record that a work item is about. `id` is the key of its page in the back office. */
export interface WorkItemSubject {
  readonly type:
    | 'order'
    | 'booking'
    | 'mission'
    | 'payment'
    | 'user'
    | 'mail'
    | 'job'
    | 'quote'
    | 'payout'
    | 'application'
    | 'review'
    | 'transfer'
    | 'ledger';
  readonly id: string;
  /** What people call it: `CIC-7K3M9Q`. */
  readonly reference?: string;
}

/** An amount in minor units, also of a currency that is not sold in. */
export interface WorkItemAmount {
  readonly amount: number;
  readonly currency: string;
}

/** An instant is written as ISO 8601. A missing value is left out by the reader. */
export type WorkItemFacts = Readonly<Record<string, string | number | boolean | null | WorkItemAmount>>;

/**
 * A matter that a person of the team must look at. Each context records it as an event of its own, and the context
 * work-items keeps it until it is resolved.
 */
export interface WorkItemRaised<Context extends string = string> {
  readonly type: `${Context}.work-item-raised.v1`;
  /** Names the sentence on screen: `refund-failed`. */
  readonly kind: string;
  /** Tells the matters of one kind apart. A second event with the same kind and key replaces the facts of an open item. */
  readonly key: string;
  readonly subject: WorkItemSubject;
  /** What the screen says beside the sentence: ids, references, codes, amounts, instants (ISO 8601). */
  readonly facts: WorkItemFacts;
  /** The instant by which the matter must be resolved, ISO 8601. */
  readonly dueAt?: string;
  /** Id of the admin who looks after it from the start. A second event leaves whoever looks after it by then. */
  readonly assignee?: string;
  /** The team is told at once, by mail and inside the site. Other items wait in the queue. */
  readonly isUrgent?: boolean;
}

/** The matter has ended without a person of the team: the guide said yes, the refund went through. */
export interface WorkItemSettled<Context extends string = string> {
  readonly type: `${Context}.work-item-settled.v1`;
  readonly kind: string;
  readonly key: string;
}
