import { beforeEach, describe, expect, it } from '@jest/globals';
import type { GuideAccounts } from '../domain/guides.js';

export interface AccountsOfGuides {
  readonly accounts: GuideAccounts;
  readonly approvedId: string;
  readonly suspendedId: string;
}

/** What missions rely on, of the accounts in memory and of those that identity keeps. */
export function guideAccountsContract(name: string, make: () => AccountsOfGuides): void {
  describe(`the accounts of guides ${name}`, () => {
    let { accounts, approvedId, suspendedId } = {} as AccountsOfGuides;
    beforeEach(() => {
      ({ accounts, approvedId, suspendedId } = make());
    });

    it('tell who may work', async () => {
      expect(await accounts.find(approvedId)).toMatchObject({ id: approvedId, isApproved: true });
      expect(await accounts.find(suspendedId)).toMatchObject({ id: suspendedId, isApproved: false });
    });

    it('name a guide, and how to reach them', async () => {
      expect(await accounts.find(approvedId)).toEqual({
        id: approvedId,
        name: 'Giulia Marchetti',
        firstName: 'Giulia',
        initial: 'M',
        email: `${approvedId}@example.com`,
        contact: '+39 06 5555 0100',
        language: 'it_IT',
        isApproved: true,
      });
    });

    it('find several at once: all, or only the approved ones', async () => {
      const ids = [approvedId, suspendedId];
      expect([...(await accounts.findAll(ids)).keys()].toSorted()).toEqual(ids.toSorted());
      expect((await accounts.findApproved(ids)).map(({ id }) => id)).toEqual([approvedId]);
      expect(await accounts.approvedAmong(ids)).toEqual([approvedId]);
      expect(await accounts.approvedAmong([])).toEqual([]);
    });
  });
}
