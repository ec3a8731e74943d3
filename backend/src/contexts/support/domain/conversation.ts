import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';

/** Who writes and reads in the conversation about a booking. */
export const SIDES = ['customer', 'guide', 'team'] as const;
export type Side = (typeof SIDES)[number];

/** How long a conversation stays open after the end of the visit. */
const DAYS_AFTER_END: Readonly<Record<Side, number>> = { customer: 90, guide: 7, team: 365 };
const DAY_MS = 86_400_000;

/** A message as it was written. */
export interface WrittenMessage {
  /** Made by the writer's screen: a message that is sent twice is kept once. */
  readonly id: string;
  readonly text: string;
  /** Of the writer's screen. */
  readonly language: Locale;
  readonly to: Side;
}

export interface Message extends WrittenMessage {
  /** Counts the messages of the conversation from 1. */
  readonly position: number;
  readonly author: Side;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly sentAt: Date;
}

/** What a conversation is: about a booking, a visitor's chat, or a letter of the contact form. */
export const CONVERSATION_KINDS = ['booking', 'chat', 'letter'] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

/** Who stands on the sides of a conversation, and until when. */
export interface Correspondence {
  /** Of the visit; undefined: the conversation stays open. */
  readonly endsAt: Date | undefined;
  /** The guide of the mission now. */
  readonly guideId: string | undefined;
  readonly customer: {
    /** Null for who has no account. */
    readonly userId: string | null;
    readonly firstName: string;
    readonly lastName: string;
  };
}

/** The visit that a conversation is about. */
export interface ConversationVisit extends Correspondence {
  readonly reference: string;
  readonly endsAt: Date;
}

/** Nobody is there on that side, or its time is over. */
export class ConversationClosed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONVERSATION_CLOSED';
}

/** A message goes from one side to another one. The team reads all of them. */
export const isVisibleTo = (side: Side, { author, to }: Pick<Message, 'author' | 'to'>): boolean =>
  side === 'team' || side === author || side === to;

/** The sides that this side can write to now. */
export function addressees(
  from: Side,
  { endsAt, guideId }: Pick<Correspondence, 'endsAt' | 'guideId'>,
  now: Date,
): readonly Side[] {
  const isOpenFor = (side: Side): boolean =>
    endsAt === undefined || now.getTime() <= endsAt.getTime() + DAYS_AFTER_END[side] * DAY_MS;
  if (!isOpenFor(from) || (from === 'guide' && guideId === undefined)) return [];
  return SIDES.filter((to) => to !== from && isOpenFor(to) && (to !== 'guide' || guideId !== undefined));
}

/** Throws ConversationClosed. */
export function mustReach(from: Side, to: Side, between: Pick<Correspondence, 'endsAt' | 'guideId'>, now: Date): void {
  if (!addressees(from, between, now).includes(to)) throw new ConversationClosed();
}
