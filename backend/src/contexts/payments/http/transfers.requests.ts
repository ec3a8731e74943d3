import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDefined, IsIn, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { isValidIBAN } from 'ibantools';
import { Day, Integer, Name, Nested, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { REFERENCE, writtenReference } from '../../../shared-kernel/reference.js';
import { TRANSFER_STATUSES, type TransferStatus } from '../domain/incoming-transfer.js';
import { OUTGOING_STATUSES, type OutgoingStatus } from '../domain/outgoing-transfers.js';
import { INCOMING_SORTS } from '../queries/find-incoming-transfers.js';
import { OUTGOING_SORTS } from '../queries/find-outgoing-transfers.js';

const LAST_VERSION = 2_147_483_647;
/** Minor units: more than any order is worth. */
const MOST = 1_000_000_000;

const written = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/[\s-]/g, '').toUpperCase() : value;

export class IncomingTransfersRequest extends listRequest(INCOMING_SORTS, '-recordedAt') {
  @ApiProperty({ required: false, enum: TRANSFER_STATUSES })
  @Optional()
  @IsIn(TRANSFER_STATUSES)
  status?: TransferStatus;
}

export class OutgoingTransfersRequest extends listRequest(OUTGOING_SORTS, '-requestedAt') {
  @ApiProperty({ required: false, enum: OUTGOING_STATUSES })
  @Optional()
  @IsIn(OUTGOING_STATUSES)
  status?: OutgoingStatus;
}

export class TransferParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

class ReceivedMoney {
  @Integer(1, MOST) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) @IsIn(CURRENCIES) currency!: Currency;
}

export class RecordTransferRequest {
  @ApiProperty({ type: ReceivedMoney }) @IsDefined() @Nested(() => ReceivedMoney) amount!: ReceivedMoney;
  @ApiProperty({ example: '2027-05-03' }) @Day() bookedOn!: string;
  @ApiProperty({ minLength: 1, maxLength: 140, description: 'The bank’s number of the entry: it is recorded once.' })
  @Trimmed()
  @IsString()
  @Length(1, 140)
  entryReference!: string;
  @ApiProperty({ maxLength: 1000, description: 'What the payer wrote; the order is found by it.' })
  @Trimmed()
  @IsString()
  @MaxLength(1000)
  text!: string;
  @ApiProperty({ required: false }) @Optional() @Name(140) payerName?: string;
}

export class RecipientAccountRequest {
  @ApiProperty({ description: 'Of the account.' }) @Name(70) holder!: string;
  @ApiProperty({ example: 'DE89370400440532013000', description: 'With or without blanks.' })
  @Transform(written)
  @Format('isRefundIban', (text) => isValidIBAN(text))
  iban!: string;
}

export class VersionedAccountRequest extends RecipientAccountRequest {
  @Integer(1, LAST_VERSION) version!: number;
}

export class AssignTransferRequest {
  @ApiProperty({ example: 'CIC-7K3M9Q' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenReference(value) : value))
  @Format('isReference', REFERENCE)
  reference!: string;
  @Integer(1, LAST_VERSION) version!: number;
}

export class TransferVersionRequest {
  @Integer(1, LAST_VERSION) version!: number;
}
