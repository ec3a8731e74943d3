import { beforeEach, describe } from '@jest/globals';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { FixedDepartures } from './an-option.js';
import { cartRepositoryContract } from './cart-repository.contract.js';
import { InMemoryCartRepository } from './in-memory-cart.repository.js';
import { InMemoryOrderRepository } from './in-memory-order.repository.js';
import { InMemorySlots } from './in-memory-slots.js';
import { orderRepositoryContract } from './order-repository.contract.js';
import { type SlotsSubject, slotsContract } from './slots.contract.js';

const run = <Result>(work: () => Promise<Result>): Promise<Result> => work();
const orders = new InMemoryOrderRepository();
const carts = new InMemoryCartRepository(orders);

describe('orders in memory', () => orderRepositoryContract(() => ({ orders, run })));

describe('carts in memory', () => cartRepositoryContract(() => ({ carts, orders, run })));

describe('slots in memory', () => {
  let subject: SlotsSubject;

  beforeEach(() => {
    const departures = new FixedDepartures();
    const clock = new FixedClock(new Date('2027-05-01T12:00:00Z'));
    subject = { departures, clock, run, slots: new InMemorySlots(departures, clock) };
  });

  slotsContract(() => subject);
});
