import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { ListPage } from '../lists/list-page.js';
import { MAIL_STATES, type MailState } from './mails.requests.js';

export const MAIL_RETURNS = ['bounced', 'blocked', 'spam'] as const;
/** `bounced`: the address takes no mail. `blocked`: its server refused this one. `spam`: the reader complained. */
export type MailReturn = (typeof MAIL_RETURNS)[number];

export class MailView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'booking.confirmed' }) kind!: string;
  @ApiProperty() recipient!: string;
  @ApiProperty({ example: 'ja_JP' }) language!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the mail holds a key to an account.' })
  subject!: string | null;
  @ApiProperty({ enum: MAIL_STATES }) state!: MailState;
  @ApiProperty({ format: 'date-time', type: String }) writtenAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) sentAt!: Date | null;
}

export class MailsPage extends ListPage<MailView> {
  @ApiProperty({ type: [MailView] }) items!: MailView[];
}

export class MailReturnView {
  @ApiProperty({ enum: MAIL_RETURNS }) as!: MailReturn;
  @ApiProperty({ format: 'date-time', type: String }) at!: string;
  @ApiProperty({ description: 'What the provider says.' }) reason!: string;
}

export class MailRecord extends MailView {
  @ApiProperty({ type: String, nullable: true, description: 'The text part. Null where nobody may read it.' })
  text!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Show it in a frame without scripts. Null where nobody may read it.',
  })
  html!: string | null;
  @ApiProperty({ type: [String], description: 'Names of the attached files.' }) attachments!: string[];
  @ApiProperty() attempts!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Why the last attempt failed.' }) lastError!: string | null;
  @ApiProperty({ type: MailReturnView, nullable: true }) returned!: MailReturnView | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The mail that was sent again.' })
  copyOf!: string | null;
  @ApiProperty({ type: [String], description: 'Ids of the mails that send this one again, the latest first.' })
  copies!: string[];
  @ApiProperty({ enum: ['send-again'], isArray: true, description: 'What the reader may do now.' })
  actions!: 'send-again'[];
}

export const STATE: RawBuilder<MailState> = sql<MailState>`
  case when m.returned_at is not null then 'returned' when m.status = 'dead' then 'failed'
    when m.status = 'sent' then 'sent' else 'waiting' end
`;

export const MAIL_COLUMNS: RawBuilder<MailView> = sql<MailView>`
  m.id, m.kind, m.recipient, m.language, case when not m.confidential then m.subject end as subject, ${STATE} as state,
  m.written_at as "writtenAt", m.sent_at as "sentAt"
`;
