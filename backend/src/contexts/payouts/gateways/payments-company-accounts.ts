import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { PaymentsApi } from '../../payments/index.js';
import { type CompanyAccount, CompanyAccounts } from '../domain/company-accounts.js';

@Injectable()
export class PaymentsCompanyAccounts extends CompanyAccounts {
  constructor(private readonly payments: PaymentsApi) {
    super();
  }

  find(currency: Currency): CompanyAccount | undefined {
    const account = this.payments.companyAccount(currency);
    if (!account) return undefined;
    const { holder, swiftBic, iban, accountNumber } = account;
    return {
      holder,
      swiftBic,
      ...(iban === undefined ? {} : { iban }),
      ...(accountNumber === undefined ? {} : { accountNumber }),
    };
  }
}
