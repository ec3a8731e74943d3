import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { drain } from '../../../../test/harness/drain.js';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { QueryBus } from '@nestjs/cqrs';
import { Commands } from '../../../platform/commands.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { AnswerObjection } from '../commands/answer-objection.js';
import { MakePayoutBatch } from '../commands/make-payout-batch.js';
import { MarkBatchPaid } from '../commands/mark-batch-paid.js';
import type { Objection } from '../domain/objection.js';
import { Objections } from '../domain/objections.js';
import { TaxBook, type TaxDetails } from '../domain/tax-details.js';
import { PayoutBook } from '../domain/payout-book.js';
import type { EarnedMission } from '../domain/payout.js';
import { FindBatchFile } from '../queries/find-batch-file.js';
import { PayoutRun } from '../processes/payout-run.js';

const names = Object.fromEntries(LOCALES.map((locale) => [locale, 'Colosseum and Forum'])) as Record<Locale, string>;
const THIRD = new Date('2037-07-03T08:00:00Z');
const FOURTH = new Date('2037-07-04T08:00:00Z');
const SEVENTH = new Date('2037-07-07T08:00:00Z');
const BANK_ACCOUNTS = JSON.stringify({
  EUR: {
    holder: 'Cicerone S.r.l.',
    bankName: 'Banca Esempio',
    iban: 'IT60X0542811101000000123456',
    swiftBic: 'EXMPITRRXXX',
    address: 'Roma',
  },
});
const from = { holder: 'Cicerone S.r.l.', swiftBic: 'EXMPITRRXXX', iban: 'IT60X0542811101000000123456' };
const TAX_DETAILS: TaxDetails = {
  form: 'person',
  name: 'Ada Rossi',
  birthdate: '1988-04-12',
  street: 'Via Urbana 7',
  zip: '00184',
  city: 'Roma',
  country: 'IT',
  taxCountry: 'IT',
  taxNumber: 'RSSDAA88D52H501X',
  vatNumber: null,
};
const ITALIAN = 'IT60X0542811101000000123456';
const GERMAN = 'DE89370400440532013000';
const admin = Actor.person({
  id: randomUUID(),
  role: ROLES.admin,
  isPro: false,
  language: 'en_US',
  sessionId: randomUUID(),
});

describe('payouts', () => {
  let testApp: IdentityTestApp;
  let guide: Person;
  const book = () => testApp.app.get(PayoutBook, { strict: false });
  const objections = () => testApp.app.get(Objections, { strict: false });
  const taxes = () => testApp.app.get(TaxBook, { strict: false });
  const objection = (payoutId: string): Objection => ({
    id: randomUUID(),
    payoutId,
    guideId: guide.id,
    text: 'The night supplement is missing.',
    raisedAt: FOURTH,
  });
  const run = () => testApp.app.get(PayoutRun, { strict: false });
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => testApp.app.get(Commands).inTransaction(work);
  const rows = async <Row>(text: string, values: unknown[] = []): Promise<readonly Row[]> =>
    (await testApp.query(text, values)).rows as Row[];

  const aMission = (amounts: readonly number[], told: Partial<EarnedMission> = {}): EarnedMission => ({
    missionId: randomUUID(),
    guideId: guide.id,
    tourName: names,
    cityName: names,
    startsAt: new Date('2037-06-05T07:30:00Z'),
    localDate: '2037-06-05',
    localTime: '09:30',
    timeZone: 'Europe/Rome',
    isHeld: false,
    lines: amounts.map((amount) => ({
      kind: amount < 0 ? ('refund' as const) : ('share' as const),
      bookingReference: 'BK-4F8T2W',
      basisPoints: 7000,
      amount: { amount, currency: 'EUR' as const },
    })),
    ...told,
  });
  const keep = async (mission: EarnedMission): Promise<EarnedMission> => {
    await alone(async () => {
      await book().lockMission(mission.missionId);
      await book().keep(mission);
    });
    return mission;
  };
  const close = async (now = THIRD): Promise<void> => {
    while ((await alone(() => run().closePart(now))) > 0);
  };
  const payouts = () =>
    rows<{ id: string; amount: number; state: string; month: string; bill: string | null }>(
      `select p.id, p.amount::int as amount, p.state, p.month, b.number as bill
       from payouts.payout p left join payouts.bill b on b.payout_id = p.id where guide_id = $1 order by month`,
      [guide.id],
    );
  const bill = async (): Promise<void> => {
    while ((await alone(() => run().statePart(FOURTH))) > 0);
    for (const id of await alone(() => run().findUnbilled(SEVENTH))) await alone(() => run().bill(id, SEVENTH));
  };
  const addAccount = (body: object) =>
    testApp.call('POST', '/api/user/bank-account', {
      token: guide.accessToken,
      body: { holder: 'Ada Rossi', currency: 'EUR', ...body },
    });

  beforeAll(async () => (testApp = await identityTestApp({ BANK_ACCOUNTS })));
  afterAll(() => testApp.close());
  beforeEach(async () => (guide = await testApp.signUp()));

  it('hold each mission once, though forty runs close the month at once', async () => {
    for (const amount of [12_600, 8_400, 3_000]) await keep(aMission([amount]));
    await Promise.all(Array.from({ length: 40 }, () => alone(() => run().closePart(THIRD))));
    await close();
    expect(await payouts()).toMatchObject([{ amount: 24_000, state: 'closed', month: '2037-06' }]);
    const lines = await rows<{ count: number }>(
      'select count(*)::int as count from payouts.earned_line where guide_id = $1 and payout_id is not null',
      [guide.id],
    );
    expect(lines[0]?.count).toBe(3);
  });

  it('do not begin before the 3rd, and take no mission of the running month', async () => {
    await keep(aMission([12_600]));
    await keep(aMission([5_000], { localDate: '2037-07-01' }));
    await close(new Date('2037-07-02T23:59:59Z'));
    expect(await payouts()).toEqual([]);
    await close();
    expect(await payouts()).toMatchObject([{ amount: 12_600 }]);
  });

  it('carry less than the minimum over, and pay everything in December', async () => {
    await keep(aMission([1_999]));
    await close();
    expect(await payouts()).toEqual([]);
    await keep(aMission([1], { localDate: '2037-07-05' }));
    await close(new Date('2037-08-03T08:00:00Z'));
    expect(await payouts()).toMatchObject([{ amount: 2_000, month: '2037-07' }]);
    await keep(aMission([5], { localDate: '2037-12-31' }));
    await close(new Date('2038-01-03T08:00:00Z'));
    expect((await payouts()).at(-1)).toMatchObject({ amount: 5, month: '2037-12' });
  });

  it('set a refund after the payout off against the next month, never below zero', async () => {
    const mission = await keep(aMission([12_600]));
    await close();
    await keep({ ...mission, lines: [...mission.lines, ...aMission([-6_300]).lines] });
    await close(new Date('2038-01-03T08:00:00Z'));
    expect(await payouts()).toHaveLength(1);
    await keep(aMission([10_000], { localDate: '2038-01-05' }));
    await close(new Date('2038-02-03T08:00:00Z'));
    expect((await payouts()).at(-1)).toMatchObject({ amount: 3_700, month: '2038-01' });
  });

  it('let a disputed mission go until its bill is written, and take it back later', async () => {
    const mission = await keep(aMission([12_600]));
    await keep(aMission([5_000]));
    await close();
    await keep({ ...mission, isHeld: true });
    expect(await payouts()).toMatchObject([{ amount: 5_000 }]);
    await keep({ ...mission, isHeld: false });
    await close(new Date('2037-08-03T08:00:00Z'));
    expect((await payouts()).map(({ amount }) => amount)).toEqual([5_000, 12_600]);
  });

  it('are billed in a series without gaps that nobody can change, and paid by file once', async () => {
    await addAccount({ bankCountry: 'IT', iban: ITALIAN });
    await keep(aMission([12_600, 1_260]));
    await close();
    await bill();
    await bill();
    const [payout] = await payouts();
    expect(payout).toMatchObject({ state: 'billed', bill: expect.stringMatching(/^SB-[0-9A-F]{8}-2037-0001$/) });
    const [written] = await rows<{ pdf: Buffer; sha256: string }>(
      'select pdf, sha256 from payouts.bill where payout_id = $1',
      [payout?.id],
    );
    expect(createHash('sha256').update(written!.pdf).digest('hex')).toBe(written?.sha256);
    expect(written?.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(
      testApp.query('update payouts.bill set number = $1 where payout_id = $2', ['X', payout?.id]),
    ).rejects.toThrow('a bill is never changed');
    const commands = testApp.app.get(Commands);
    const made = await Promise.allSettled(
      Array.from({ length: 40 }, () => commands.execute(new MakePayoutBatch('bank', 'EUR', admin))),
    );
    const batches = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(batches).toHaveLength(1);
    const paid = await Promise.allSettled(
      Array.from({ length: 40 }, () => commands.execute(new MarkBatchPaid(batches[0] ?? '', admin))),
    );
    expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await drain(testApp.app);
    expect(await payouts()).toMatchObject([{ state: 'paid' }]);
    const postings = await rows<{ account: string; amount: number }>(
      `select p.account, p.amount::int as amount from payments.ledger_posting p
       join payments.ledger_transaction t on t.id = p.transaction_id where t.source_id = $1 order by t.kind, p.position`,
      [payout?.id],
    );
    expect(postings.map(({ account, amount }) => [account, amount])).toEqual([
      ['guide-cost', 13_860],
      ['guide-payable', -13_860],
      ['guide-payable', 13_860],
      ['cash-bank', -13_860],
    ]);
    const mails = await rows<{ kind: string }>(
      'select kind from platform.mail where recipient = $1 and kind like $2 order by kind',
      [guide.email, 'payouts.payout%'],
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['payouts.payout-paid', 'payouts.payout-stated']);
  });

  it('go once to the account that counts, though the guide chooses another one meanwhile', async () => {
    await addAccount({ bankCountry: 'IT', iban: ITALIAN });
    await keep(aMission([12_600]));
    await close();
    await bill();
    await testApp.call('POST', '/api/auth/confirm-password', {
      token: guide.accessToken,
      body: { password: guide.password },
    });
    const [made, chosen] = await Promise.all([
      Promise.allSettled(
        Array.from({ length: 40 }, () => testApp.app.get(Commands).execute(new MakePayoutBatch('bank', 'EUR', admin))),
      ),
      addAccount({ bankCountry: 'DE', iban: GERMAN, isPrimary: true }),
    ]);
    expect(chosen.status).toBe(201);
    const [batchId, ...others] = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(others).toEqual([]);
    const file = () => testApp.app.get(QueryBus).execute(new FindBatchFile(batchId ?? '', admin));
    const { content } = await file();
    expect([content.includes(ITALIAN), content.includes(GERMAN)]).toEqual([true, false]);
    await testApp.query(
      `update payouts.destination set counts_from = counts_from - interval '49 hours' where user_id = $1`,
      [guide.id],
    );
    expect((await file()).content).toBe(content);
  });

  it('go on after a stop in the middle of a part, and count nothing twice', async () => {
    for (const amount of [12_600, 8_400]) await keep(aMission([amount]));
    const stopped = alone(async () => {
      await run().closePart(THIRD);
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect(await payouts()).toEqual([]);
    await close();
    await close();
    expect(await payouts()).toMatchObject([{ amount: 21_000 }]);
  });

  it('wait with their bill for the answer to an objection, which may correct them', async () => {
    const mission = await keep(aMission([12_600]));
    await close();
    while ((await alone(() => run().statePart(FOURTH))) > 0);
    const [payout] = await payouts();
    const id = payout?.id ?? '';
    const raised = await Promise.allSettled(
      Array.from({ length: 40 }, () => alone(() => objections().add({ ...objection(id), id: randomUUID() }))),
    );
    expect(raised.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await bill();
    expect(await payouts()).toMatchObject([{ state: 'closed' }]);
    const [{ id: objectionId } = { id: '' }] = await rows<{ id: string }>(
      'select id from payouts.objection where payout_id = $1',
      [id],
    );
    const answer = (amount: number, missionId = mission.missionId) =>
      testApp.app.get(Commands).execute(new AnswerObjection(objectionId, 'Added.', { missionId, amount }, admin));
    for (const wrong of [answer(-12_600), answer(500, randomUUID()), answer(0)])
      await expect(wrong).rejects.toMatchObject({ code: 'CORRECTION_IMPOSSIBLE' });
    const answered = await Promise.allSettled(Array.from({ length: 40 }, () => answer(500)));
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await bill();
    await drain(testApp.app);
    expect(await payouts()).toMatchObject([{ state: 'billed', amount: 13_100 }]);
    const told = await rows<{ text: string }>(
      `select text from platform.mail where recipient = $1 and kind = 'payouts.objection-answered'`,
      [guide.email],
    );
    expect([told.length, told[0]?.text.includes('Added.')]).toEqual([1, true]);
  });

  it('wait for tax details after two statements and 60 days', async () => {
    await addAccount({ bankCountry: 'IT', iban: ITALIAN });
    await keep(aMission([12_600]));
    await close();
    await bill();
    await keep(aMission([12_600], { localDate: '2037-07-05' }));
    await close(new Date('2037-08-03T08:00:00Z'));
    while ((await alone(() => run().statePart(new Date('2037-08-04T08:00:00Z')))) > 0);
    const later = new Date('2037-09-02T08:00:00Z');
    const make = () =>
      alone(() =>
        book().makeBatch({ id: randomUUID(), method: 'bank', currency: 'EUR', from, madeBy: randomUUID() }, later),
      );
    expect(await make()).toBeUndefined();
    await alone(() => taxes().write(guide.id, TAX_DETAILS, later));
    expect((await make())?.payments).toMatchObject([{ amount: 12_600 }]);
  });

  it('pay less than the minimum to a guide who leaves', async () => {
    await keep(aMission([1_999]));
    await alone(() => taxes().askForLastPayment(guide.id, THIRD));
    await close();
    expect(await payouts()).toMatchObject([{ amount: 1_999 }]);
  });

  it('wait without an account', async () => {
    await keep(aMission([12_600]));
    await close();
    await bill();
    await expect(testApp.app.get(Commands).execute(new MakePayoutBatch('paypal', 'EUR', admin))).rejects.toMatchObject({
      code: 'NOTHING_TO_PAY',
    });
    expect(await payouts()).toMatchObject([{ state: 'billed' }]);
  });

  it('of a year sum to their lines, to the cent', async () => {
    for (let month = 1; month <= 12; month += 1) {
      const name = String(month).padStart(2, '0');
      for (let day = 1; day <= 3; day += 1)
        await keep(aMission([month * 997 + day, -(month * 31)], { localDate: `2037-${name}-0${day}` }));
      await close(new Date(Date.UTC(2037, month, 3)));
    }
    const [sum] = await rows<{ lines: number }>(
      'select sum(amount)::int as lines from payouts.earned_line where guide_id = $1 and payout_id is not null',
      [guide.id],
    );
    expect((await payouts()).reduce((total, { amount }) => total + amount, 0)).toBe(sum?.lines);
    const [open] = await rows<{ count: number }>(
      'select count(*)::int as count from payouts.earned_line where guide_id = $1 and payout_id is null',
      [guide.id],
    );
    expect(open?.count).toBe(0);
  });
});
