import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { Duration, Moment } from '../../ui/text/date-time.js';
import { LocalTime } from '../../ui/text/local-time.js';
import type { Travellers } from './booking-view.api.js';
import { useIsOver } from './use-is-over.js';

/** The facts of a tour on a day that cart, checkout and order show. */
export interface BookedTour {
  readonly city: string;
  readonly startsAt: string;
  readonly timeZone: string;
  /** Minutes. */
  readonly duration: number;
  readonly travellers: Travellers;
  readonly guideLanguage: string;
}

/** `Wednesday, November 25, 2026 at 8:45 AM (Rome time, GMT+1)` */
export const When = ({ city, startsAt, timeZone }: Pick<BookedTour, 'city' | 'startsAt' | 'timeZone'>) => (
  <Moment value={startsAt} city={city} timeZone={timeZone} />
);

/** `2 adults, 1 child` */
export function Party({ travellers }: { travellers: Travellers }) {
  const intl = useIntl();
  const groups = (['adults', 'children', 'infants'] as const).filter((group) => travellers[group] > 0);
  const parts = groups.map((group) =>
    // Lines break between the groups: a number stays beside its noun.
    intl.formatMessage({ id: `common.trip.${group}` }, { count: travellers[group] }).replaceAll(' ', '\u00A0'),
  );
  return <>{intl.formatList(parts, { type: 'conjunction', style: 'narrow' })}</>;
}

export const LanguageName = ({ code }: { code: string }) => <>{languageName(code, useIntl())}</>;

export const BookedTourFacts = ({ trip }: { trip: BookedTour }) => (
  <div className="grid gap-0.5 text-sm text-ink-soft">
    <p className="text-ink first-letter:uppercase">
      <When {...trip} />
      <LocalTime value={trip.startsAt} timeZone={trip.timeZone} />
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

interface CancellationProps {
  readonly until: string;
  readonly city: string;
  readonly timeZone: string;
  /** Applies while cancellation is free. */
  readonly freeClassName?: string;
}

/**
 * `Free cancellation until Tuesday, November 24, 2026 at 8:45 AM (Rome time, GMT+1)`, or that the deadline has passed.
 * For a tour that starts soon it has passed even before the purchase.
 */
export function CancellableUntil({ until, city, timeZone, freeClassName = '' }: CancellationProps) {
  const hasEnded = useIsOver(until);
  return (
    <span className={`block ${hasEnded ? '' : freeClassName}`}>
      <FormattedMessage
        id={hasEnded ? 'common.trip.cancellationEnded' : 'common.trip.cancellableUntil'}
        values={{ moment: <Moment value={until} city={city} timeZone={timeZone} /> }}
      />
      <LocalTime value={until} timeZone={timeZone} />
    </span>
  );
}
