import { QueryBus } from '@nestjs/cqrs';
import { describe, expect, it } from '@jest/globals';
import type { Commands } from '../../../platform/commands.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { bookingPorts, OWNER } from '../testing/booking-ports.js';
import { UnpaidOrderCancellation } from './unpaid-order-cancellation.js';

async function setUp(unpaid: string | undefined) {
  const { payments, cartWith } = bookingPorts();
  const cart = await cartWith();
  let whileCancelling = (): void => undefined;
  const commands = {
    execute: async () => {
      payments.calls.push('cancel the order');
      whileCancelling();
      return cart;
    },
  } as unknown as Commands;
  const queries = { execute: async () => unpaid } as unknown as QueryBus;
  const cancellation = new UnpaidOrderCancellation(commands, queries, payments);
  const cancel = () => cancellation.cancel(OWNER, 'CIC-7K3M9Q', Actor.visitor());
  return { cart, payments, cancel, meanwhile: (act: () => void) => (whileCancelling = act) };
}

describe('a customer who cancels an unpaid order', () => {
  it('is answered the cart once the gateway takes no more money, before and after', async () => {
    const { cancel, cart, payments } = await setUp('order-1');
    expect(await cancel()).toBe(cart);
    expect(payments.calls).toEqual([
      'cancel collection of order-1',
      'cancel the order',
      'cancel collection of order-1',
    ]);
  });

  it('gets an error if a payment came first', async () => {
    const { cancel, payments, meanwhile } = await setUp('order-1');
    meanwhile(() => payments.paid.add('order-1'));
    await expect(cancel()).rejects.toMatchObject({ code: 'ORDER_BEING_PAID', params: { reference: 'CIC-7K3M9Q' } });
  });

  it('has the command decide about an order that waits for no payment', async () => {
    const { cancel, payments } = await setUp(undefined);
    await cancel();
    expect(payments.calls).toEqual(['cancel the order']);
  });
});
