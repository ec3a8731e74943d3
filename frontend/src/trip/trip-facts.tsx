import { FormattedMessage, useIntl } from 'react-intl';
import { ClockTime, Day, Duration, Moment } from '../ui/date-time.js';
import type { Travellers } from './trip.api.js';

/** What is told of a tour on a day, in the cart and ever after. */
export interface Trip {
  readonly city: string;
  readonly date: string;
  readonly time: string;
  /** Minutes. */
  readonly duration: number;
  readonly travellers: Travellers;
  readonly guideLanguage: string;
}

/** `Wednesday, 25 November 2026, 8:45 (Rome time)` */
export const When = ({ city, date, time }: Pick<Trip, 'city' | 'date' | 'time'>) => (
  <FormattedMessage
    id="common.trip.when"
    values={{ city, date: <Day value={date} look="weekday" />, time: <ClockTime value={time} /> }}
  />
);

/** `2 adults, 1 child` */
export function Party({ travellers }: { travellers: Travellers }) {
  const intl = useIntl();
  const groups = (['adults', 'children', 'infants'] as const).filter((group) => travellers[group] > 0);
  const parts = groups.map((group) => intl.formatMessage({ id: `common.trip.${group}` }, { count: travellers[group] }));
  return <>{intl.formatList(parts, { type: 'conjunction', style: 'narrow' })}</>;
}

/** `en_US` → `English`, `Englisch`, `英語`. */
export const LanguageName = ({ code }: { code: string }) => (
  <>{useIntl().formatDisplayName(code.slice(0, 2), { type: 'language' })}</>
);

export const TripFacts = ({ trip }: { trip: Trip }) => (
  <div className="grid gap-0.5 text-sm text-ink-soft">
    <p className="text-ink first-letter:uppercase">
      <When {...trip} />
    </p>
    <p>
      <Duration minutes={trip.duration} />
      {' · '}
      <Party travellers={trip.travellers} />
    </p>
    <p>
      <FormattedMessage id="common.trip.language" values={{ language: <LanguageName code={trip.guideLanguage} /> }} />
    </p>
  </div>
);

/** `Cancel free of charge until 24 November 2026, 8:45 GMT+1` */
export const CancellableUntil = ({ until, timeZone }: { until: string; timeZone: string }) => (
  <FormattedMessage
    id="common.trip.cancellableUntil"
    values={{ moment: <Moment value={until} timeZone={timeZone} /> }}
  />
);
