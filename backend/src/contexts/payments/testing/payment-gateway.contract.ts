import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { GatewayUnavailable, type NewIntent, type PaymentGateway, RefundRefused } from '../domain/payment-gateway.js';

/** What the customer does with a card, wherever that is done. */
export interface Cardholder {
  pays(intentId: string): Promise<void>;
  isDeclined(intentId: string): Promise<void>;
  isAskedToConfirm(intentId: string): Promise<void>;
  confirms(intentId: string): Promise<void>;
  failsToConfirm(intentId: string): Promise<void>;
}

const anIntent = (changes: Partial<NewIntent> = {}): NewIntent => ({
  orderId: randomUUID(),
  attempt: 1,
  reference: 'CIC-7K3M9Q',
  amount: { amount: 12_900, currency: 'EUR' },
  ...changes,
});

/** Holds for every gateway: call it inside a `describe`. */
export function paymentGatewayContract(
  subject: () => { readonly gateway: PaymentGateway; readonly cardholder: Cardholder },
): void {
  const opened = async (changes: Partial<NewIntent> = {}) => {
    const wanted = anIntent(changes);
    const intent = await subject().gateway.open(wanted);
    return { wanted, intent, ...subject() };
  };

  it('opens an intent for an order, once per attempt', async () => {
    const { gateway, intent, wanted } = await opened();
    expect(intent).toMatchObject({ status: 'waiting', amount: wanted.amount, orderId: wanted.orderId });
    await expect(gateway.open(wanted)).resolves.toMatchObject({ id: intent.id });
    await expect(gateway.read(intent.id)).resolves.toMatchObject({ id: intent.id, status: 'waiting' });
    await expect(gateway.open({ ...wanted, attempt: 2 })).resolves.not.toMatchObject({ id: intent.id });
  });

  it('opens one intent for forty requests at once', async () => {
    const wanted = anIntent();
    const intents = await Promise.all(Array.from({ length: 40 }, () => subject().gateway.open(wanted)));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  });

  it('tells the integers of a currency without decimals as they are', async () => {
    const { gateway, intent, cardholder } = await opened({ amount: { amount: 29_825, currency: 'JPY' } });
    await cardholder.pays(intent.id);
    await expect(gateway.read(intent.id)).resolves.toMatchObject({
      status: 'captured',
      amount: { amount: 29_825, currency: 'JPY' },
    });
  });

  it('captures after a decline', async () => {
    const { gateway, intent, cardholder } = await opened();
    await cardholder.isDeclined(intent.id);
    await expect(gateway.read(intent.id)).resolves.toMatchObject({ status: 'declined' });
    await cardholder.pays(intent.id);
    await expect(gateway.read(intent.id)).resolves.toMatchObject({ status: 'captured' });
  });

  it('captures once the customer has confirmed, and declines when that fails', async () => {
    const { gateway, intent, cardholder } = await opened();
    await cardholder.isAskedToConfirm(intent.id);
    await expect(gateway.read(intent.id)).resolves.toMatchObject({ status: 'requires-action' });
    await cardholder.failsToConfirm(intent.id);
    await expect(gateway.read(intent.id)).resolves.toMatchObject({ status: 'declined' });
    await cardholder.isAskedToConfirm(intent.id);
    await cardholder.confirms(intent.id);
    await expect(gateway.read(intent.id)).resolves.toMatchObject({ status: 'captured' });
  });

  it('cancels what was not captured, any number of times, and leaves what was', async () => {
    const { gateway, intent, cardholder } = await opened();
    await cardholder.isAskedToConfirm(intent.id);
    await expect(gateway.cancel(intent.id)).resolves.toMatchObject({ id: intent.id, status: 'cancelled' });
    await expect(gateway.cancel(intent.id)).resolves.toMatchObject({ status: 'cancelled' });
    const { intent: paid } = await opened();
    await cardholder.pays(paid.id);
    await expect(gateway.cancel(paid.id)).resolves.toMatchObject({ status: 'captured' });
  });

  it('gives back once per refund', async () => {
    const { gateway, intent, cardholder } = await opened();
    await cardholder.pays(intent.id);
    const wanted = { refundId: randomUUID(), intentId: intent.id, amount: { amount: 5000, currency: 'EUR' } } as const;
    const refund = await gateway.refund(wanted);
    expect(refund).toMatchObject({
      status: 'succeeded',
      intentId: intent.id,
      refundId: wanted.refundId,
      amount: wanted.amount,
    });
    await expect(gateway.refund(wanted)).resolves.toEqual(refund);
    await expect(gateway.readRefund(refund.id)).resolves.toEqual(refund);
    await expect(gateway.refund({ ...wanted, refundId: randomUUID() })).resolves.not.toMatchObject({ id: refund.id });
  });

  it('gives back neither more than was captured nor what was not', async () => {
    const { gateway, intent, cardholder } = await opened();
    const refund = (amount: number) =>
      gateway.refund({ refundId: randomUUID(), intentId: intent.id, amount: { amount, currency: 'EUR' } });
    await expect(refund(100)).rejects.toBeInstanceOf(GatewayUnavailable);
    await cardholder.pays(intent.id);
    await refund(12_000);
    await expect(refund(901)).rejects.toBeInstanceOf(RefundRefused);
  });

  it('says that it knows nothing of what it never opened', async () => {
    await expect(subject().gateway.read('pi_unknown')).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(subject().gateway.readRefund('re_unknown')).rejects.toBeInstanceOf(GatewayUnavailable);
  });
}
