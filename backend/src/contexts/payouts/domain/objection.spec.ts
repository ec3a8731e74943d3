import { describe, expect, it } from '@jest/globals';
import { mustBeObjectable } from './objection.js';
import type { PayoutState } from './payout.js';

const object = (now: string, told: { state?: PayoutState; hasOpenObjection?: boolean } = {}) =>
  mustBeObjectable({ month: '2027-06', state: 'closed', hasOpenObjection: false, ...told }, new Date(now));

describe('an objection to a statement', () => {
  it('is taken until the end of the 6th', () => {
    expect(() => object('2027-07-06T23:59:59.999Z')).not.toThrow();
    expect(() => object('2027-07-07T00:00:00Z')).toThrow(expect.objectContaining({ code: 'OBJECTION_TOO_LATE' }));
  });

  it.each(['billed', 'sending', 'paid'] as const)('is not taken of a payout that is %s', (state) => {
    expect(() => object('2027-07-05T12:00:00Z', { state })).toThrow(
      expect.objectContaining({ code: 'OBJECTION_TOO_LATE' }),
    );
  });

  it('waits for the answer to the one before', () => {
    expect(() => object('2027-07-05T12:00:00Z', { hasOpenObjection: true })).toThrow(
      expect.objectContaining({ code: 'OBJECTION_OPEN' }),
    );
  });
});
