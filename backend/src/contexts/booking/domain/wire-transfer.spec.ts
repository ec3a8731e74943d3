import { describe, expect, it } from '@jest/globals';
import { whyNoWire, wireDeadline } from './wire-transfer.js';

const NOW = new Date('2027-05-03T12:00:00Z');

describe('paying by bank transfer', () => {
  it('is offered from seven days before the first start on', () => {
    const far = new Date('2027-06-01T08:00:00Z');
    expect(whyNoWire(NOW, [far, new Date('2027-05-10T12:00:00Z')], true)).toBeUndefined();
    expect(whyNoWire(NOW, [far, new Date('2027-05-10T11:59:59Z')], true)).toBe('starts-too-soon');
  });

  it('needs an account in the currency', () => {
    expect(whyNoWire(NOW, [new Date('2027-06-01T08:00:00Z')], false)).toBe('no-account');
  });

  it('has five bank days, and ends 72 hours before the first start', () => {
    expect(wireDeadline(NOW, [new Date('2027-06-01T08:00:00Z')])).toEqual(new Date('2027-05-10T16:00:00Z'));
    expect(wireDeadline(NOW, [new Date('2027-05-11T08:00:00Z')])).toEqual(new Date('2027-05-08T08:00:00Z'));
  });
});
