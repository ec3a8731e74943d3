import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Length } from 'class-validator';
import { Email, Language, Name, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import { REFERENCE, writtenReference } from '../../../shared-kernel/reference.js';
import { ALL_REASONS, type ContactReason, SENDER_TYPES, type SenderType } from '../domain/contact-messages.js';
import { LINK_PURPOSES, type LinkPurpose } from '../domain/subscriber.js';

/** A blank field counts as absent. */
const AsWrittenOrAbsent = Transform(({ value }: { value: unknown }) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : writtenReference(value);
});

export class SupportLanguageRequest {
  @ApiProperty({
    enum: LOCALES,
    required: false,
    description: 'Of the acknowledgement; without one, what the headers name. An unknown one is answered in en_US.',
  })
  @Optional()
  @IsString()
  language?: string;
}

export class ManagerMessageRequest {
  @ApiProperty({ minLength: 2, maxLength: 5000 }) @Trimmed() @IsString() @Length(2, 5000) message!: string;
  @ApiProperty({
    required: false,
    example: 'BK-4F8T2W',
    description: 'Of a booking or an order: letters of either case, with or without hyphen and blanks.',
  })
  @AsWrittenOrAbsent
  @Optional()
  @Format('isReference', REFERENCE)
  bookingReference?: string;
}

export class MyManagerRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class ContactRequest {
  @ApiProperty({ maxLength: 120 }) @Name(120) name!: string;
  @ApiProperty() @Email() email!: string;
  @ApiProperty({ minLength: 2, maxLength: 5000 }) @Trimmed() @IsString() @Length(2, 5000) message!: string;
  @ApiProperty({
    enum: ALL_REASONS,
    description: 'Guides write about account, mission or general; customers about the rest.',
  })
  @IsIn(ALL_REASONS)
  reason!: ContactReason;
  @ApiProperty({
    required: false,
    example: 'BK-4F8T2W',
    description: 'Of a booking or an order: letters of either case, with or without hyphen and blanks.',
  })
  @AsWrittenOrAbsent
  @Optional()
  @Format('isReference', REFERENCE)
  bookingReference?: string;
  @ApiProperty({ enum: SENDER_TYPES }) @IsIn(SENDER_TYPES) senderType!: SenderType;
  @ApiProperty({
    enum: LOCALES,
    required: false,
    description: 'Of the acknowledgement, where neither the query nor a header names one.',
  })
  @Optional()
  @IsString()
  language?: string;
}

export class NewsletterRequest {
  @ApiProperty() @Email() email!: string;
  @ApiProperty({
    enum: LOCALES,
    required: false,
    default: DEFAULT_LOCALE,
    description: 'Of the newsletter; an unknown one is en_US.',
  })
  @Optional()
  @IsString()
  language?: string;
}

export class SubscriptionTokenRequest {
  @ApiProperty({ description: 'From the address of the mailed link.' }) @IsString() @Length(1, 200) token!: string;
}

export class SubscriptionLinkRequest extends SubscriptionTokenRequest {
  @ApiProperty({ enum: LINK_PURPOSES }) @IsIn(LINK_PURPOSES) purpose!: LinkPurpose;
  @Language('Of what is told where it cannot be done.') language: Locale = DEFAULT_LOCALE;
}

export class SubscriptionAnswer {
  @ApiProperty({ example: 'a•••@example.com', description: 'The address, masked.' }) email!: string;
}
