import * as z from 'zod/mini';
import { minorUnitsOf } from '../../ui/text/minor-units.js';
import { moneyDecimal } from '../../ui/text/money.js';
import type { TourOption, TourRecord } from './tours.api.js';
import { closedDaysOf, isWhole, startTimesOf } from './written.js';

const persons = z.string().check(z.refine(isWhole(1, 500), 'tour-desk.persons.wrong'));

/** The options of a tour of this currency, as the team types them. */
export const optionsSchema = (currency: string, kind: 'private' | 'group') => {
  const amount = (least: 0 | 1) =>
    z.string().check(z.refine((text) => minorUnitsOf(text, currency, least) !== undefined, 'tour-desk.amount.wrong'));
  const ofGroup = kind === 'group';
  const unused = z.string();
  return z.object({
    options: z.array(
      z.object({
        duration: z.string().check(z.refine(isWhole(15, 10_080), 'tour-desk.duration.wrong')),
        minimum: persons,
        maximum: persons,
        capacity: ofGroup ? persons : unused,
        bands: ofGroup
          ? z.array(z.object({ upTo: unused, amount: unused }))
          : z.array(z.object({ upTo: persons, amount: amount(1) })),
        extraPerson: ofGroup ? unused : amount(0),
        adult: ofGroup ? amount(1) : unused,
        child: ofGroup ? amount(0) : unused,
        infant: ofGroup ? amount(0) : unused,
        weekdays: z.array(z.string()),
        startTimes: z.string().check(z.refine((text) => startTimesOf(text) !== undefined, 'tour-desk.times.wrong')),
        closedMonths: z.array(z.string()),
        closedDays: z.string().check(z.refine((text) => closedDaysOf(text) !== undefined, 'tour-desk.days.wrong')),
      }),
    ),
  });
};

export type OptionsValues = z.infer<ReturnType<typeof optionsSchema>>;
export type OptionValues = OptionsValues['options'][number];

export const emptyOption: OptionValues = {
  duration: '120',
  minimum: '1',
  maximum: '8',
  capacity: '',
  bands: [{ upTo: '2', amount: '' }],
  extraPerson: '0',
  adult: '',
  child: '0',
  infant: '0',
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  startTimes: '',
  closedMonths: [],
  closedDays: '',
};

export function valuesOf(option: TourOption, currency: TourRecord['basics']['currency']): OptionValues {
  const { prices } = option;
  const text = (amount: number): string => moneyDecimal({ amount, currency });
  return {
    ...emptyOption,
    duration: String(option.durationMinutes),
    minimum: String(option.minimumPersons),
    maximum: String(option.maximumPersons),
    capacity: option.capacity === null ? '' : String(option.capacity),
    ...(prices.kind === 'per-group'
      ? {
          bands: prices.bands.map(({ upTo, amount }) => ({ upTo: String(upTo), amount: text(amount) })),
          extraPerson: text(prices.extraPerson),
        }
      : { bands: [], adult: text(prices.adult), child: text(prices.child), infant: text(prices.infant) }),
    weekdays: option.weekdays.map(String),
    startTimes: option.startTimes.join(', '),
    closedMonths: option.closedMonths.map(String),
    closedDays: option.closedDays.join(', '),
  };
}

/** What is sent of an option that the schema has let through. */
export function sentOption(values: OptionValues, { kind, currency }: TourRecord['basics']) {
  const units = (text: string): number => minorUnitsOf(text, currency, 0) ?? 0;
  const prices =
    kind === 'group'
      ? {
          kind: 'per-person' as const,
          adult: units(values.adult),
          child: units(values.child),
          infant: units(values.infant),
        }
      : {
          kind: 'per-group' as const,
          bands: values.bands.map(({ upTo, amount }) => ({ upTo: Number(upTo), amount: units(amount) })),
          extraPerson: units(values.extraPerson),
        };
  return {
    durationMinutes: Number(values.duration),
    prices,
    minimumPersons: Number(values.minimum),
    maximumPersons: Number(values.maximum),
    ...(kind === 'group' ? { capacity: Number(values.capacity) } : {}),
    weekdays: values.weekdays.map(Number),
    startTimes: startTimesOf(values.startTimes) ?? [],
    closedMonths: values.closedMonths.map(Number),
    closedDays: closedDaysOf(values.closedDays) ?? [],
  };
}
