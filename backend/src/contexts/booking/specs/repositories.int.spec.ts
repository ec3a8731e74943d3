import { EntityManager } from '@mikro-orm/postgresql';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { testDatabase } from '../../../../test/harness/database/test-database.js';
import { Commands } from '../../../platform/commands.js';
import { readConfig } from '../../../platform/config.js';
import { ActorDirectory } from '../../../platform/http/actor.js';
import { PlatformModule } from '../../../platform/platform.module.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { BookingEntity } from '../persistence/booking.entity.js';
import { CartEntity } from '../persistence/cart.entity.js';
import { MikroOrmCartRepository } from '../persistence/mikro-orm-cart.repository.js';
import { MikroOrmOrderRepository } from '../persistence/mikro-orm-order.repository.js';
import { OrderEntity } from '../persistence/order.entity.js';
import { PostgresSlots } from '../persistence/postgres-slots.js';
import { FixedDepartures } from '../testing/an-option.js';
import { cartRepositoryContract } from '../testing/cart-repository.contract.js';
import { orderRepositoryContract } from '../testing/order-repository.contract.js';
import { type SlotsSubject, slotsContract } from '../testing/slots.contract.js';

@Module({ imports: [MikroOrmModule.forFeature([CartEntity, OrderEntity, BookingEntity])] })
class TablesModule {}

/** No request is made. */
@Global()
@Module({ providers: [{ provide: ActorDirectory, useValue: {} }], exports: [ActorDirectory] })
class NobodyModule {}

describe('in PostgreSQL', () => {
  let app: NestFastifyApplication;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await testDatabase();
    drop = () => database.drop();
    const secret = 'for-tests-only-for-tests-only-for-tests';
    const config = readConfig({ APP_MODE: 'test', ROLE: 'web', LOG_LEVEL: 'silent', APP_SECRET: secret });
    const testing = await Test.createTestingModule({
      imports: [PlatformModule.with(config, database.url), NobodyModule, TablesModule],
    }).compile();
    app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    await drop();
  });

  const run = <Result>(work: () => Promise<Result>): Promise<Result> => app.get(Commands).inTransaction(work);
  const orders = () => new MikroOrmOrderRepository(app.get(EntityManager));

  describe('orders', () => orderRepositoryContract(() => ({ orders: orders(), run })));

  describe('carts', () =>
    cartRepositoryContract(() => ({
      carts: new MikroOrmCartRepository(app.get(EntityManager)),
      orders: orders(),
      run,
    })));

  describe('slots', () => {
    let subject: SlotsSubject;

    beforeEach(() => {
      const departures = new FixedDepartures();
      const clock = new FixedClock(new Date('2027-05-01T12:00:00Z'));
      subject = { departures, clock, run, slots: new PostgresSlots(app.get(EntityManager), departures, clock) };
    });

    slotsContract(() => subject);
  });
});
