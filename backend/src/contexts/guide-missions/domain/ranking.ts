/** A guide who can take a mission, with the values that decide the order of offers. */
export interface Candidate {
  readonly guideId: string;
  /** The average of the travelers' stars; null for a guide without any. */
  readonly rating: number | null;
  /** Offers refused, and missions cancelled, in the last 90 days. */
  readonly refusals: number;
  /** The start of the guide's latest mission, which may be in the future. */
  readonly lastMissionAt: Date | null;
}

/** Why a guide was asked: what decided their place among those who could lead the tour then. */
export interface ReasonsForAsking {
  /** 1 is the best. */
  readonly place: number;
  readonly among: number;
  /** Null for a guide without any stars. */
  readonly rating: number | null;
  /** Offers refused, and missions cancelled, in the last 90 days. */
  readonly refusals: number;
  /** Whole days since the start of the latest mission; null for a guide without one, 0 with one to come. */
  readonly daysWaited: number | null;
}

const DAY_MS = 86_400_000;
/** New guides rank like good ones, so that they are asked at all. */
const RATING_OF_NEW_GUIDES = 4.7;
const COST_OF_A_REFUSAL = 0.05;
const MOST_REFUSALS_COUNTED = 10;
/** A month without a mission is worth 0.3 stars. */
const GAIN_PER_DAY_OF_WAITING = 0.01;
const MOST_DAYS_COUNTED = 30;

/** Best first: by rating, minus past refusals, plus the days since the last mission. Equal guides are ordered by id. */
export function rank(candidates: readonly Candidate[], now: Date): readonly Candidate[] {
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate, now) }));
  return scored
    .sort((a, b) => b.score - a.score || a.candidate.guideId.localeCompare(b.candidate.guideId))
    .map(({ candidate }) => candidate);
}

/** @param ranked best first */
export const reasonsFor = (ranked: readonly Candidate[], now: Date): ReadonlyMap<string, ReasonsForAsking> =>
  new Map(
    ranked.map(({ guideId, rating, refusals, lastMissionAt }, index) => [
      guideId,
      {
        place: index + 1,
        among: ranked.length,
        rating,
        refusals,
        daysWaited: lastMissionAt && daysFrom(lastMissionAt, now),
      },
    ]),
  );

const daysFrom = (instant: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - instant.getTime()) / DAY_MS));

function scoreOf({ rating, refusals, lastMissionAt }: Candidate, now: Date): number {
  const waited = lastMissionAt ? (now.getTime() - lastMissionAt.getTime()) / DAY_MS : MOST_DAYS_COUNTED;
  const daysWaited = Math.min(Math.max(waited, 0), MOST_DAYS_COUNTED);
  return (
    (rating ?? RATING_OF_NEW_GUIDES) -
    COST_OF_A_REFUSAL * Math.min(refusals, MOST_REFUSALS_COUNTED) +
    GAIN_PER_DAY_OF_WAITING * daysWaited
  );
}
