import { randomUUID } from 'node:crypto';
import { Attention, type AttentionKind, type Settlement } from '../domain/attention.js';
import type { PaymentId } from '../domain/payment.js';

interface Raised {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly key: string;
  readonly paymentId: PaymentId | null;
  readonly facts: Readonly<Record<string, unknown>>;
  settlement?: Settlement;
}

export class InMemoryAttention extends Attention {
  readonly raised: Raised[] = [];

  async raise(
    kind: AttentionKind,
    key: string,
    paymentId: PaymentId | null,
    facts: Readonly<Record<string, unknown>>,
  ): Promise<boolean> {
    if (this.raised.some((one) => one.kind === kind && one.key === key)) return false;
    this.raised.push({ id: randomUUID(), kind, key, paymentId, facts });
    return true;
  }

  async orderPaidTwiceBy(intentId: string): Promise<string | undefined> {
    const found = this.raised.find(({ kind, key }) => kind === 'duplicate-capture' && key === intentId);
    return found?.facts['orderId'] as string | undefined;
  }

  async settle(id: string, settlement: Settlement): Promise<'settled' | 'settled-before' | 'unknown'> {
    const found = this.raised.find((one) => one.id === id);
    if (!found) return 'unknown';
    if (found.settlement) return 'settled-before';
    found.settlement = settlement;
    return 'settled';
  }
}
