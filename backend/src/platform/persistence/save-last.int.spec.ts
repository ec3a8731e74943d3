import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defineEntity, type EntityManager, MikroORM, p } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { collectLastWrites, writeCollected } from '../last-statement.js';
import { findRows } from './find-rows.js';
import { collectSaved, saveLast } from './save-last.js';

class Parcel {
  id!: number;
  label!: string | null;
  facts!: unknown;
  sentAt!: Date | null;

  static of(id: number): Parcel {
    const label = `parcel ${id}`;
    return Object.assign(new Parcel(), {
      id,
      label,
      facts: { list: [1, null, 'ü'] },
      sentAt: new Date(1_900_000_000_123),
    });
  }
}

const ParcelEntity = defineEntity({
  class: Parcel,
  schema: 'post',
  tableName: 'parcel',
  properties: {
    id: p.integer().primary(),
    label: p.text().nullable(),
    facts: p.json(),
    sentAt: p.datetime().columnType('timestamptz').nullable(),
  },
});

describe('aggregates saved with the last statement', () => {
  let database: TestDatabase;
  let orm: MikroORM;

  beforeAll(async () => {
    database = await testDatabase();
    orm = await MikroORM.init({ clientUrl: database.url, entities: [ParcelEntity] });
    await sql`create schema post`.execute(orm.em.getKysely());
    await sql`
      create table post.parcel
        (id int primary key, label text, facts jsonb, sent_at timestamptz, changes int not null default 0)
    `.execute(orm.em.getKysely());
    await sql`
      create function post.count_change() returns trigger language plpgsql as
        $$ begin new.changes := old.changes + 1; return new; end $$
    `.execute(orm.em.getKysely());
    await sql`
      create trigger count_change before update on post.parcel for each row execute function post.count_change()
    `.execute(orm.em.getKysely());
  });
  beforeEach(async () => {
    await sql`truncate post.parcel`.execute(orm.em.fork().getKysely());
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const inTransaction = (work: (transaction: EntityManager) => Promise<void>): Promise<void> =>
    orm.em.fork().transactional(async (transaction) => {
      collectLastWrites(transaction);
      await work(transaction);
      await collectSaved(transaction);
      await transaction.flush();
      await writeCollected(transaction);
    });
  const find = (id: number): Promise<Parcel | null> => orm.em.fork().findOne(Parcel, { id });
  const changesOf = async (id: number): Promise<number | undefined> => {
    const { rows } = await sql<{ changes: number }>`
      select changes from post.parcel where id = ${id}`.execute(orm.em.fork().getKysely());
    return rows[0]?.changes;
  };
  const change = (id: number, ...changes: readonly Partial<Parcel>[]): Promise<void> =>
    inTransaction(async (transaction) => {
      const parcel = await transaction.findOneOrFail(Parcel, { id });
      for (const each of changes) await saveLast(transaction, Object.assign(parcel, each));
    });

  it('are added after everything else', async () => {
    await inTransaction(async (transaction) => {
      await saveLast(transaction, Parcel.of(1), Parcel.of(2));
      const { rows } = await sql`select from post.parcel`.execute(transaction.getKysely());
      expect(rows).toEqual([]);
    });
    expect({ ...(await find(1)) }).toEqual({ ...Parcel.of(1) });
    expect({ ...(await find(2)) }).toEqual({ ...Parcel.of(2) });
  });

  it('hold what was changed between several saves, in one change', async () => {
    await inTransaction((transaction) => saveLast(transaction, Parcel.of(1)));
    await change(1, { label: null }, { facts: [], sentAt: null }, {});
    expect({ ...(await find(1)) }).toEqual({ id: 1, label: null, facts: [], sentAt: null });
    expect(await changesOf(1)).toBe(1);
  });

  it('are added as they are at the end, and known to the ORM then', async () => {
    await orm.em.fork().transactional(async (transaction) => {
      collectLastWrites(transaction);
      const parcel = Parcel.of(1);
      await saveLast(transaction, parcel);
      await saveLast(transaction, Object.assign(parcel, { label: 'another' }));
      parcel.facts = null;
      await collectSaved(transaction);
      expect([...transaction.getUnitOfWork().getIdentityMap()]).toEqual([parcel]);
      await writeCollected(transaction);
    });
    expect(await find(1)).toMatchObject({ label: 'another', facts: null });
    expect(await changesOf(1)).toBe(0);
  });

  it('are left alone where nothing is another than before', async () => {
    await inTransaction((transaction) => saveLast(transaction, Parcel.of(1)));
    await change(1, {});
    await change(1, { label: 'another' }, { label: 'parcel 1' });
    expect(await changesOf(1)).toBe(0);
  });

  it('throw what the database refuses, and then nothing is written', async () => {
    await inTransaction((transaction) => saveLast(transaction, Parcel.of(1)));
    const refused = inTransaction((transaction) => saveLast(transaction, Parcel.of(2), Parcel.of(1)));
    await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'parcel_pkey' });
    expect(await find(2)).toBeNull();
  });

  it('are not read again as they were before, and lose nothing by it', async () => {
    for (const id of [1, 2]) await inTransaction((transaction) => saveLast(transaction, Parcel.of(id)));
    const read = (transaction: EntityManager, id: number) => findRows(transaction, Parcel, sql`id = ${id}`);
    const again = inTransaction(async (transaction) => {
      const [parcel] = await read(transaction, 1);
      await saveLast(transaction, Object.assign(parcel ?? {}, { label: 'another' }));
      expect(await read(transaction, 2)).toMatchObject([{ label: 'parcel 2' }]);
      await read(transaction, 1);
    });
    await expect(again).rejects.toThrow('Parcel 1 is read again, and waits to be saved');
    expect(await find(1)).toMatchObject({ label: 'parcel 1' });
  });

  it('are written at once where nobody collects', async () => {
    const entities = orm.em.fork();
    const parcel = Parcel.of(1);
    await saveLast(entities, parcel);
    await saveLast(entities, Object.assign(parcel, { label: 'another' }));
    expect(await find(1)).toMatchObject({ label: 'another' });
    expect(await changesOf(1)).toBe(1);
  });
});
