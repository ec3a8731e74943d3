import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { Day, Language, Optional } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { INVOICE_KINDS, type InvoiceKind } from '../domain/invoice.js';
import { INVOICE_SORTS } from '../queries/find-invoices.js';

export class InvoiceLanguageRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class OrderInvoicesRequest extends InvoiceLanguageRequest {
  @ApiProperty({ required: false, description: 'Of the signed link.' })
  @Optional()
  @IsString()
  @MaxLength(200)
  token?: string;
}

export class OrderInvoiceRequest extends OrderInvoicesRequest {
  @ApiProperty({ required: false, example: 'CN-2027-000004', description: 'Missing: the first invoice.' })
  @Optional()
  @IsString()
  @MaxLength(40)
  number?: string;
}

export class InvoicesRequest extends listRequest(INVOICE_SORTS, '-issuedOn') {
  @ApiProperty({ required: false, enum: INVOICE_KINDS }) @Optional() @IsIn(INVOICE_KINDS) kind?: InvoiceKind;
  @ApiProperty({ required: false, format: 'date', description: 'Issued on this day or later.' })
  @Optional()
  @Day()
  from?: string;
  @ApiProperty({ required: false, format: 'date', description: 'Issued on this day or earlier.' })
  @Optional()
  @Day()
  to?: string;
}

export class InvoiceParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

/** From 2000 to 2099. */
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

export class AccountantRequest extends InvoiceLanguageRequest {
  @ApiProperty({ example: '2027-05', pattern: MONTH.source }) @Format('isMonth', MONTH) month!: string;
}
