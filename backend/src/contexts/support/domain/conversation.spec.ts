import { describe, expect, it } from '@jest/globals';
import { addressees, isVisibleTo, mustReach } from './conversation.js';

const endsAt = new Date('2027-05-03T12:00:00Z');
const visit = { reference: 'BK-4F8T2W', endsAt, guideId: 'guide' };
const DAY = 86_400_000;
const daysLater = (days: number): Date => new Date(endsAt.getTime() + days * DAY);

describe('a conversation about a booking', () => {
  it('shows a message to its two sides and to the team', () => {
    const toTeam = { author: 'customer', to: 'team' } as const;
    expect([isVisibleTo('customer', toTeam), isVisibleTo('guide', toTeam), isVisibleTo('team', toTeam)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each([
    ['customer', 0, ['guide', 'team']],
    ['customer', 7, ['guide', 'team']],
    ['customer', 8, ['team']],
    ['customer', 90, ['team']],
    ['customer', 91, []],
    ['guide', 7, ['customer', 'team']],
    ['guide', 8, []],
    ['team', 7, ['customer', 'guide']],
    ['team', 90, ['customer']],
    ['team', 91, []],
  ] as const)('lets the %s write %i days after the visit to %j', (side, days, expected) => {
    expect(addressees(side, visit, daysLater(days))).toEqual(expected);
  });

  it('has no guide before one was found', () => {
    const unled = { ...visit, guideId: undefined };
    expect(addressees('customer', unled, endsAt)).toEqual(['team']);
    expect(addressees('team', unled, endsAt)).toEqual(['customer']);
    expect(() => mustReach('customer', 'guide', unled, endsAt)).toThrow(
      expect.objectContaining({ code: 'CONVERSATION_CLOSED' }),
    );
  });
});
