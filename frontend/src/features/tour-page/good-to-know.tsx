import { Accessibility, Baby, CalendarClock, Clock, Compass, MoonStar, RotateCcw, TicketCheck } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTime } from '../../ui/text/date-time.js';
import { Icon } from '../../ui/display/icon.js';
import { HowToChange, Policy } from './policy.js';
import type { Tour } from './tour.api.js';

const special: Readonly<Record<string, IconNode>> = {
  accessible: Accessibility,
  'with-children': Baby,
  evening: MoonStar,
  'skip-the-line': TicketCheck,
  'off-the-beaten-track': Compass,
};

const MOST_TIMES = 6;

/** All times at which any option starts: each, or the first and the last of many. */
function Starts({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const times = [...new Set(tour.options.flatMap((option) => option.times))].sort();
  const texts = times.map((time) => formatTime(time, intl.locale));
  const [first, last] = [texts[0], texts.at(-1)];
  if (first === undefined || last === undefined) return null;
  return times.length > MOST_TIMES ? (
    <FormattedMessage id="tour-page.starts.between" values={{ first, last, city: tour.city.name }} />
  ) : (
    <FormattedMessage
      id="tour-page.starts"
      values={{ times: intl.formatList(texts, { type: 'disjunction' }), city: tour.city.name }}
    />
  );
}

const Fact = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon of={icon} className="mt-0.5 size-5 text-action-text" />
    <span>{children}</span>
  </li>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-3 text-base">
      <FormattedMessage id={title} />
    </h3>
    <ul className="grid gap-2.5">{children}</ul>
  </div>
);

/** Steps, children, waiting, times and conditions: what one asks before booking. */
export function GoodToKnow({ tour }: { tour: Tour }) {
  const suits = Object.entries(special).filter(([slug]) => tour.specialFilters.includes(slug));
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {(suits.length > 0 || tour.infantsNeedSeat) && (
        <Part title="tour-page.know.expect">
          {suits.map(([slug, icon]) => (
            <Fact key={slug} icon={icon}>
              <FormattedMessage id={`tour-page.special.${slug}`} />
            </Fact>
          ))}
          {tour.infantsNeedSeat && (
            <Fact icon={Baby}>
              <FormattedMessage id="tour-page.infantsNeedSeat" />
            </Fact>
          )}
        </Part>
      )}
      <Part title="tour-page.know.booking">
        <Fact icon={Clock}>
          <Starts tour={tour} />
        </Fact>
        <Fact icon={CalendarClock}>
          <FormattedMessage id="tour-page.leadTime" values={{ hours: tour.leadTimeMinutes / 60 }} />
        </Fact>
        <Fact icon={RotateCcw}>
          <Policy tour={tour} />
          <span className="mt-1 block">
            <HowToChange />
          </span>
        </Fact>
      </Part>
    </div>
  );
}
