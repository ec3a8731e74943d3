import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** Nothing of the order is paid yet, or its invoice is made in a moment. */
export class InvoiceNotIssued extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'INVOICE_NOT_ISSUED';
}

/** No invoice or credit note of that number belongs to the order. */
export class InvoiceUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** More would be credited of a line than its invoice says. */
export class CreditExceedsInvoice extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CREDIT_EXCEEDS_INVOICE';
}

/** A line names a tax regime that this product does not know, or a country or day without a rate. */
export class TaxUnknown extends Error {}
