import type { Message, Side, WrittenMessage } from './conversation.js';

export interface Conversation {
  readonly id: string;
  readonly bookingReference: string;
  /** The account of the customer; null for a guest. */
  readonly customerId: string | null;
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

/** The conversations about bookings. Messages of one conversation follow one another: the row's lock numbers them. */
export abstract class Conversations {
  /** The conversation about the booking, which begins with this call if there is none. Locks it until the transaction ends. */
  abstract openForChange(bookingReference: string, customerId: string | null, now: Date): Promise<Conversation>;
  abstract findForChange(id: string): Promise<Conversation | undefined>;
  abstract findOfBooking(bookingReference: string): Promise<Conversation | undefined>;
  /** A message with a known id is not added again. */
  abstract add(conversationId: string, message: NewMessage): Promise<KeptMessage>;
  /** Notes that the side has read all up to the position, and never moves back. */
  abstract read(conversationId: string, side: Side, position: number, now: Date): Promise<void>;
  /** Messages to the side that it has not read, the earliest first. */
  abstract unreadOf(conversationId: string, side: Side): Promise<readonly Message[]>;
  abstract assign(conversationId: string, assigneeId: string | null): Promise<void>;
  /** @param since null: the team has nothing to answer */
  abstract setWaiting(conversationId: string, since: Date | null): Promise<void>;
  abstract removeLastWrittenBefore(end: Date): Promise<void>;
}
