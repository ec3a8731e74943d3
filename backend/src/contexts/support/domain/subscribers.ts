import type { LinkPurpose, Subscriber } from './subscriber.js';

export interface LinkedSubscriber {
  readonly subscriber: Subscriber;
  readonly linkIssuedAt: Date;
}

/** Subscribers of the newsletter and the links mailed to them. */
export abstract class Subscribers {
  /**
   * Adds the subscriber, or answers the one of this address, who may be a rival's of the same moment. Either is locked
   * until the transaction ends.
   */
  abstract addOrFind(subscriber: Subscriber): Promise<{ readonly subscriber: Subscriber; readonly isNew: boolean }>;
  abstract save(subscriber: Subscriber): Promise<void>;
  /** A new secret for a link of this purpose; earlier ones keep working. */
  abstract issueLink(subscriber: Subscriber, purpose: LinkPurpose, now: Date): Promise<string>;
  /** When the valid links of this purpose were issued, as far as after `since`. */
  abstract linksIssued(subscriber: Subscriber, purpose: LinkPurpose, since: Date): Promise<readonly Date[]>;
  /** The subscriber of the link, locked. Undefined for an unknown token or one of another purpose. */
  abstract findByLink(token: string, purpose: LinkPurpose): Promise<LinkedSubscriber | undefined>;
  /** Invalidates the links of this purpose. */
  abstract withdrawLinks(subscriber: Subscriber, purpose: LinkPurpose): Promise<void>;
  /** Removes subscribers who asked last before then and never opened the link. */
  abstract removeUnconfirmed(askedBefore: Date): Promise<void>;
  /** Puts a random code in the place of the address of those who left before then: links in old mails keep working. */
  abstract forgetLeft(leftBefore: Date): Promise<void>;
}
