import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Language } from '../../../platform/http/fields.js';
import { PublicRead } from '../../../platform/http/public-read.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency } from '../../../shared-kernel/money/currency.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { BankInformationUnavailable } from '../domain/payment.errors.js';
import { BankInformation, FindBankAccount } from '../queries/find-bank-account.js';

class BankInformationRequest {
  @ApiProperty({ enum: CURRENCIES, required: false, default: DEFAULT_CURRENCY })
  @IsString()
  @MaxLength(20)
  currency: string = DEFAULT_CURRENCY;

  @Language('Of what is told when there is no account.')
  language: Locale = DEFAULT_LOCALE;
}

@ApiTags('Payments')
@PublicRead()
@Controller('api')
export class BankInformationController {
  constructor(private readonly queries: QueryBus) {}

  @Get('cicerone-bank-information')
  @ApiOperation({ summary: 'The account to which money of this currency is sent' })
  @ApiOkResponse({ type: BankInformation })
  @ApiProblems({ 404: ['BANK_INFORMATION_UNAVAILABLE'] })
  bankInformation(@Query() { currency }: BankInformationRequest): Promise<BankInformation> {
    if (!isCurrency(currency)) throw new BankInformationUnavailable({ currency });
    return this.queries.execute(new FindBankAccount(currency));
  }
}
