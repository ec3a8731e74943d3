import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryCommands } from '../../../platform/testing/in-memory-commands.js';
import { FollowPayment, FollowPaymentHandler } from '../commands/follow-payment.js';
import { RecordCapture, RecordCaptureHandler } from '../commands/record-capture.js';
import { Payment } from '../domain/payment.js';
import { OPENED_AT } from '../testing/a-payment.js';
import { anOrder } from '../testing/an-order.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { PaymentProgress } from './payment-progress.js';

describe('the progress of a payment', () => {
  let ports: InMemoryPorts;
  let progress: PaymentProgress;
  const stored = async () => (await ports.payments.findOfOrder('order-1'))!;
  const intents = () => [...ports.gateway.intents.values()].map(({ status }) => status);
  const close = async () => {
    const payment = await stored();
    payment.close();
    await ports.payments.save(payment);
    return payment;
  };

  beforeEach(async () => {
    ports = inMemoryPorts();
    const { payments, gateway, events, ledger, matters, duplicates, clock } = ports;
    const commands = new InMemoryCommands()
      .handle(FollowPayment, new FollowPaymentHandler(payments))
      .handle(RecordCapture, new RecordCaptureHandler(payments, events, ledger, matters, duplicates, clock));
    progress = new PaymentProgress(commands, payments, gateway);
    await payments.add(Payment.open('payment-1', 'stripe', anOrder({ orderId: 'order-1' }), OPENED_AT));
  });

  it('opens the intent once, and notes it', async () => {
    const opened = await progress.ask(await stored());
    expect(opened).toMatchObject({ status: 'waiting', intentId: expect.stringMatching(/^pi_/) });
    await progress.ask(await stored());
    expect(intents()).toEqual(['waiting']);
  });

  it('records the capture that it finds', async () => {
    const { intentId } = await progress.ask(await stored());
    await ports.gateway.pays(intentId!);
    expect(await progress.ask(await stored())).toMatchObject({ status: 'paid' });
    expect(await progress.ask(await stored())).toMatchObject({ status: 'paid' });
    expect(ports.ledger.entries).toHaveLength(2);
  });

  it('opens another intent where the gateway has cancelled the first', async () => {
    const { intentId } = await progress.ask(await stored());
    await ports.gateway.cancel(intentId!);
    const next = await progress.ask(await stored());
    expect(next).toMatchObject({ status: 'waiting', attempt: 2 });
    expect(next.intentId).not.toBe(intentId);
  });

  it('throws where the gateway does not answer, and changes nothing', async () => {
    ports.gateway.isAway = true;
    await expect(progress.ask(await stored())).rejects.toMatchObject({ name: 'GatewayUnavailable' });
    expect(await stored()).toMatchObject({ status: 'waiting', intentId: null });
  });

  describe('that is closed', () => {
    it('opens nothing when it is asked for', async () => {
      expect(await progress.ask(await close())).toMatchObject({ status: 'closed', intentId: null });
      expect(intents()).toEqual([]);
    });

    it('cancels the intent, any number of times', async () => {
      await progress.ask(await stored());
      const payment = await close();
      expect([await progress.end(payment), await progress.end(payment)]).toEqual([true, true]);
      expect(intents()).toEqual(['cancelled']);
    });

    it('cancels an intent whose id was never noted, and notes it', async () => {
      const before = await stored();
      await ports.gateway.open(before.intentToOpen);
      expect(await progress.end(await close())).toBe(true);
      expect(intents()).toEqual(['cancelled']);
      expect((await stored()).intentId).toMatch(/^pi_/);
    });

    it('cancels an intent before its opening comes to an end', async () => {
      const before = await stored();
      await progress.end(await close());
      await progress.ask(before);
      expect(intents()).toEqual(['cancelled']);
      expect(await stored()).toMatchObject({ status: 'closed', attempt: 1 });
    });

    it('records money that was taken before', async () => {
      const { intentId } = await progress.ask(await stored());
      await ports.gateway.pays(intentId!);
      expect(await progress.end(await close())).toBe(true);
      expect(await stored()).toMatchObject({ status: 'paid' });
    });

    it('is not over while the gateway takes the money', async () => {
      const { intentId } = await progress.ask(await stored());
      await ports.gateway.isProcessed(intentId!);
      expect(await progress.end(await close())).toBe(false);
    });
  });
});
