import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';
import type { BookingDelayed } from '../../booking/events.js';
import { aRide } from '../testing/a-departure.js';

let testApp: MissionsTestApp;
let cityId: string;

beforeAll(async () => {
  testApp = await MissionsTestApp.open();
});
afterAll(() => testApp?.close());
beforeEach(async () => {
  cityId = randomUUID();
  await testApp.moveTo(MORNING);
});

/** Missions of 5 June at 9:30 and at 14:30 in Rome, both of one driver. */
const dayOfDriver = async () => {
  const [driver = ''] = await testApp.guides(cityId, 1);
  const bookingId = randomUUID();
  const flight = await testApp.book({ cityId, bookingId, ride: aRide });
  const next = await testApp.book({
    cityId,
    ride: aRide,
    startsAt: '2027-06-05T12:30:00.000Z',
    endsAt: '2027-06-05T14:30:00.000Z',
    localTime: '14:30',
  });
  for (const mission of [flight, next]) await testApp.respond(mission, driver, 'yes');
  await testApp.settle();
  return { driver, bookingId, flight, next };
};
const delay = (mission: string, driver: string, minutes: number) =>
  testApp.request('PUT', `/api/missions/${mission}/delay`, driver, { minutes });

describe('a flight that lands late', () => {
  it('moves the mission, and tells the team that the driver’s next one is in the way', async () => {
    const { driver, flight, next } = await dayOfDriver();
    const { statusCode, ...answer } = await delay(flight, driver, 120);
    expect(statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      time: '11:30',
      startsAt: '2027-06-05T09:30:00.000Z',
      delayMinutes: 120,
      ride: { flightNumber: 'AZ609', waitMinutes: 60 },
      actions: ['cancel', 'delay', 'name-board'],
    });
    await testApp.settle();
    expect(await testApp.raised(next)).toMatchObject([
      { kind: 'in-the-way', key: `${next}:${driver}`, facts: { guideName: 'Giulia Marchetti' } },
    ]);
    const [mail] = await testApp.mails('mission.delayed', driver);
    expect(mail?.text).toContain('11:30');
  });

  it('raises nothing where the next mission is not reached, and is taken back by one tap', async () => {
    const { driver, flight, next } = await dayOfDriver();
    await delay(flight, driver, 60);
    expect(await testApp.raised(next)).toEqual([]);
    expect((await delay(flight, driver, 0)).json()).toMatchObject({ time: '09:30', delayMinutes: 0 });
  });

  it('is told by the traveller or the team too', async () => {
    const { bookingId, flight, next } = await dayOfDriver();
    const told: BookingDelayed = { type: 'booking.delayed.v1', bookingId, minutes: 120 };
    await testApp.tell(told);
    await testApp.settle();
    expect(await testApp.facts('guide-missions.mission-delayed.v1', flight)).toMatchObject([{ minutes: 120 }]);
    expect(await testApp.raisedMatters(next)).toEqual(['in-the-way']);
  });

  it('is told by the flight itself on its day', async () => {
    const [driver = ''] = await testApp.guides(cityId, 1);
    const late = { ...aRide, flightNumber: 'DL1' };
    const flight = await testApp.book({ cityId, ride: late });
    await testApp.respond(flight, driver, 'yes');
    await testApp.moveTo('2027-06-05T01:29:00Z');
    expect(await testApp.facts('guide-missions.mission-delayed.v1', flight)).toEqual([]);
    await testApp.moveTo('2027-06-05T01:30:00Z');
    await testApp.settle();
    expect(await testApp.facts('guide-missions.mission-delayed.v1', flight)).toMatchObject([{ minutes: 120 }]);
    const [mail] = await testApp.mails('mission.delayed', driver);
    expect(mail?.text).toContain('11:30');
  });

  it('is the driver’s alone to tell, and never moves a tour', async () => {
    const { flight } = await dayOfDriver();
    const [other = ''] = await testApp.guides(cityId, 1);
    expect((await delay(flight, other, 30)).statusCode).toBe(404);
    const city = randomUUID();
    const [guide = ''] = await testApp.guides(city, 1);
    const tour = await testApp.book({ cityId: city });
    await testApp.respond(tour, guide, 'yes');
    expect((await delay(tour, guide, 30)).json()).toMatchObject({ code: 'MISSION_NOT_DELAYABLE' });
  });
});

it('the name board of a traveler is their driver’s alone', async () => {
  const { driver, flight } = await dayOfDriver();
  const [other = ''] = await testApp.guides(cityId, 1);
  const board = (reader: string) => testApp.request('GET', `/api/missions/${flight}/name-board`, reader);
  const answer = await board(driver);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await board(other)).json()).toMatchObject({ code: 'MISSION_NOT_YOURS' });
});
