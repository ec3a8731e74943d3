import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ListPage } from '../../../platform/lists/list-page.js';
import { TRANSFER_STATUSES, type TransferStatus } from '../domain/incoming-transfer.js';
import { OUTGOING_STATUSES, type OutgoingStatus } from '../domain/outgoing-transfers.js';

export class TransferMoney {
  @ApiProperty({ type: 'integer', description: 'Minor units.' }) amount!: number;
  @ApiProperty({ example: 'EUR' }) currency!: string;
}

class TransferPartView {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ type: 'integer', description: 'Minor units.' }) amount!: number;
  @ApiProperty({ type: 'integer', description: 'What a bank kept, and the company bears.' }) fees!: number;
}

export const INCOMING_ACTIONS = ['assign', 'return'] as const;
export const OUTGOING_ACTIONS = ['set-account', 'send'] as const;

/** A credit on an account of the company. */
export class IncomingTransferRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: TRANSFER_STATUSES }) status!: TransferStatus;
  @ApiProperty({ enum: ['manual', 'statement'] }) source!: string;
  @ApiProperty({ type: TransferMoney }) amount!: TransferMoney;
  @ApiProperty({ type: TransferMoney, description: 'What pays nothing.' }) rest!: TransferMoney;
  @ApiProperty({ example: '2027-05-03' }) bookedOn!: string;
  @ApiProperty({ type: String, nullable: true }) payerName!: string | null;
  @ApiProperty({ description: 'What the payer wrote.' }) text!: string;
  @ApiProperty({ type: [TransferPartView] }) parts!: readonly TransferPartView[];
  @ApiProperty({ format: 'date-time', type: String }) recordedAt!: Date;
}

export class IncomingTransfersPage extends ListPage<IncomingTransferRow> {
  @ApiProperty({ type: [IncomingTransferRow] }) items!: IncomingTransferRow[];
}

export class IncomingTransferRecord extends IncomingTransferRow {
  @ApiProperty() account!: string;
  @ApiProperty() entryReference!: string;
  @ApiProperty({ type: String, nullable: true }) payerIban!: string | null;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: INCOMING_ACTIONS, isArray: true }) actions!: (typeof INCOMING_ACTIONS)[number][];
}

/** Money that the team transfers. */
export class OutgoingTransferRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: OUTGOING_STATUSES }) status!: OutgoingStatus;
  @ApiProperty({ enum: ['refund', 'returned-transfer'] }) kind!: string;
  @ApiProperty({ type: String, nullable: true, example: 'CIC-7K3M9Q' }) orderReference!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The transfer that brought the money.' })
  incomingId!: string | null;
  @ApiProperty({ type: TransferMoney }) amount!: TransferMoney;
  @ApiProperty({ type: String, nullable: true }) holder!: string | null;
  @ApiProperty({ type: String, nullable: true }) iban!: string | null;
  @ApiProperty({ format: 'date-time', type: String }) requestedAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) sentAt!: Date | null;
}

export class OutgoingTransfersPage extends ListPage<OutgoingTransferRow> {
  @ApiProperty({ type: [OutgoingTransferRow] }) items!: OutgoingTransferRow[];
}

export class OutgoingTransferRecord extends OutgoingTransferRow {
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: OUTGOING_ACTIONS, isArray: true }) actions!: (typeof OUTGOING_ACTIONS)[number][];
}

export const INCOMING_COLUMNS = sql<IncomingTransferRow>`
  id, status, source, jsonb_build_object('amount', amount, 'currency', currency) as amount,
  jsonb_build_object('amount', rest, 'currency', currency) as rest, booked_on::text as "bookedOn", payer_name as "payerName",
  remittance as text, parts, recorded_at as "recordedAt"`;

export const OUTGOING_COLUMNS = sql<OutgoingTransferRow>`
  id, status, case when refund_id is null then 'returned-transfer' else 'refund' end as kind,
  order_reference as "orderReference", incoming_id as "incomingId",
  jsonb_build_object('amount', amount, 'currency', currency) as amount, holder, iban, requested_at as "requestedAt",
  sent_at as "sentAt"`;
