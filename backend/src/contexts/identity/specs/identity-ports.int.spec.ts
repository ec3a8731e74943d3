import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '../../../../test/harness/database/test-database.js';
import { readConfig } from '../../../platform/config.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { AccessTokens } from '../../../platform/http/access-tokens.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { SystemIds } from '../../../platform/system.js';
import { aDevice, aUser } from '../testing/a-user.js';
import { identityPortsContract } from '../testing/identity-ports.contract.js';
import type { IdentityPorts } from '../testing/identity-ports.js';
import { MikroOrmUserRepository } from '../persistence/mikro-orm-user.repository.js';
import { PostgresCredentials } from '../persistence/postgres-credentials.js';
import { PostgresEmailChanges } from '../persistence/postgres-email-changes.js';
import { PostgresOneTimeTokens } from '../persistence/postgres-one-time-tokens.js';
import { PostgresSecondFactors } from '../persistence/postgres-second-factors.js';
import { PostgresSessions } from '../persistence/postgres-sessions.js';
import { PostgresSignInCodes } from '../persistence/postgres-sign-in-codes.js';
import { totpCode } from '../persistence/totp.js';
import { UserEntity } from '../persistence/user.entity.js';

let database: TestDatabase;
let orm: MikroORM;
let readDb: ReadDb;

beforeAll(async () => {
  database = await testDatabase();
  readDb = new ReadDb(database.url);
  orm = await MikroORM.init({ entities: [UserEntity], clientUrl: database.url, pool: { min: 0, max: 45 } });
});

afterAll(async () => {
  await readDb.onApplicationShutdown();
  await orm.close(true);
  await database.drop();
});

async function postgresPorts(): Promise<IdentityPorts> {
  await sql`truncate identity.user_account cascade`.execute(orm.em.fork().getKysely());
  const clock = new FixedClock(new Date('2026-11-20T10:00:00Z'));
  const ids = new SystemIds();
  const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40) });
  return {
    clock,
    users: new MikroOrmUserRepository(orm.em),
    tokens: new PostgresOneTimeTokens(orm.em, ids, clock),
    codes: new PostgresSignInCodes(orm.em, ids, clock, config),
    credentials: new PostgresCredentials(readDb),
    secondFactors: new PostgresSecondFactors(orm.em, clock, config),
    emailChanges: new PostgresEmailChanges(orm.em, clock),
    sessions: new PostgresSessions(orm.em, new AccessTokens(config, clock), ids, clock, config),
    alone: (work) => RequestContext.create(orm.em, () => orm.em.transactional(work)),
  };
}

identityPortsContract('in PostgreSQL', postgresPorts);

it('forgets a session that is over a year after it began, and none that is still open', async () => {
  const { users, sessions, alone, clock } = await postgresPorts();
  const DAY = 86_400_000;
  const user = aUser();
  await alone(() => users.save(user));
  const open = () => alone(() => sessions.open(user.id, aDevice));
  const [ended, left, used] = [await open(), await open(), await open()];
  await alone(() => sessions.end(ended.sessionId));
  const known = async (): Promise<string[]> => {
    await alone(() => sessions.forgetExpired());
    const { rows } = await sql<{ id: string }>`select id from identity.session`.execute(orm.em.fork().getKysely());
    return rows.map(({ id }) => id).sort();
  };
  let { refreshToken } = used;
  for (let day = 0; day < 350; day += 50) {
    clock.moveBy(50 * DAY);
    ({ refreshToken } = (await alone(() => sessions.renew(refreshToken))) ?? { refreshToken: '' });
  }
  clock.moveBy(15 * DAY - 1);
  expect(await known()).toEqual([ended, left, used].map(({ sessionId }) => sessionId).sort());
  clock.moveBy(1);
  expect(await known()).toEqual([used.sessionId]);
});

describe('forty at once', () => {
  const forty = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 40 }, work));

  it('use a mailed link once', async () => {
    const { users, tokens, alone } = await postgresPorts();
    const user = aUser();
    await alone(() => users.save(user));
    const token = await alone(() => tokens.issue(user.id, 'reset-password'));
    const answers = await forty(() => alone(() => tokens.use(token, 'reset-password')));
    expect(answers.filter((id) => id !== undefined)).toEqual([user.id]);
  });

  it('renew one session by one token to one next token', async () => {
    const { users, sessions, alone, clock } = await postgresPorts();
    const user = aUser();
    await alone(() => users.save(user));
    const { refreshToken, sessionId } = await alone(() => sessions.open(user.id, aDevice));
    const answers = await forty(() => alone(() => sessions.renew(refreshToken)));
    expect(new Set(answers.map((pair) => pair?.sessionId))).toEqual(new Set([sessionId]));
    expect(new Set(answers.map((pair) => pair?.refreshToken)).size).toBe(1);
    const { rows } = await sql`select 1 from identity.refresh_token`.execute(orm.em.fork().getKysely());
    expect(rows).toHaveLength(2);
    clock.moveBy(10_001);
    expect(await alone(() => sessions.renew(refreshToken))).toBeUndefined();
    expect(await alone(() => sessions.renew(answers[7]?.refreshToken ?? ''))).toBeUndefined();
  });

  it('sign in with one code once', async () => {
    const { users, codes, alone } = await postgresPorts();
    const user = aUser();
    await alone(() => users.save(user));
    const code = await alone(() => codes.issue(user.id));
    const answers = await forty(() => alone(() => codes.use(user.id, code)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('enter one code of an app, and one recovery code, once', async () => {
    const { users, secondFactors, alone, clock } = await postgresPorts();
    const user = aUser();
    await alone(() => users.save(user));
    const { secret } = await alone(() => secondFactors.prepare(user.id, user.email));
    const turnedOn = await forty(() => alone(() => secondFactors.turnOn(user.id, totpCode(secret, clock.now()))));
    expect(turnedOn.filter(Boolean)).toHaveLength(1);
    clock.moveBy(60_000);
    const [recovery = ''] = await alone(() => secondFactors.issueRecoveryCodes(user.id));
    for (const code of [totpCode(secret, clock.now()), recovery]) {
      const answers = await forty(() => alone(() => secondFactors.use(user.id, code)));
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
    const { rows } = await sql`
      select f.secret, c.hash from identity.second_factor f join identity.recovery_code c using (user_id)
    `.execute(orm.em.fork().getKysely());
    expect(rows).toHaveLength(10);
    for (const kept of [secret, recovery, recovery.replace('-', '')]) expect(JSON.stringify(rows)).not.toContain(kept);
  });

  it('guess at a code five times', async () => {
    const { users, codes, alone } = await postgresPorts();
    const user = aUser();
    await alone(() => users.save(user));
    const code = await alone(() => codes.issue(user.id));
    await forty(() => alone(() => codes.use(user.id, 'wrong')));
    const { rows } = await sql`select guesses from identity.sign_in_code`.execute(orm.em.fork().getKysely());
    expect(rows).toEqual([{ guesses: 5 }]);
    expect(await alone(() => codes.use(user.id, code))).toBe(false);
  });

  it('are mailed five links', async () => {
    const { users, tokens, alone, clock } = await postgresPorts();
    const user = aUser();
    await alone(() => users.save(user));
    const issued = await forty(() =>
      alone(async () => {
        await users.findForChange(user.id);
        return tokens.issueSparingly(user.id, 'reset-password', clock.now());
      }),
    );
    expect(issued.filter((token) => token !== undefined)).toHaveLength(5);
  });

  it('give one address to one account', async () => {
    const { users, alone } = await postgresPorts();
    const outcomes = await forty(() =>
      alone(() => users.save(aUser({ email: 'race@example.com' }))).then(
        () => 'signed up',
        (error: { code: string }) => error.code,
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'signed up')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'EMAIL_TAKEN')).toHaveLength(39);
  });
});
