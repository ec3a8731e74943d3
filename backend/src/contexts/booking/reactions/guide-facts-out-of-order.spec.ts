import { describe, expect, it } from '@jest/globals';
import { GuideSearchProgress } from '../domain/guide-search-progress.js';
import type { OrderRepository } from '../domain/order.repository.js';
import type { BookingMails } from '../mail/booking-mails.js';
import type { PassengerMails } from '../mail/passenger-mails.js';
import { aBooking, anOrder } from '../testing/an-order.js';
import { ForgetGuideWhenMissionReopened } from './forget-guide-when-mission-reopened.js';
import { NameGuideWhenMissionAssigned } from './name-guide-when-mission-assigned.js';

class Search extends GuideSearchProgress {
  /** Who has the mission, whatever is told of it. */
  guideId: string | undefined;

  async goesOn(): Promise<boolean> {
    return this.guideId === undefined;
  }

  async found(): Promise<string | undefined> {
    return this.guideId;
  }
}

function setUp() {
  const [booking, search] = [aBooking(), new Search()];
  const told: (string | null)[] = [];
  const orders = {
    getBookings: async () => [{ booking, order: anOrder() }],
    saveBooking: async () => undefined,
  } as unknown as OrderRepository;
  const mails = { guideNamed: async () => void told.push(booking.guideId) } as unknown as BookingMails;
  const passengerMails = { guideNamed: async () => undefined } as unknown as PassengerMails;
  const name = new NameGuideWhenMissionAssigned(orders, search, mails, passengerMails);
  const forget = new ForgetGuideWhenMissionReopened(orders, search);
  const ofMission = { missionId: 'mission-1', bookingIds: [booking.id] };
  return {
    told,
    guide: () => booking.guideId,
    isWith: (guideId: string | undefined) => (search.guideId = guideId),
    taken: (guideId: string) =>
      name.react({
        type: 'guide-missions.mission-assigned.v1',
        ...ofMission,
        guideId,
        guideName: guideId,
        guideContact: '+39 06 1234567',
      }),
    reopened: () => forget.react({ type: 'guide-missions.mission-reopened.v1', ...ofMission }),
  };
}

describe('who guides a booking', () => {
  it('is known, forgotten and known again in the order that it happened', async () => {
    const { guide, isWith, taken, reopened } = setUp();
    isWith('giulia');
    await taken('giulia');
    expect(guide()).toBe('giulia');
    isWith(undefined);
    await reopened();
    expect(guide()).toBe(null);
    isWith('marco');
    await taken('marco');
    expect(guide()).toBe('marco');
  });

  it('is nobody when an acceptance arrives after its withdrawal', async () => {
    const { told, guide, taken, reopened } = setUp();
    await reopened();
    await taken('giulia');
    expect(guide()).toBe(null);
    expect(told).toEqual([]);
  });

  it('is the guide who accepted last, in whatever order the events arrive', async () => {
    const { told, guide, isWith, taken, reopened } = setUp();
    isWith('giulia');
    await taken('giulia');
    isWith('marco');
    await taken('marco');
    await reopened();
    await taken('giulia');
    expect(guide()).toBe('marco');
    expect(told).toEqual(['giulia', 'marco']);
  });
});
