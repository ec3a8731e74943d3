import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { ALL_REASONS, type ContactReason, TO_MANAGER } from '../domain/contact-messages.js';
import { CONVERSATION_KINDS, type ConversationKind, SIDES, type Side } from '../domain/conversation.js';

const RECORD_REASONS = [...ALL_REASONS, TO_MANAGER];

export class MessageView {
  @ApiProperty({ format: 'uuid', description: 'Made by the writer’s screen.' }) id!: string;
  @ApiProperty({ description: 'Counts the messages of the conversation.' }) position!: number;
  @ApiProperty({ enum: SIDES }) author!: Side;
  @ApiProperty() authorName!: string;
  @ApiProperty({ enum: SIDES }) to!: Side;
  @ApiProperty() text!: string;
  @ApiProperty({ enum: LOCALES, description: 'Of the writer’s screen.' }) language!: Locale;
  @ApiProperty({ format: 'date-time', type: String }) sentAt!: Date;
  @ApiProperty({ description: 'By the side that it was written to.' }) isRead!: boolean;
}

/** The messages of a conversation as one side reads them. */
class ReadThread {
  @ApiProperty({ enum: SIDES, description: 'On which side you are.' }) side!: Side;
  @ApiProperty({ type: [MessageView], description: 'In their order; at most the last 500.' })
  messages!: readonly MessageView[];
  @ApiProperty({ enum: SIDES, isArray: true, description: 'Whom you can write to now.' })
  addressees!: readonly Side[];
  @ApiProperty({ description: 'Messages to you that you have not read.' }) unread!: number;
}

/** A conversation about a booking. */
export class ConversationView extends ReadThread {
  @ApiProperty({ example: 'BK-4F8T2W' }) bookingReference!: string;
}

/** One of a person’s conversations. */
export class MyConversationView {
  @ApiProperty() bookingReference!: string;
  @ApiProperty({ enum: ['customer', 'guide'] }) side!: Side;
  @ApiProperty() tour!: string;
  @ApiProperty() city!: string;
  @ApiProperty({ type: String, nullable: true, format: 'uuid', description: 'The guide’s mission.' })
  missionId!: string | null;
  @ApiProperty() unread!: number;
  @ApiProperty() lastText!: string;
  @ApiProperty() lastAuthorName!: string;
  @ApiProperty({ format: 'date-time', type: String }) lastAt!: Date;
}

/** A conversation in the inbox of the team. */
export class ConversationRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: CONVERSATION_KINDS }) kind!: ConversationKind;
  @ApiProperty({ type: String, nullable: true }) bookingReference!: string | null;
  @ApiProperty({ description: 'Empty where a visitor has given none.' }) customerName!: string;
  @ApiProperty() lastText!: string;
  @ApiProperty() lastAuthorName!: string;
  @ApiProperty({ enum: SIDES }) lastAuthor!: Side;
  @ApiProperty({ format: 'date-time', type: String }) lastAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true, description: 'Since when it waits for the team.' })
  waitingSince!: Date | null;
  @ApiProperty({ format: 'uuid', type: String, nullable: true }) assigneeId!: string | null;
}

export class ConversationsPage extends ListPage<ConversationRow> {
  @ApiProperty({ type: [ConversationRow] }) declare items: ConversationRow[];
}

class TeamMember {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
}

/** A conversation with what the team may do. */
export class ConversationRecord extends ReadThread {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: CONVERSATION_KINDS }) kind!: ConversationKind;
  @ApiProperty({ type: String, nullable: true, description: 'For a letter, the reference that its writer named.' })
  bookingReference!: string | null;
  @ApiProperty({ type: String, nullable: true, enum: RECORD_REASONS, description: 'Why a letter was written.' })
  reason!: ContactReason | typeof TO_MANAGER | null;
  @ApiProperty({ type: String, nullable: true }) tour!: string | null;
  @ApiProperty({ type: String, nullable: true }) city!: string | null;
  @ApiProperty({ description: 'Empty where a visitor has given none.' }) customerName!: string;
  @ApiProperty({ description: 'An answer reaches the customer by mail, too.' }) isReachable!: boolean;
  @ApiProperty({ type: String, nullable: true }) guideName!: string | null;
  @ApiProperty({ enum: LOCALES }) customerLanguage!: Locale;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) waitingSince!: Date | null;
  @ApiProperty({ type: TeamMember, nullable: true }) assignee!: TeamMember | null;
  @ApiProperty({ type: [TeamMember], description: 'Who can look after it.' }) team!: readonly TeamMember[];
  @ApiProperty({ enum: ['write', 'assign', 'settle'], isArray: true }) actions!: readonly string[];
}
