import { randomUUID } from 'node:crypto';
import type { MissionDeparture } from '../domain/mission-departure.js';
import type { Mission } from '../domain/mission.js';
import { aDeparture } from './a-departure.js';
import type { InMemoryPorts } from './in-memory-ports.js';

/** Guides of a city, best first. */
export function guidesIn(ports: InMemoryPorts, cityId: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => {
    const guideId = randomUUID();
    ports.guides.add(guideId, { cityId, rating: 5 - place / 10 });
    return guideId;
  });
}

/**
 * Opens a mission in a city with this many guides. The three best get offers. Returns its id and the guides, best
 * first.
 */
export async function openMission(
  ports: InMemoryPorts,
  guideCount: number,
  told: Partial<MissionDeparture> = {},
): Promise<{ readonly missionId: string; readonly guideIds: readonly string[] }> {
  const departure = aDeparture(told);
  const guideIds = guidesIn(ports, departure.cityId, guideCount);
  await ports.opening.open(departure);
  return { missionId: (await ports.missions.findOfBooking(departure.booking.id))?.id ?? '', guideIds };
}

export const missionOf = (ports: InMemoryPorts, missionId: string): Promise<Mission> =>
  ports.missions.getForChange(missionId);

/** Who was asked for the mission, best first as they are ranked. */
export const askedFor = async (ports: InMemoryPorts, missionId: string): Promise<readonly string[]> =>
  (await ports.offers.ofMission(missionId)).map(({ guideId }) => guideId);

export const typesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type.replace(/^guide-missions\.|\.v1$/g, ''));
