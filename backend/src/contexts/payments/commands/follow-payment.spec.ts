import { beforeEach, describe, expect, it } from '@jest/globals';
import { Actor } from '../../../shared-kernel/actor.js';
import type { Intent } from '../domain/payment-gateway.js';
import { anIntent, aPayment } from '../testing/a-payment.js';
import { type InMemoryPorts, inMemoryPorts } from '../testing/in-memory-ports.js';
import { FollowPayment, FollowPaymentHandler } from './follow-payment.js';

describe('following a payment', () => {
  let ports: InMemoryPorts;
  const follow = (intent: Intent) =>
    new FollowPaymentHandler(ports.payments).execute(new FollowPayment('stripe', intent, Actor.job('test')));

  beforeEach(async () => {
    ports = inMemoryPorts();
    await ports.payments.add(aPayment());
  });

  it('notes what the gateway says, and answers where the payment stands', async () => {
    const intent = anIntent({ status: 'requires-action', actionId: 'act_1' });
    expect(await follow(intent)).toMatchObject({ status: 'requires-action', actionId: 'act_1' });
    expect(await ports.payments.findOfOrder('order-1')).toMatchObject({ status: 'requires-action' });
  });

  it('knows nothing of an intent that is not ours', async () => {
    expect(await follow(anIntent({ id: 'pi_9' }))).toBeUndefined();
  });
});
