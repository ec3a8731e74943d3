import { ApiProperty } from '@nestjs/swagger';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { NOTIFICATION_KINDS, type NotificationKind } from '../domain/notification.js';

export class NotifiedMoney {
  @ApiProperty({ description: 'Minor units.' }) amount!: number;
  @ApiProperty({ example: 'EUR' }) currency!: string;
}

/** What the sentence of a kind needs; the reader's screen has the sentences. */
export class NotificationFacts {
  @ApiProperty({ required: false, description: 'Name of the tour, in the language asked for.' }) tour?: string;
  @ApiProperty({ required: false }) city?: string;
  @ApiProperty({ required: false, format: 'date-time' }) startsAt?: string;
  @ApiProperty({ required: false, example: 'Europe/Rome', description: 'Of the city.' }) timeZone?: string;
  @ApiProperty({ required: false }) bookingReference?: string;
  @ApiProperty({ required: false }) orderReference?: string;
  @ApiProperty({ required: false, format: 'uuid' }) missionId?: string;
  @ApiProperty({ required: false, format: 'date-time' }) respondBefore?: string;
  @ApiProperty({ required: false }) guideName?: string;
  @ApiProperty({ required: false, description: 'Who was named as guide before.' }) previousGuideName?: string;
  @ApiProperty({ required: false, format: 'uuid', description: 'Of a message.' }) conversationId?: string;
  @ApiProperty({ required: false }) senderName?: string;
  @ApiProperty({ required: false, description: 'The reader got it as a person of the team.' }) forTeam?: boolean;
  @ApiProperty({ required: false, type: NotifiedMoney }) amount?: MoneyView;
  @ApiProperty({ required: false, format: 'uuid' }) workItemId?: string;
  @ApiProperty({ required: false, example: 'payments', description: 'The part of the product that raised it.' })
  context?: string;
  @ApiProperty({ required: false, example: 'CIC-7K3M9Q', description: 'Of what the team must look at.' })
  reference?: string;
  @ApiProperty({ required: false, example: 'start-is-near', description: 'Why the team must look.' }) why?: string;
}

export class NotificationView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: NOTIFICATION_KINDS }) kind!: NotificationKind;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, nullable: true, format: 'date-time' }) readAt!: string | null;
  @ApiProperty({ type: NotificationFacts }) facts!: NotificationFacts;
}

export class NotificationPagination {
  @ApiProperty() page!: number;
  @ApiProperty() size!: number;
  @ApiProperty() totalItems!: number;
  @ApiProperty() totalPages!: number;
}

export class NotificationsView {
  @ApiProperty({ type: [NotificationView], description: 'The latest first.' })
  notifications!: readonly NotificationView[];
  @ApiProperty({ description: 'On all pages together.' }) unread!: number;
  @ApiProperty({ type: NotificationPagination }) pagination!: NotificationPagination;
}

export interface NotificationRow {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly payload: Omit<NotificationFacts, 'tour' | 'city'> & {
    readonly tour?: Translated;
    readonly city?: Translated;
  };
}

export function toNotificationView(row: NotificationRow, language: Locale): NotificationView {
  const { tour, city, ...facts } = row.payload;
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
    facts: {
      ...facts,
      ...(tour ? { tour: tour[language] } : {}),
      ...(city ? { city: city[language] } : {}),
    },
  };
}
