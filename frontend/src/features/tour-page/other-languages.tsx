import { useQueries } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { byName } from '../../i18n/by-name.js';
import { useSite } from '../../i18n/site.js';
import { textLink } from '../../ui/text/text-link.js';
import { slotsOn } from './booking-choice.js';
import { availabilityQuery } from './tour.api.js';
import type { Booking } from './use-booking.js';

/** On a day without places in the language chosen: the languages in which there are some. */
export function OtherLanguages({ booking: { tour, wish, change }, date }: { booking: Booking; date: string }) {
  const intl = useIntl();
  const site = useSite();
  const others = byName(tour.guideLanguages, intl.locale).filter(({ code }) => code !== wish.guideLanguage);
  const days = useQueries({
    queries: others.map(({ code }) =>
      availabilityQuery({ ...wish, guideLanguage: code }, { from: date, to: date }, site),
    ),
  });
  const free = others.filter((_, index) => slotsOn(days[index]?.data, date).length > 0);
  if (free.length === 0) return null;
  return (
    <div className="text-sm">
      <p>
        <FormattedMessage id="tour-page.time.otherLanguages" />
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {free.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className={`inline-block min-h-6 cursor-pointer ${textLink}`}
              onClick={() => change({ guideLanguage: code })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
