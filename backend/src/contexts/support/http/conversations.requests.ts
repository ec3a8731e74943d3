import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, MaxLength, ValidateIf } from 'class-validator';
import { Language, Optional, Trimmed, Whole } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { CONVERSATION_KINDS, type ConversationKind, SIDES, type Side } from '../domain/conversation.js';

const LONGEST_MESSAGE = 4000;
const MOST_MESSAGES = 1_000_000;

export class ConversationParameters {
  @ApiProperty({ example: 'BK-4F8T2W' }) @IsString() @MaxLength(40) reference!: string;
}

/** The signed link of a guest's booking opens its conversation. */
export class ConversationRequest {
  @Language('Of your screen.') language: Locale = DEFAULT_LOCALE;

  @ApiProperty({ required: false, description: 'Of the signed link.' })
  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
}

export class MyConversationsRequest {
  @Language('Of the names of tours and cities.') language: Locale = DEFAULT_LOCALE;
}

export class MessageRequest {
  @ApiProperty({ format: 'uuid', description: 'New for each message: a repeated one is kept once.' })
  @IsUUID()
  id!: string;

  @ApiProperty({ minLength: 1, maxLength: LONGEST_MESSAGE })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_MESSAGE)
  text!: string;

  @ApiProperty({ enum: SIDES }) @IsIn(SIDES) to!: Side;
}

export class ReadMessagesRequest {
  @ApiProperty({ description: 'All messages up to this one were read.' }) @Whole(1, MOST_MESSAGES) position!: number;
}

export class ConversationsRequest extends listRequest(['lastAt', 'waitingSince'], '-lastAt') {
  @ApiProperty({ required: false, enum: ['waiting', 'answered'] })
  @Optional()
  @IsIn(['waiting', 'answered'])
  state?: 'waiting' | 'answered';

  @ApiProperty({ required: false, enum: ['me', 'nobody'] })
  @Optional()
  @IsIn(['me', 'nobody'])
  assigned?: 'me' | 'nobody';

  @ApiProperty({ required: false, enum: CONVERSATION_KINDS })
  @Optional()
  @IsIn(CONVERSATION_KINDS)
  kind?: ConversationKind;
}

export class ConversationIdParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class HandOverRequest {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: all of the team.' })
  @ValidateIf((_, value) => value !== null)
  @IsUUID()
  assigneeId!: string | null;
}
