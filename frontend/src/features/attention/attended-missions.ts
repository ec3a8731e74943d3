import type { AttentionCall } from './attention.api.js';

/** A mission with everything about it that waits for a person. */
export interface AttendedMission {
  readonly mission: AttentionCall['mission'];
  readonly calls: readonly [AttentionCall, ...AttentionCall[]];
}

/** Each mission once, in the order in which the calls come. */
export function byMission(calls: readonly AttentionCall[]): readonly AttendedMission[] {
  const missions = new Map<string, AttendedMission>();
  for (const call of calls) {
    const known = missions.get(call.mission.uuid);
    missions.set(call.mission.uuid, { mission: call.mission, calls: known ? [...known.calls, call] : [call] });
  }
  return [...missions.values()];
}
