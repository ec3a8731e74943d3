import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import { Optional } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { REFERENCE, writtenReference } from '../../../shared-kernel/reference.js';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../domain/ledger.js';
import { POSTING_SORTS } from '../queries/find-postings.js';

export class PostingsRequest extends listRequest(POSTING_SORTS, '-postedAt') {
  @ApiProperty({ required: false, enum: LEDGER_ACCOUNTS })
  @Optional()
  @IsIn(LEDGER_ACCOUNTS)
  account?: LedgerAccount;
  @ApiProperty({ required: false, enum: CURRENCIES })
  @Optional()
  @IsIn(CURRENCIES)
  currency?: Currency;
}

export class OrderBalanceParams {
  @ApiProperty({ example: 'CIC-7K3M9Q' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? writtenReference(value) : value))
  @Format('isReference', REFERENCE)
  reference!: string;
}
