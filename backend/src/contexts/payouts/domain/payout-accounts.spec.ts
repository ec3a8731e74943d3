import { describe, expect, it } from '@jest/globals';
import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { someDetails } from '../testing/some-details.js';
import { type BankAccountId, type DetailsId, MOST_BANK_ACCOUNTS, PayoutAccounts } from './payout-accounts.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const hoursLater = (hours: number): Date => new Date(NOW.getTime() + hours * 60 * 60_000);
const id = (name: string): BankAccountId => name as BankAccountId;

function add(accounts: PayoutAccounts, name: string, now = NOW, isPrimary = false): void {
  const account = { id: id(name), detailsId: `${name}-1` as DetailsId, details: someDetails() };
  accounts.add(account, isPrimary, `add ${name}`, now);
}

function accountsOf(...names: readonly string[]): PayoutAccounts {
  const accounts = new PayoutAccounts('ada', [], []);
  for (const name of names) add(accounts, name);
  takeEvents(accounts);
  return accounts;
}

const primaryOf = (accounts: PayoutAccounts): readonly string[] =>
  accounts.accounts.filter(({ isPrimary }) => isPrimary).map((each) => each.id);
const destinationAt = (accounts: PayoutAccounts, at: Date): string | undefined =>
  accounts.destinations.filter(({ countsFrom }) => countsFrom <= at).at(-1)?.to?.detailsId;
const told = (accounts: PayoutAccounts): readonly DomainEvent[] => takeEvents(accounts);

describe('the bank accounts of a person', () => {
  it('get money at once where it is the first one, without a password and a mail', () => {
    const accounts = new PayoutAccounts('ada', [], []);
    expect(accounts.needsPassword).toBe(false);
    add(accounts, 'one');
    expect(primaryOf(accounts)).toEqual(['one']);
    expect(destinationAt(accounts, NOW)).toBe('one-1');
    expect(told(accounts)).toEqual([]);
    expect(accounts.needsPassword).toBe(true);
  });

  it('get money 48 hours after another one was chosen, and not a millisecond earlier', () => {
    const accounts = accountsOf('one', 'two');
    accounts.setPrimary(id('two'), 'choose', NOW);
    expect(primaryOf(accounts)).toEqual(['two']);
    expect(destinationAt(accounts, new Date(hoursLater(48).getTime() - 1))).toBe('one-1');
    expect(destinationAt(accounts, hoursLater(48))).toBe('two-1');
    expect(told(accounts)).toMatchObject([
      { type: 'payouts.bank-account-changed.v1', change: 'made-primary', countsFrom: hoursLater(48).toISOString() },
    ]);
  });

  it('tell of one that was added beside another, which still gets the money', () => {
    const accounts = accountsOf('one');
    add(accounts, 'two');
    expect(told(accounts)).toEqual([
      {
        type: 'payouts.bank-account-changed.v1',
        userId: 'ada',
        changeId: 'add two',
        change: 'added',
        account: 'IT•••••••••••••••••••••3456',
      },
    ]);
    expect(destinationAt(accounts, hoursLater(100))).toBe('one-1');
  });

  it('wait again from the last of several changes on', () => {
    const accounts = accountsOf('one');
    accounts.edit(id('one'), 'one-2' as DetailsId, someDetails(), 'edit', NOW);
    accounts.edit(id('one'), 'one-3' as DetailsId, someDetails(), 'edit again', hoursLater(24));
    expect(destinationAt(accounts, hoursLater(71))).toBe('one-1');
    expect(destinationAt(accounts, hoursLater(72))).toBe('one-3');
  });

  it('get no money once deactivated; the newest of the others does, 48 hours later', () => {
    const accounts = accountsOf('one', 'two', 'three');
    accounts.deactivate(id('one'), 'leave', NOW);
    expect(primaryOf(accounts)).toEqual(['three']);
    expect(accounts.deactivated).toEqual(['one']);
    expect(destinationAt(accounts, NOW)).toBeUndefined();
    expect(destinationAt(accounts, hoursLater(48))).toBe('three-1');
  });

  it('keep a person waiting who replaces the only one by way of none', () => {
    const accounts = accountsOf('one');
    accounts.deactivate(id('one'), 'leave', NOW);
    expect(accounts.needsPassword).toBe(true);
    add(accounts, 'two', hoursLater(1));
    expect(primaryOf(accounts)).toEqual(['two']);
    expect(destinationAt(accounts, hoursLater(48))).toBeUndefined();
    expect(destinationAt(accounts, hoursLater(49))).toBe('two-1');
  });

  it('do not know one that was deactivated, and are limited', () => {
    const accounts = accountsOf(...Array.from({ length: MOST_BANK_ACCOUNTS }, (_, index) => `${index}`));
    expect(() => add(accounts, 'more')).toThrow(expect.objectContaining({ code: 'TOO_MANY_BANK_ACCOUNTS' }));
    accounts.deactivate(id('0'), 'leave', NOW);
    const unknown = expect.objectContaining({ code: 'BANK_ACCOUNT_UNKNOWN' });
    expect(() => accounts.deactivate(id('0'), 'leave', NOW)).toThrow(unknown);
    expect(() => accounts.setPrimary(id('0'), 'choose', NOW)).toThrow(unknown);
  });
});
