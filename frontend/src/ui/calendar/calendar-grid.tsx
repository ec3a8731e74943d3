import { parseDate, type DateValue } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid as Grid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { AriaLocale } from '../behavior/aria-locale.js';
import type { CalendarProps } from './calendar-props.js';
import { Icon } from '../display/icon.js';

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-full hover:bg-sunken data-disabled:text-line-strong';
const cell =
  'grid size-10 cursor-pointer place-items-center rounded-full tabular-nums data-disabled:cursor-default data-disabled:text-line-strong data-hovered:bg-sunken data-outside-month:hidden data-selected:bg-action data-selected:text-on-action forced-colors:data-selected:chosen data-unavailable:cursor-default data-unavailable:text-line-strong data-unavailable:line-through';

const dayOf = (text: string | undefined) => (text ? parseDate(text) : undefined);

interface CalendarGridProps extends CalendarProps {
  /** The keyboard begins on a day. */
  autoFocus?: boolean;
}

export function CalendarGrid({
  name,
  value,
  onChange,
  earliest,
  latest,
  isUnavailable,
  onMonth,
  autoFocus = false,
}: CalendarGridProps) {
  const changed = (day: DateValue): void => onChange(day.toString());
  return (
    <AriaLocale>
      <AriaCalendar
        aria-label={name}
        autoFocus={autoFocus}
        value={dayOf(value) ?? null}
        onChange={changed}
        minValue={dayOf(earliest) ?? null}
        maxValue={dayOf(latest) ?? null}
        isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
        onFocusChange={(day) => onMonth?.(day.toString().slice(0, 7))}
        className="w-fit"
      >
        <header className="mb-2 flex items-center justify-between">
          <Button slot="previous" className={arrow}>
            <Icon of={ChevronLeft} />
          </Button>
          <Heading className="text-base first-letter:uppercase" />
          <Button slot="next" className={arrow}>
            <Icon of={ChevronRight} />
          </Button>
        </header>
        <Grid weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="size-10 text-sm font-normal text-ink-soft">{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{(day) => <CalendarCell date={day} className={cell} />}</CalendarGridBody>
        </Grid>
      </AriaCalendar>
    </AriaLocale>
  );
}
