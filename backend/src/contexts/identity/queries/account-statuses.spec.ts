import { describe, expect, it } from '@jest/globals';
import { ROLES } from '../../../shared-kernel/roles.js';
import { type Standing, StandingSource } from '../index.js';
import { type AccountRow, AccountStatuses } from './account-statuses.js';

class Says extends StandingSource {
  readonly asked: string[] = [];

  constructor(private readonly standing: Standing) {
    super();
  }

  async standingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    this.asked.push(...userIds);
    return new Map(userIds.map((id) => [id, this.standing]));
  }
}

const account = (facts: Partial<AccountRow>): AccountRow => ({
  id: 'ada',
  role: ROLES.customer,
  state: 'active',
  accountType: 'individual',
  ...facts,
});

describe('the status of an account', () => {
  const statuses = new AccountStatuses();
  const guides = new Says({ status: 'guide_approved', isPro: false });
  const professionals = new Says({ status: 'pro_pending_validation', isPro: true });
  statuses.register('guide', guides);
  statuses.register('professional', professionals);

  it.each([
    [{}, { status: 'active', isPro: false }],
    [{ role: ROLES.admin }, { status: 'active', isPro: false }],
    [{ role: ROLES.guide }, { status: 'guide_approved', isPro: false }],
    [{ accountType: 'business' }, { status: 'pro_pending_validation', isPro: true }],
    [
      { role: ROLES.guide, state: 'suspended' },
      { status: 'suspended', isPro: false },
    ],
    [
      { accountType: 'business', state: 'closed' },
      { status: 'deleted', isPro: true },
    ],
  ] as const)('of %j is %j', async (facts, expected) => {
    expect(await statuses.of(account(facts))).toEqual(expected);
    expect((await statuses.ofAll([account(facts)])).get('ada')).toEqual(expected);
  });

  it('of ordinary accounts asks no other context', async () => {
    guides.asked.length = professionals.asked.length = 0;
    await statuses.ofAll([account({}), account({ id: 'gina', role: ROLES.guide })]);
    expect([guides.asked, professionals.asked]).toEqual([['gina'], []]);
  });

  it('is active where nobody answers for guides', async () => {
    expect(await new AccountStatuses().of(account({ role: ROLES.guide }))).toEqual({ status: 'active', isPro: false });
  });
});
