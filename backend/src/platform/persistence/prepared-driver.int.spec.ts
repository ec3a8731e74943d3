import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEntity, LockMode, MikroORM, p, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { PreparedDriver } from './prepared-driver.js';
import { prepareStatements } from './prepared-statements.js';

class Parcel {
  id!: number;
  label!: string | null;
  facts!: unknown;
  isFragile!: boolean;
  sentAt!: Date | null;
  grams!: number;
}

const ParcelEntity = defineEntity({
  class: Parcel,
  schema: 'post',
  tableName: 'parcel',
  properties: {
    id: p.integer().primary(),
    label: p.text().nullable(),
    facts: p.json(),
    isFragile: p.boolean(),
    sentAt: p.datetime().columnType('timestamptz').nullable(),
    grams: p.bigint('number'),
  },
});

const HARD = {
  id: 1,
  label: `What's "$1" of ?? \\? and \\ ü`,
  facts: { list: ['?', 'it’s', null, 1.5], empty: {} },
  isFragile: true,
  sentAt: new Date('2027-03-28T01:30:00.123Z'),
  grams: 9_007_199_254_740_991,
};

describe('the ORM’s statements', () => {
  let database: TestDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await testDatabase();
    orm = await MikroORM.init({
      driver: PreparedDriver as typeof PostgreSqlDriver,
      clientUrl: database.url,
      entities: [ParcelEntity],
      pool: { min: 0, max: 1 },
      driverOptions: { onPoolCreated: prepareStatements },
    });
    await sql`create schema post`.execute(orm.em.getKysely());
    await sql`
      create table post.parcel
        (id int primary key, label text, facts jsonb, is_fragile boolean, sent_at timestamptz, grams bigint)
    `.execute(orm.em.getKysely());
  });
  beforeEach(async () => {
    await orm.em.fork().nativeDelete(Parcel, {});
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const store = async (values: Partial<Parcel>): Promise<void> => {
    await orm.em
      .fork()
      .persist(Object.assign(new Parcel(), HARD, values))
      .flush();
  };
  const find = (id: number): Promise<Parcel | null> => orm.em.fork().findOne(Parcel, { id });

  it('write and read every value as it is', async () => {
    await store({});
    await store({ id: 2, label: null, facts: [], isFragile: false, sentAt: null, grams: -1 });
    expect({ ...(await find(1)) }).toEqual(HARD);
    expect({ ...(await find(2)) }).toEqual({
      id: 2,
      label: null,
      facts: [],
      isFragile: false,
      sentAt: null,
      grams: -1,
    });
  });

  it('change what has changed, and find by every kind of filter', async () => {
    for (const id of [1, 2, 3]) await store({ id });
    await orm.em.transactional(async (transaction) => {
      const parcel = await transaction.findOneOrFail(Parcel, { id: 2 }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      Object.assign(parcel, { label: '?', facts: { list: '?' } });
    });
    const ids = async (where: object): Promise<number[]> =>
      (await orm.em.fork().find(Parcel, where, { orderBy: { id: 'desc' }, limit: 2 })).map(({ id }) => id);
    expect(await ids({ label: '?', facts: { list: '?' } })).toEqual([2]);
    expect(await ids({ id: { $in: [1, 2] } })).toEqual([2, 1]);
    expect(await ids({ label: { $ne: '?' }, sentAt: { $lte: HARD.sentAt } })).toEqual([3, 1]);
    expect(await ids({ $or: [{ label: { $like: '%ü' } }, { grams: 1 }] })).toEqual([3, 1]);
    expect(await orm.em.fork().count(Parcel, { isFragile: true })).toBe(3);
  });

  it('are prepared once for all values, with the columns that this version knows', async () => {
    for (const id of [1, 2, 3]) {
      await store({ id });
      await find(id);
    }
    await sql`alter table post.parcel add column weighed_at timestamptz`.execute(orm.em.getKysely());
    expect(await find(3)).toMatchObject({ id: 3 });
    const { rows } = await sql<{ statement: string; times: number }>`
      select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements
      where statement like '%parcel%where%id" = $1 limit $2' or statement like 'insert into "post"."parcel"%'
      order by statement
    `.execute(orm.em.getKysely());
    expect(rows).toEqual([
      { statement: expect.stringContaining('insert into "post"."parcel"'), times: expect.any(Number) },
      { statement: expect.stringContaining('select "p0"."id", "p0"."label"'), times: expect.any(Number) },
    ]);
    for (const { times } of rows) expect(times).toBeGreaterThanOrEqual(3);
  });
});
