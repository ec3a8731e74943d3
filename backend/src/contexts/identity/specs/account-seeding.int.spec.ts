import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../../test/harness/database/test-database.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { SystemIds } from '../../../platform/system.js';
import { Passwords } from '../domain/passwords.js';
import { PostgresAddressBooks } from '../persistence/postgres-address-books.js';
import { AccountSeeding, type AccountToSeed } from '../seeding/account-seeding.js';

class CountedPasswords extends Passwords {
  hashed = 0;

  hash(password: string): Promise<string> {
    this.hashed += 1;
    return Promise.resolve(`hash of ${password}`);
  }

  matches(): Promise<boolean> {
    return Promise.resolve(false);
  }

  hashDummyPassword(): Promise<void> {
    return Promise.resolve();
  }
}

const accounts: readonly AccountToSeed[] = [
  {
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Keller',
    role: 'admin',
    language: 'de_DE',
    currency: 'EUR',
  },
  {
    email: 'paul@example.com',
    firstName: 'Paul',
    lastName: 'Girard',
    gender: 'male',
    role: 'guide',
    phone: '+33639980110',
    language: 'fr_FR',
    currency: 'EUR',
  },
];

describe('seeded accounts', () => {
  let database: TestDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await testDatabase();
    orm = await MikroORM.init({ clientUrl: database.url, entities: [], discovery: { warnWhenNoEntities: false } });
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  it('are one confirmed account each, however often they are seeded, and nobody is told', async () => {
    const passwords = new CountedPasswords();
    const clock = new FixedClock(new Date('2026-11-20T12:00:00Z'));
    const entities = orm.em.fork();
    const seeding = new AccountSeeding(
      entities,
      new SystemIds(),
      clock,
      passwords,
      new PostgresAddressBooks(entities, clock),
    );
    const first = await seeding.write(accounts, 'cicerone-demo');
    const second = await seeding.write(accounts, 'another');
    expect([...second]).toEqual([...first]);
    expect(passwords.hashed).toBe(2);
    const { rows } = await sql`
      select email::text, role, state, password_hash, phone from identity.user_account
      where email_verified_at is not null order by email
    `.execute(orm.em.fork().getKysely());
    expect(rows).toEqual([
      { email: 'anna@example.com', role: 2, state: 'active', password_hash: 'hash of cicerone-demo', phone: null },
      {
        email: 'paul@example.com',
        role: 3,
        state: 'active',
        password_hash: 'hash of cicerone-demo',
        phone: '+33639980110',
      },
    ]);
    expect((await sql`select from platform.outbox`.execute(orm.em.fork().getKysely())).rows).toEqual([]);
  });
});
