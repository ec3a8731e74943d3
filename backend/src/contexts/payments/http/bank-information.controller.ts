import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/currency.js';
import { BankInformation, FindBankAccount } from '../queries/find-bank-account.js';

class BankInformationRequest {
  @ApiProperty({ enum: CURRENCIES, required: false, default: DEFAULT_CURRENCY })
  @IsIn(CURRENCIES)
  currency: Currency = DEFAULT_CURRENCY;
}

@ApiTags('Payments')
@Controller('api')
export class BankInformationController {
  constructor(private readonly queries: QueryBus) {}

  @Get('cicerone-bank-information')
  @ApiOperation({ summary: 'The account to which money of this currency is sent' })
  @ApiOkResponse({ type: BankInformation })
  @ApiNotFoundResponse({ description: 'BANK_INFORMATION_UNAVAILABLE' })
  bankInformation(@Query() { currency }: BankInformationRequest): Promise<BankInformation> {
    return this.queries.execute(new FindBankAccount(currency));
  }
}
