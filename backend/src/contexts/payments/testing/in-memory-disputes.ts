import { Disputes, type ReportedDispute } from '../domain/disputes.js';
import type { PaymentId } from '../domain/payment.js';

export class InMemoryDisputes extends Disputes {
  readonly noted = new Map<string, ReportedDispute & { readonly paymentId: PaymentId }>();

  async note(paymentId: PaymentId, dispute: ReportedDispute): Promise<string | undefined> {
    const known = this.noted.get(dispute.id);
    if (known && known.reportedAt > dispute.reportedAt) return known.status;
    this.noted.set(dispute.id, { ...dispute, paymentId: known?.paymentId ?? paymentId });
    return known?.status;
  }
}
