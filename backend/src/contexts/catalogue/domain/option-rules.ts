import type { GroupPriceTable } from '../../../shared-kernel/money/price-table.js';
import type { TourKind, TourOption } from './tour-content.js';
import { TourOptionWrong } from './tour.errors.js';

type Fault = readonly [name: string, reason: string];

/**
 * The options in the order of their durations, each with ascending start times. Throws TourOptionWrong where one of them
 * contradicts itself, another one or the kind of the tour.
 */
export function checkedOptions(options: readonly TourOption[], kind: TourKind): readonly TourOption[] {
  options.forEach((option, index) => {
    const isTwice = options.slice(0, index).some((other) => other.durationMinutes === option.durationMinutes);
    const fault: Fault | undefined = isTwice ? ['durationMinutes', 'duration_twice'] : faultOf(option, kind);
    if (fault) throw new TourOptionWrong(index, ...fault);
  });
  return options.map(tidied).sort((one, other) => one.durationMinutes - other.durationMinutes);
}

function faultOf({ prices, minimumPersons, maximumPersons, capacity }: TourOption, kind: TourKind): Fault | undefined {
  if (maximumPersons < minimumPersons) return ['maximumPersons', 'maximum_below_minimum'];
  if ((prices.kind === 'per-person') !== (kind === 'group')) return ['prices', 'prices_of_other_kind'];
  if (kind === 'private' && capacity !== null) return ['capacity', 'capacity_of_private'];
  if (kind === 'group' && capacity === null) return ['capacity', 'capacity_missing'];
  if (capacity !== null && capacity < maximumPersons) return ['capacity', 'capacity_below_maximum'];
  return prices.kind === 'per-group' && !ascends(prices) ? ['prices', 'bands_not_ascending'] : undefined;
}

/** More people never pay less: else they would book as fewer. */
const ascends = ({ bands }: GroupPriceTable): boolean =>
  bands.length > 0 &&
  bands.every(({ upTo, amount }, place) => {
    const before = bands[place - 1];
    return !before || (upTo > before.upTo && amount >= before.amount);
  });

const tidied = (option: TourOption): TourOption => ({
  ...option,
  weekdays: ascending(option.weekdays),
  startTimes: [...new Set(option.startTimes)].sort(),
  closedMonths: ascending(option.closedMonths),
  closedDays: [...new Set(option.closedDays)].sort(),
});

const ascending = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);
