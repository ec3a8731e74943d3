import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { DelayButtons } from '../../shared/booking-view/delay-buttons.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Moment } from '../../ui/text/date-time.js';
import { delayBooking } from './bookings.api.js';

interface DelayPanelProps {
  booking: Booking;
  token: string | undefined;
  onDone: (booking: Booking) => void;
}

/** The traveler is late: one tap, and who comes is told. */
export function DelayPanel({ booking, token, onDone }: DelayPanelProps) {
  const api = useApi();
  const { locale } = useSite();
  const { reference, delayMinutes, startsAt, city, timeZone } = booking;
  const delaying = useMutation({
    mutationFn: (minutes: number) => delayBooking(api, { reference, language: locale, token }, minutes),
    onSuccess: onDone,
  });
  return (
    <div className="grid gap-3 rounded-lg bg-sunken p-5">
      {delaying.error && <ProblemMessage error={delaying.error} />}
      {delayMinutes > 0 && (
        <p role="status" className="font-medium">
          <FormattedMessage
            id="my-bookings.delayed"
            values={{
              moment: (
                <Moment
                  value={new Date(Date.parse(startsAt) + delayMinutes * 60_000).toISOString()}
                  {...{ city, timeZone }}
                />
              ),
            }}
          />
        </p>
      )}
      {booking.actions.includes('delay') && (
        <DelayButtons
          texts={{
            question: 'my-bookings.delay',
            minutes: 'my-bookings.delay.minutes',
            none: 'my-bookings.delay.none',
          }}
          delayMinutes={delayMinutes}
          busy={delaying.isPending}
          onDelay={(minutes) => delaying.mutate(minutes)}
        />
      )}
    </div>
  );
}
