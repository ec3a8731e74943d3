import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryCommands } from '../../../platform/testing/in-memory-commands.js';
import { FollowPayment, FollowPaymentHandler } from '../commands/follow-payment.js';
import { RecordCapture, RecordCaptureHandler } from '../commands/record-capture.js';
import { RecordRefund, RecordRefundHandler } from '../commands/record-refund.js';
import { RecordRefusedRefund, RecordRefusedRefundHandler } from '../commands/record-refused-refund.js';
import { Payment } from '../domain/payment.js';
import { RECONCILE } from '../domain/reconciliation.js';
import { SEND_REFUND } from '../domain/refunds.js';
import { PaymentProgress } from '../processes/payment-progress.js';
import { OPENED_AT } from '../testing/a-payment.js';
import { anOrder } from '../testing/an-order.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { ClosePayment } from './close-payment.job.js';
import { ReconcilePayment } from './reconcile-payment.job.js';
import { SendRefund } from './send-refund.job.js';

const MINUTE = 60_000;

describe('due work of payments', () => {
  let ports: InMemoryPorts;
  let commands: InMemoryCommands;
  let progress: PaymentProgress;
  const stored = async () => (await ports.payments.findOfOrder('order-1'))!;
  const intents = () => [...ports.gateway.intents.values()].map(({ status }) => status);

  beforeEach(async () => {
    ports = inMemoryPorts();
    const { payments, gateway, events, ledger, matters, duplicates, clock, refunds, accounting, duplicateCaptures } =
      ports;
    commands = new InMemoryCommands()
      .handle(FollowPayment, new FollowPaymentHandler(payments))
      .handle(RecordCapture, new RecordCaptureHandler(payments, events, ledger, matters, duplicates, clock))
      .handle(RecordRefund, new RecordRefundHandler(payments, refunds, ledger, matters, accounting, duplicateCaptures))
      .handle(RecordRefusedRefund, new RecordRefusedRefundHandler(payments, refunds, matters));
    progress = new PaymentProgress(commands, payments, gateway);
    await payments.add(Payment.open('payment-1', 'stripe', anOrder({ orderId: 'order-1' }), OPENED_AT));
  });

  describe('asking the gateway', () => {
    const reconcile = () =>
      new ReconcilePayment(ports.payments, progress, commands, ports.scheduledJobs, ports.clock).run({}, 'payment-1');
    const next = () => ports.scheduledJobs.dueAt(RECONCILE, 'payment-1');

    it('goes on until the money has come', async () => {
      ports.clock.moveBy(MINUTE);
      await reconcile();
      expect(next()).toEqual(new Date(OPENED_AT.getTime() + 5 * MINUTE));
      await ports.gateway.pays((await stored()).intentId!);
      await ports.scheduledJobs.cancel(RECONCILE, 'payment-1');
      await reconcile();
      expect([await stored(), next()]).toMatchObject([{ status: 'paid' }, undefined]);
    });

    it('goes on where the gateway does not answer', async () => {
      ports.gateway.isAway = true;
      await reconcile();
      expect(next()).toEqual(new Date(OPENED_AT.getTime() + MINUTE));
    });

    it('ends once the intent of a closed payment is cancelled', async () => {
      const payment = await progress.ask(await stored());
      payment.close();
      await ports.payments.save(payment);
      await reconcile();
      expect([intents(), next()]).toEqual([['cancelled'], undefined]);
    });

    it('has nothing to do for a payment that is gone', async () => {
      await new ReconcilePayment(ports.payments, progress, commands, ports.scheduledJobs, ports.clock).run(
        {},
        'payment-2',
      );
      expect(ports.scheduledJobs.keysOf(RECONCILE)).toEqual([]);
    });
  });

  it('closing cancels the intent of a closed payment alone', async () => {
    const close = new ClosePayment(ports.payments, progress);
    const payment = await progress.ask(await stored());
    await close.run({}, 'payment-1');
    expect(intents()).toEqual(['waiting']);
    payment.close();
    await ports.payments.save(payment);
    await close.run({}, 'payment-1');
    expect(intents()).toEqual(['cancelled']);
  });

  describe('sending a refund', () => {
    const amount = { amount: 5000, currency: 'EUR' } as const;
    const send = (id: string) => {
      const { refunds, payments, gateway, scheduledJobs, clock } = ports;
      return new SendRefund(refunds, payments, gateway, commands, scheduledJobs, clock).run({}, id);
    };
    const paidWithRefund = async (): Promise<string> => {
      const { intentId } = await progress.ask(await stored());
      await ports.gateway.pays(intentId!);
      const payment = await progress.ask(await stored());
      return (await ports.refunds.add({ key: 'a', paymentId: payment.id, amount, reason: 'test' }))!;
    };

    it('brings it to the gateway under its own id, once', async () => {
      const id = await paidWithRefund();
      await send(id);
      await send(id);
      expect([...ports.gateway.refunds.values()]).toMatchObject([{ refundId: id, amount }]);
      expect(await ports.refunds.find(id)).toMatchObject({ status: 'succeeded' });
      expect(ports.scheduledJobs.keysOf(SEND_REFUND)).toEqual([]);
    });

    it('asks again after an hour while the gateway has not finished', async () => {
      const id = await paidWithRefund();
      ports.gateway.refunds.set(`re_${id}`, {
        id: `re_${id}`,
        refundId: id,
        intentId: (await stored()).intentId!,
        status: 'pending',
        amount,
      });
      await send(id);
      expect(ports.scheduledJobs.dueAt(SEND_REFUND, id)).toEqual(new Date(OPENED_AT.getTime() + 60 * MINUTE));
    });

    it('tells a person of a refund that the gateway refuses', async () => {
      const id = await paidWithRefund();
      await ports.gateway.refund({
        refundId: 'by-hand',
        intentId: (await stored()).intentId!,
        amount: { ...amount, amount: 12_900 },
      });
      await send(id);
      expect(await ports.refunds.find(id)).toMatchObject({ status: 'failed' });
      expect(ports.matters.raised).toMatchObject([{ kind: 'refund-failed', key: id }]);
    });
  });
});
