import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { BankAccounts } from '../domain/bank-accounts.js';
import { BankInformationUnavailable } from '../domain/payment.errors.js';

export class BankInformation {
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty() holder!: string;
  @ApiProperty() bankName!: string;
  @ApiProperty({ required: false }) iban?: string;
  @ApiProperty() swiftBic!: string;
  @ApiProperty({ required: false }) accountNumber?: string;
  @ApiProperty({ required: false }) routingNumber?: string;
  @ApiProperty({ required: false }) branchCode?: string;
  @ApiProperty({ description: 'The bank’s.' }) address!: string;
}

/** Throws BankInformationUnavailable. */
export class FindBankAccount extends Query<BankInformation> {
  constructor(readonly currency: Currency) {
    super();
  }
}

@QueryHandler(FindBankAccount)
export class FindBankAccountHandler implements IQueryHandler<FindBankAccount> {
  constructor(private readonly accounts: BankAccounts) {}

  async execute({ currency }: FindBankAccount): Promise<BankInformation> {
    const account = this.accounts.find(currency);
    if (!account) throw new BankInformationUnavailable({ currency });
    return account;
  }
}
