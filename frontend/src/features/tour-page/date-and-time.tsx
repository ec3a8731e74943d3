import { FormattedMessage, useIntl } from 'react-intl';
import { MOST_DAYS_AHEAD } from '../../shared/trip-search/trip-search-params.js';
import { DatePicker } from '../../ui/calendar/date-picker.js';
import { formatDay, formatTime } from '../../ui/text/date-time.js';
import { LocalTime } from '../../ui/text/local-time.js';
import { Awaited, Skeleton } from '../../ui/feedback/skeleton.js';
import { textLink } from '../../ui/text/text-link.js';
import { ChoiceChips } from './choice-chips.js';
import { optionOf } from './booking-choice.js';
import { OtherLanguages } from './other-languages.js';
import type { Slot, Tour } from './tour.api.js';
import type { Booking } from './use-booking.js';

interface StepProps {
  booking: Booking;
  /** Start of the ids, because panel and sheet both stand in the page. */
  prefix: string;
}

/** The days of one week are as long as any. */
const ANY_WEEK = [24, 25, 26, 27, 28, 29, 30].map((day) => `2026-09-${day}`);
const WIDE_LETTER = /[\u3000-\u9fff]/u;

/** Room for any day, in em: of the day itself nothing stands in the page, as there is none yet. */
const roomForDay = (locale: string): number =>
  Math.max(
    ...ANY_WEEK.map((day) =>
      [...formatDay(day, locale, 'weekday')].reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 1 : 0.57), 0),
    ),
  );

/** The next free day after the one chosen, else the first, with one click. It takes the same place before it is known. */
function FreeDay({ booking: { change, availability } }: { booking: Booking }) {
  const { locale } = useIntl();
  const { next } = availability;
  const first = next ?? availability.first.data;
  const text = next ? 'tour-page.date.next' : 'tour-page.date.first';
  if (first === undefined && availability.error) return null;
  if (first === null) {
    return (
      <p className="text-sm">
        <FormattedMessage id="tour-page.date.none" />
      </p>
    );
  }
  const choose = first && (
    <button
      type="button"
      className={`inline-block min-h-6 cursor-pointer ${textLink}`}
      onClick={() => change({ date: first, time: undefined })}
    >
      {formatDay(first, locale, 'weekday')}
    </button>
  );
  return (
    <div className="grid text-sm *:col-start-1 *:row-start-1 *:min-h-6">
      {choose ? (
        <p>
          <FormattedMessage id={text} values={{ day: choose }} />
        </p>
      ) : (
        <Skeleton className="w-3/4" />
      )}
      <p aria-hidden="true" className="invisible noscript:hidden">
        <FormattedMessage
          id={text}
          values={{ day: <span className="inline-block min-h-6" style={{ width: `${roomForDay(locale)}em` }} /> }}
        />
      </p>
    </div>
  );
}

export function DateStep({ booking, prefix }: StepProps) {
  const intl = useIntl();
  const { choice, change, availability, asked, problems } = booking;
  const missing = asked && !choice.date ? intl.formatMessage({ id: 'tour-page.date.missing' }) : undefined;
  return (
    <div className="grid gap-2">
      <DatePicker
        id={`${prefix}-date`}
        label={<FormattedMessage id="tour-page.date" />}
        name={intl.formatMessage({ id: 'tour-page.date' })}
        placeholder={intl.formatMessage({ id: 'tour-page.date.choose' })}
        error={problems.date ?? missing}
        value={choice.date}
        onChange={(date) => change({ date, time: undefined })}
        earliest={availability.earliest}
        latest={availability.latest}
        isUnavailable={(day) => !availability.free.has(day)}
        onMonth={availability.setMonth}
      />
      {!choice.date && <FreeDay booking={booking} />}
      <p role="status" className="sr-only">
        {availability.isMonthKnown && (
          <FormattedMessage id="tour-page.date.count" values={{ count: availability.free.size }} />
        )}
      </p>
    </div>
  );
}

interface ZoneOfTimesProps {
  city: Tour['city'];
  /** The day that was chosen. */
  date: string;
  /** Undefined while the times of the day are on their way. */
  slot: Slot | undefined;
}

/** Whose clock the times are on, and of one of them what the reader's own shows then. */
function ZoneOfTimes({ city, date, slot }: ZoneOfTimesProps) {
  const { locale } = useIntl();
  const { time, startsAt } = slot ?? { time: '12:00', startsAt: `${date}T12:00:00Z` };
  return (
    <>
      <FormattedMessage id="tour-page.time.zone" values={{ city: city.name }} />
      <LocalTime
        id="common.localTime.start"
        value={startsAt}
        timeZone={city.timeZone}
        values={{ city: city.name, there: formatTime(time, locale) }}
        isAwaited={!slot}
      />
    </>
  );
}

export function TimeStep({ booking, prefix }: StepProps) {
  const intl = useIntl();
  const { tour, choice, change, availability, slot, asked, problems } = booking;
  if (!choice.date) return null;
  const missing = asked && !slot ? intl.formatMessage({ id: 'tour-page.time.missing' }) : undefined;
  const error = problems.time ?? missing;
  const chips = {
    id: `${prefix}-time`,
    legend: <FormattedMessage id="tour-page.time" />,
    hint: <ZoneOfTimes city={tour.city} date={choice.date} slot={slot ?? availability.slots[0]} />,
    value: slot?.time,
    onChange: (time: string) => change({ time }),
  };
  const optionsOf = (times: readonly string[]) =>
    times.map((time) => ({ value: time, label: formatTime(time, intl.locale) }));
  if (!availability.areSlotsKnown) {
    return (
      <Awaited>
        <ChoiceChips {...chips} options={optionsOf(optionOf(tour, choice.duration)?.times ?? [])} />
      </Awaited>
    );
  }
  if (availability.slots.length === 0) {
    return (
      <div className="grid gap-2">
        <p role="status" className="text-sm font-medium text-danger">
          {problems.time ?? <NoTimes {...availability} />}
        </p>
        {!availability.isOver && !availability.isTooFar && <OtherLanguages booking={booking} date={choice.date} />}
        <FreeDay booking={booking} />
      </div>
    );
  }
  return <ChoiceChips {...chips} error={error} options={optionsOf(availability.slots.map(({ time }) => time))} />;
}

function NoTimes({ isOver, isTooFar }: Pick<Booking['availability'], 'isOver' | 'isTooFar'>) {
  if (isTooFar) return <FormattedMessage id="tour-page.date.far" values={{ days: MOST_DAYS_AHEAD }} />;
  return <FormattedMessage id={isOver ? 'tour-page.date.over' : 'tour-page.time.none'} />;
}
