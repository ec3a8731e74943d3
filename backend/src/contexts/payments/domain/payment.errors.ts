import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** The sandbox could not read the test card; nothing was tried. */
export class CardDetailsIncorrect extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CARD_DETAILS_INCORRECT';

  constructor(override readonly field: 'cardNumber' | 'expiry' | 'cvc' | 'holder') {
    super({ field });
  }
}

/** The test card was good until a month that has passed; nothing was tried. */
export class CardExpired extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CARD_EXPIRED';
  override readonly field = 'expiry';
}

export class PaymentUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'PAYMENT_UNKNOWN';
}

/** The confirmation step is not the one that is open, or the order has none. */
export class PaymentActionUnknown extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PAYMENT_ACTION_UNKNOWN';
}

/** Test cards are for the sandbox: with a real gateway the browser gives the card to the gateway alone. */
export class TestCardsRefused extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TEST_CARDS_REFUSED';
  override readonly field = 'cardNumber';
}

/** The refund is larger than the capture. */
export class RefundExceedsPayment extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'REFUND_EXCEEDS_PAYMENT';
}

/** Not signed by Stripe, signed with another secret, or older than five minutes. */
export class WebhookRefused extends DomainError {
  readonly kind = 'malformed';
  readonly code = 'WEBHOOK_REFUSED';
}

/** There is no such bank transfer. */
export class TransferUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Nothing of the transfer is left to decide about, or the outgoing one has been sent. */
export class TransferSettled extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TRANSFER_SETTLED';
}

/** No order with this reference waits for a bank transfer in this currency. */
export class OrderTakesNoTransfer extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ORDER_TAKES_NO_TRANSFER';
  override readonly field = 'reference';
}

/** The transfer is recorded already: same account, same number of the entry. */
export class TransferKnown extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TRANSFER_KNOWN';
}

/** Nobody has said yet to which account the money goes. */
export class RecipientAccountMissing extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'RECIPIENT_ACCOUNT_MISSING';
}

/** Nothing of the order waits for an account. */
export class NothingToSend extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NOTHING_TO_SEND';
}

/** The file is no bank statement in the format CAMT.053. */
export class StatementUnreadable extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'STATEMENT_UNREADABLE';
  override readonly field = 'file';
}

/** There is no account for this currency. */
export class BankInformationUnavailable extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'BANK_INFORMATION_UNAVAILABLE';
}
