import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { decimalText } from '../../../shared-kernel/money/money-text.js';
import type { BankAccount } from './bank-accounts.js';

/** Characters of the holder's name at most. */
const NAME_LENGTH = 70;

/**
 * The content of the QR code with which banking apps fill a SEPA transfer in (EPC069-12, version 2). Undefined for
 * another currency than EUR, and for an account without IBAN.
 */
export function transferCode(account: BankAccount, amount: MoneyView, reference: string): string | undefined {
  if (amount.currency !== 'EUR' || account.iban === undefined) return undefined;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    account.swiftBic,
    account.holder.slice(0, NAME_LENGTH),
    account.iban,
    `EUR${decimalText(amount)}`,
    '',
    reference,
  ].join('\n');
}
