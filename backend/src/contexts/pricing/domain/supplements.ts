import { Money } from '../../../shared-kernel/money/money.js';
import {
  type Priceable,
  type PricedDeparture,
  type PriceExtras,
  type PriceStep,
  type Supplement,
  SUPPLEMENT_KINDS,
} from '../../../shared-kernel/money/price-table.js';
import type { Party } from '../../../shared-kernel/party.js';

const NIGHT_BEGINS = '22:00';
const NIGHT_ENDS = '06:00';

/** The supplements of a departure, in the order of their lines. */
export function supplementsAt(
  { supplements, holidays }: PriceExtras,
  departure: PricedDeparture,
): readonly Supplement[] {
  const isHoliday = holidays.includes(departure.date) && supplements.some(({ kind }) => kind === 'holiday');
  const applying = supplements.filter((supplement) => applies(supplement, departure, isHoliday));
  return SUPPLEMENT_KINDS.flatMap((kind) => applying.filter((supplement) => supplement.kind === kind).slice(0, 1));
}

/** One step for each supplement that the departure has. */
export function supplementSteps(
  { extras, currency }: Pick<Priceable, 'extras' | 'currency'>,
  { adults, children }: Party,
  base: Money,
  departure: PricedDeparture | undefined,
): readonly PriceStep[] {
  if (!extras || !departure) return [];
  return supplementsAt(extras, departure).map((supplement) => {
    const unit =
      'percent' in supplement ? base.basisPoints(supplement.percent * 100) : Money.of(supplement.amount, currency);
    const count = 'per' in supplement && supplement.per === 'person' ? adults + children : 1;
    return { kind: supplement.kind, count, unit: unit.toJSON(), amount: unit.times(count).toJSON() };
  });
}

function applies(supplement: Supplement, { date, time, meetingPoint }: PricedDeparture, isHoliday: boolean): boolean {
  switch (supplement.kind) {
    case 'season':
      return isWithin(date.slice(5), supplement.from, supplement.to);
    case 'weekday':
      return !isHoliday && supplement.weekdays.includes(weekdayOf(date));
    case 'holiday':
      return isHoliday;
    case 'night':
      return time >= NIGHT_BEGINS || time < NIGHT_ENDS;
    case 'pick-up':
      return meetingPoint !== undefined && supplement.meetingPoints.includes(meetingPoint);
  }
}

/** Whether a day of the year is in a season, which may span the turn of the year. */
const isWithin = (day: string, from: string, to: string): boolean =>
  from <= to ? from <= day && day <= to : day >= from || day <= to;

/** 1 (Monday) to 7. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
