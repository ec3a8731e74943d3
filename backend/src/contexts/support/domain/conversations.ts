import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { ConversationKind, Correspondence, Message, Side, WrittenMessage } from './conversation.js';

/** Who writes in a chat or by the contact form, as far as the person said. */
export interface Visitor {
  readonly name: string | null;
  /** Where answers go when the person is away; an account's own address goes first. */
  readonly email: string | null;
  readonly language: Locale;
  readonly currency: string;
}

export interface Conversation {
  readonly id: string;
  readonly kind: ConversationKind;
  /** Null for what is not about a booking. */
  readonly bookingReference: string | null;
  /** The account of the customer; null for a guest. */
  readonly customerId: string | null;
  /** Null for what is about a booking. */
  readonly visitor: Visitor | null;
  /** Since when a message waits for the team. */
  readonly waitingSince: Date | null;
  readonly assigneeId: string | null;
}

export interface NewMessage extends WrittenMessage {
  readonly author: Side;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly sentAt: Date;
}

export interface KeptMessage {
  readonly message: Message;
  /** False where the message was kept before. */
  readonly isNew: boolean;
}

/** A conversation with somebody who need not have a booking. It stays open. */
export const correspondenceOf = ({ customerId, visitor }: Conversation): Correspondence => ({
  endsAt: undefined,
  guideId: undefined,
  customer: { userId: customerId, firstName: visitor?.name ?? '', lastName: '' },
});

/** A chat or a letter that begins, or what its writer now says about themselves. */
export interface VisitorConversation {
  readonly id: string;
  readonly kind: Exclude<ConversationKind, 'booking'>;
  readonly customerId: string | null;
  readonly visitor: Visitor;
}

/** Messages of people, the team among them. Messages of one conversation follow one another: the row's lock numbers them. */
export abstract class Conversations {
  /** The conversation about the booking, which begins with this call if there is none. Locks it until the transaction ends. */
  abstract openForChange(bookingReference: string, customerId: string | null, now: Date): Promise<Conversation>;
  /**
   * The chat or the letter, which begins with this call if there is none. Locks it until the transaction ends. It gets the
   * account, the name and the address where it had none.
   */
  abstract openOfVisitor(conversation: VisitorConversation, now: Date): Promise<Conversation>;
  abstract findForChange(id: string): Promise<Conversation | undefined>;
  abstract findOfBooking(bookingReference: string): Promise<Conversation | undefined>;
  /** A message with a known id is not added again. */
  abstract add(conversationId: string, message: NewMessage): Promise<KeptMessage>;
  /** Notes that the side has read all up to the position, and never moves back. */
  abstract read(conversationId: string, side: Side, position: number, now: Date): Promise<void>;
  /** Messages to the side that it has not read, the earliest first. */
  abstract unreadOf(conversationId: string, side: Side): Promise<readonly Message[]>;
  /** All of them, in their order. */
  abstract messagesOf(conversationId: string): Promise<readonly Message[]>;
  abstract assign(conversationId: string, assigneeId: string | null): Promise<void>;
  /** @param since null: the team has nothing to answer */
  abstract setWaiting(conversationId: string, since: Date | null): Promise<void>;
  abstract removeLastWrittenBefore(end: Date): Promise<void>;
}
