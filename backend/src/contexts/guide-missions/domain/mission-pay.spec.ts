import { beforeEach, describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { aDeparture, aGuideAccount, seventyPercent } from '../testing/a-departure.js';
import { earningsOf } from './earnings.js';
import { Mission } from './mission.js';

const departure = aDeparture();
const guide = aGuideAccount();
const END = new Date('2027-06-05T10:30:00Z');
const hours = (count: number, ms = 0): Date => new Date(END.getTime() + count * 3_600_000 + ms);

function aFinishedMission(): Mission {
  const mission = Mission.open('mission', departure, 30, hours(-100));
  mission.assignTo(guide, 'guide', earningsOf([departure.booking], seventyPercent, departure.localDate), hours(-99));
  mission.end(hours(2));
  takeEvents(mission);
  return mission;
}

describe('the pay of a mission', () => {
  let mission: Mission;
  const told = () => takeEvents(mission).map(({ type }) => type);
  const payChanged = 'guide-missions.mission-pay-changed.v1';
  const refund = (refundId: string) => ({
    reference: departure.booking.reference,
    refundId,
    refunded: { amount: 9_000, currency: 'EUR' as const },
    paid: { amount: 18_000, currency: 'EUR' as const },
  });
  beforeEach(() => {
    mission = aFinishedMission();
  });

  it('is earned 48 hours after the end, and not a millisecond before', () => {
    mission.earn(hours(48, -1));
    expect(mission.earnedAt).toBeNull();
    mission.earn(hours(48));
    expect(mission.earnedAt).toEqual(hours(48));
    mission.earn(hours(49));
    expect([mission.earnedAt, told()]).toEqual([hours(48), [payChanged]]);
  });

  it('is not earned by a mission that has no end yet', () => {
    const open = Mission.open('mission', departure, 30, hours(-100));
    open.earn(hours(100));
    expect(open.earnedAt).toBeNull();
  });

  it('is held while a bank demands money back, and earned when the dispute ends', () => {
    mission.openDispute('D-1');
    mission.openDispute('D-2');
    mission.earn(hours(48));
    mission.closeDispute('D-1', hours(60));
    expect([mission.earnedAt, told()]).toEqual([null, []]);
    mission.closeDispute('D-2', hours(72));
    expect([mission.earnedAt, told()]).toEqual([hours(72), [payChanged]]);
  });

  it('waits for its time though a dispute has ended before', () => {
    mission.openDispute('D-1');
    mission.closeDispute('D-1', hours(10));
    expect(mission.earnedAt).toBeNull();
  });

  it('is held after it was earned, and released; a dispute that was closed does not open again', () => {
    mission.earn(hours(48));
    mission.openDispute('D-1');
    expect(mission.isHeld).toBe(true);
    mission.closeDispute('D-1', hours(50));
    mission.openDispute('D-1');
    expect([mission.isHeld, told()]).toEqual([false, [payChanged, payChanged, payChanged]]);
  });

  it('is lowered by a refund, once', () => {
    mission.earn(hours(48));
    mission.lowerPay(refund('R-1'));
    mission.lowerPay(refund('R-1'));
    expect(mission.corrections.map(({ amount }) => amount.amount)).toEqual([-6_300]);
    expect(told()).toEqual([payChanged, payChanged]);
  });

  it('is not lowered before the visit: what was agreed stays', () => {
    const assigned = Mission.open('mission', departure, 30, hours(-100));
    assigned.assignTo(guide, 'guide', earningsOf([departure.booking], seventyPercent, departure.localDate), hours(-99));
    assigned.lowerPay(refund('R-1'));
    expect(assigned.corrections).toEqual([]);
  });
});
