import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { useClock } from '../../ui/behavior/use-clock.js';

const SECOND = 1000;
const MINUTE = 60;
/** Said aloud only then, never each second. */
const SPOKEN_MINUTES = [5, 1];

/** `125` → `2:05` */
const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

interface CountdownProps {
  until: string;
  /** Milliseconds that the server's clock is ahead of the browser's. */
  ahead: number;
  /** Id of the text with the `{time}`. */
  text: string;
  /** Stands here afterwards. */
  over: ReactNode;
  /** What can be done until then. */
  children?: ReactNode;
}

/** Until when, as a time of day and as what is left. */
export function Countdown({ until, ahead, text, over, children }: CountdownProps) {
  const { locale } = useIntl();
  const left = useClock((now) => Math.max(0, Math.ceil((Date.parse(until) - now - ahead) / SECOND)));
  if (left === 0) return <div role="status">{over}</div>;
  const spoken = SPOKEN_MINUTES.findLast((minutes) => left <= minutes * MINUTE);
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span>
          <FormattedMessage id={text} values={{ time: formatClock(until, locale, localZone()) }} />
        </span>
        <span aria-hidden="true" className="font-semibold whitespace-nowrap tabular-nums">
          {clockOf(left)}
        </span>
      </p>
      <p role="status" className="sr-only">
        {spoken && <FormattedMessage id="checkout.hold.left" values={{ minutes: spoken }} />}
      </p>
      {children}
    </>
  );
}
