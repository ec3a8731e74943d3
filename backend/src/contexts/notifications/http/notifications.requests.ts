import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsUUID, ValidateIf } from 'class-validator';
import { Instant, Language, Optional, Whole } from '../../../platform/http/fields.js';
import { TOPIC_NAMES, type TopicName } from '../domain/notification-topics.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';

export class NotificationsRequest {
  @Language('Of the names of tours and cities.') language: Locale = DEFAULT_LOCALE;
  @ApiProperty({ required: false, default: 1 }) @Whole(1, 10_000) page = 1;
  @ApiProperty({ required: false, default: 20, maximum: 100 }) @Whole(1, 100) size = 20;
}

/** One of the two, or both. */
export class ReadNotificationsRequest {
  @ApiProperty({
    required: false,
    type: [String],
    format: 'uuid',
    maxItems: 100,
    description: 'Unless `upTo` is named.',
  })
  @ValidateIf(({ ids, upTo }: ReadNotificationsRequest) => ids !== undefined || upTo === undefined)
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID(undefined, { each: true })
  ids?: readonly string[];

  @ApiProperty({ required: false, format: 'date-time', description: 'All that came until then, itself included.' })
  @ValidateIf(({ upTo }: ReadNotificationsRequest) => upTo !== undefined)
  @Instant()
  upTo?: string;
}

/** What is left out stays as it is. */
export class NotificationChoiceRequest {
  @ApiProperty({ enum: TOPIC_NAMES })
  @IsIn(TOPIC_NAMES)
  topic!: TopicName;

  @ApiProperty({ required: false })
  @Optional()
  @IsBoolean()
  bell?: boolean;

  @ApiProperty({ required: false })
  @Optional()
  @IsBoolean()
  mail?: boolean;
}
