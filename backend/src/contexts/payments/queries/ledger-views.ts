import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../domain/ledger.js';
import { LEDGER_CHECKS, type LedgerCheck } from '../domain/ledger-proof.js';
import { TransferMoney } from './transfer-views.js';

/** What an account holds in one currency. A debit is positive, a credit negative. */
export class AccountBalance {
  @ApiProperty({ enum: LEDGER_ACCOUNTS }) account!: LedgerAccount;
  @ApiProperty({ type: TransferMoney }) debits!: TransferMoney;
  @ApiProperty({ type: TransferMoney }) credits!: TransferMoney;
  @ApiProperty({ type: TransferMoney }) balance!: TransferMoney;
}

class LedgerCheckView {
  @ApiProperty({ enum: LEDGER_CHECKS }) check!: LedgerCheck;
  @ApiProperty({ type: TransferMoney }) expected!: TransferMoney;
  @ApiProperty({ type: TransferMoney }) found!: TransferMoney;
  @ApiProperty() isRight!: boolean;
}

class LedgerDifferenceView {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ type: TransferMoney }) captured!: TransferMoney;
  @ApiProperty({ type: TransferMoney }) refunded!: TransferMoney;
  @ApiProperty({ type: TransferMoney, description: 'Captured without refunds, by the ledger.' })
  inLedger!: TransferMoney;
}

/** The trial balance, and whether the ledger agrees with payments, refunds and bank transfers. */
export class LedgerView {
  @ApiProperty({ type: [AccountBalance] }) accounts!: AccountBalance[];
  @ApiProperty() isProven!: boolean;
  @ApiProperty({ type: [LedgerCheckView] }) checks!: LedgerCheckView[];
  @ApiProperty({ type: [LedgerDifferenceView], description: 'The first 50.' }) differences!: LedgerDifferenceView[];
  @ApiProperty({ format: 'date-time' }) provedAt!: string;
}

/** The accounts that an order has moved. */
export class OrderBalance {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) reference!: string;
  @ApiProperty({ type: [AccountBalance] }) accounts!: AccountBalance[];
}

/** One line of the ledger. */
export class PostingRow {
  @ApiProperty({ example: '0199f0a2-5c1e-7aaa-8000-000000000001:0' }) id!: string;
  @ApiProperty({ example: 'capture', description: 'The reason of the entry.' }) kind!: string;
  @ApiProperty({ description: 'What the entry is for: a payment, a refund, a transfer, a card.' }) sourceId!: string;
  @ApiProperty({ enum: LEDGER_ACCOUNTS }) account!: LedgerAccount;
  @ApiProperty({ type: TransferMoney, description: 'A debit is positive, a credit negative.' }) amount!: TransferMoney;
  @ApiProperty({ type: String, nullable: true, example: 'CIC-7K3M9Q' }) orderReference!: string | null;
  @ApiProperty({ format: 'date-time', type: String }) postedAt!: Date;
}

export class PostingsPage extends ListPage<PostingRow> {
  @ApiProperty({ type: [PostingRow] }) items!: PostingRow[];
}
