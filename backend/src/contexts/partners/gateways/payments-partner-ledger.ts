import { Injectable } from '@nestjs/common';
import { PaymentsApi } from '../../payments/index.js';
import { PartnerLedger } from '../domain/partner-ledger.js';

@Injectable()
export class PaymentsPartnerLedger extends PartnerLedger {
  constructor(private readonly payments: PaymentsApi) {
    super();
  }

  /** A commission is a fee that the company pays; a net price lowers what the company earns. */
  settleShare({
    key: sourceId,
    orderReference: order,
    termsKind,
    amount,
  }: Parameters<PartnerLedger['settleShare']>[0]): Promise<void> {
    const size = { amount: Math.abs(amount.amount), currency: amount.currency };
    const own = { account: termsKind === 'commission' ? 'fees' : 'revenue', amount: size } as const;
    const owed = { account: 'customer-receivable', amount: size } as const;
    const [debit, credit] = amount.amount > 0 ? [own, owed] : [owed, own];
    return this.payments.post({ kind: 'partner-share', sourceId, order, debit, credit });
  }
}
