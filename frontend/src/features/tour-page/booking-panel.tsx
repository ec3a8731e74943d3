import { useId, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { byName } from '../../i18n/by-name.js';
import { Button } from '../../ui/form/button.js';
import { Duration } from '../../ui/text/date-time.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Select } from '../../ui/form/select.js';
import { announce } from '../../ui/feedback/toast-store.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { missingOf, placeOf } from './booking-choice.js';
import { ChoiceChips } from './choice-chips.js';
import { DateStep, TimeStep } from './date-and-time.js';
import { MeetingPointStep } from './meeting-point-step.js';
import { Policy } from './policy.js';
import { PriceBox } from './price-box.js';
import { TravellersStep } from './travellers-step.js';
import type { Booking } from './use-booking.js';

/** Sends what was chosen, or shows what is missing. */
export function useBook(booking: Booking, prefix: string, onDone: () => void) {
  return (event: FormEvent): void => {
    event.preventDefault();
    const { slot, adding, availability, ask } = booking;
    if (adding.isPending) return;
    if (!slot) {
      ask();
      const missing = availability.areSlotsKnown && missingOf(booking) === 'time' ? 'time' : 'date';
      document.getElementById(`${prefix}-${missing}`)?.focus();
      return;
    }
    adding.mutate(
      { date: slot.date, time: slot.time },
      {
        onSuccess: onDone,
        onError: (error) => {
          const place = placeOf(error);
          if (place) document.getElementById(`${prefix}-${place}`)?.focus();
        },
      },
    );
  };
}

function OptionStep({ booking, prefix }: { booking: Booking; prefix: string }) {
  const { tour, choice, change } = booking;
  if (tour.options.length < 2) return null;
  return (
    <ChoiceChips
      id={`${prefix}-duration`}
      legend={<FormattedMessage id="tour-page.duration" />}
      options={tour.options.map(({ duration }) => ({
        value: String(duration),
        label: <Duration minutes={duration} />,
      }))}
      value={String(choice.duration)}
      onChange={(duration) => change({ duration: Number(duration) })}
    />
  );
}

/** Day, time, travellers, language and meeting point. */
export function BookingSteps({ booking, prefix }: { booking: Booking; prefix: string }) {
  const intl = useIntl();
  const { tour, choice, change } = booking;
  return (
    <>
      <OptionStep booking={booking} prefix={prefix} />
      <DateStep booking={booking} prefix={prefix} />
      <TimeStep booking={booking} prefix={prefix} />
      <TravellersStep booking={booking} prefix={prefix} />
      <Select
        id={`${prefix}-guideLanguage`}
        label={<FormattedMessage id="tour-page.guideLanguage" />}
        error={booking.problems.guideLanguage}
        value={choice.guideLanguage}
        onChange={(event) => change({ guideLanguage: event.target.value as typeof choice.guideLanguage })}
      >
        {byName(tour.guideLanguages, intl.locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        {tour.guideLanguages.length === 0 && (
          <option value={choice.guideLanguage}>{intl.formatMessage({ id: 'tour-page.guideLanguage.none' })}</option>
        )}
      </Select>
      <MeetingPointStep booking={booking} prefix={prefix} />
    </>
  );
}

interface BookingPanelProps {
  booking: Booking;
  onDone?: () => void;
}

/** In view beside the text, and in a sheet that is high enough, however much there is above it. */
const FOOT = [
  'max-md:-mx-5 max-md:-mb-5 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-3',
  'max-md:[@media(min-height:34rem)]:sticky max-md:[@media(min-height:34rem)]:bottom-0',
  'md:-mx-5 md:border-t md:border-line md:bg-surface md:px-5 md:py-3 md:max-lg:-mx-4 md:max-lg:px-4',
  'md:[@media(min-height:30rem)]:sticky md:[@media(min-height:30rem)]:bottom-0',
].join(' ');

/** Day, time, travellers, language, price, and the one button. */
export function BookingPanel({ booking, onDone }: BookingPanelProps) {
  const prefix = useId();
  const intl = useIntl();
  const go = useGo();
  const { tour, adding, failure, retry } = booking;
  const book = useBook(booking, prefix, () => {
    announce(intl.formatMessage({ id: 'tour-page.added' }, { tour: tour.name }));
    onDone?.();
    void go('/cart');
  });
  return (
    <form noValidate data-scripted onSubmit={book} className="grid gap-4 noscript:hidden">
      <BookingSteps booking={booking} prefix={prefix} />
      <PriceBox booking={booking} />
      {failure && <ProblemMessage error={failure} onRetry={retry} />}
      <p className="text-sm text-ink-soft">
        <Policy tour={tour} startsAt={booking.slot?.startsAt} />
      </p>
      <div className={FOOT}>
        <Button type="submit" busy={adding.isPending} className="w-full text-lg">
          <FormattedMessage id="tour-page.book" />
        </Button>
      </div>
    </form>
  );
}
