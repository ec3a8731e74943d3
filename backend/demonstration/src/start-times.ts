import type { TourOption } from './tours.js';

/** All start times of a day, ascending. */
export function startTimes(starts: TourOption['starts']): readonly string[] {
  if (!('from' in starts)) return [...starts].sort();
  const times: string[] = [];
  for (let minute = minuteOf(starts.from); minute <= minuteOf(starts.to); minute += starts.everyMinutes)
    times.push(timeOf(minute));
  return times;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
