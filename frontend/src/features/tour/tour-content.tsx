import { Check, Minus, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatTime } from '../../ui/date-time.js';
import { Icon } from '../../ui/icon.js';
import { Itinerary } from './itinerary.js';
import { HowToChange, Policy } from './policy.js';
import { mapAddress } from './route-map.js';
import type { MeetingPoint, Tour } from './tour.api.js';
import { TourSection } from './tour-section.js';

interface PointsProps {
  points: readonly string[];
  icon: LucideIcon;
  tint: string;
}

const Points = ({ points, icon, tint }: PointsProps) => (
  <ul className="grid gap-2.5">
    {points.map((point) => (
      <li key={point} className="flex gap-3">
        <Icon of={icon} className={`mt-1 size-5 ${tint}`} />
        <span>{point}</span>
      </li>
    ))}
  </ul>
);

const Included = ({ tour }: { tour: Tour }) => (
  <div className="grid gap-8 md:grid-cols-2">
    <Points points={tour.included} icon={Check} tint="text-pine" />
    <div>
      <h3 className="mb-3 text-base">
        <FormattedMessage id="tour.notIncluded" />
      </h3>
      <Points points={tour.notIncluded} icon={Minus} tint="text-ink-soft" />
    </div>
  </div>
);

const Meeting = ({ point }: { point: MeetingPoint }) => (
  <li>
    <p className="font-medium">{point.name}</p>
    <p className="text-ink-soft">{point.address}</p>
    <p className="mt-1 text-sm">
      <a
        href={mapAddress(point)}
        target="_blank"
        rel="noreferrer"
        className="inline-block min-h-6 font-medium text-sky underline underline-offset-4"
      >
        <FormattedMessage id="tour.map.open" />
      </a>
    </p>
  </li>
);

const known = new Set(['accessible', 'with-children', 'evening', 'skip-the-line', 'off-the-beaten-track']);

const MOST_TIMES = 6;

/** All times at which any option starts: each, or the first and the last of many. */
function Starts({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const times = [...new Set(tour.options.flatMap((option) => option.times))].sort();
  const texts = times.map((time) => formatTime(time, intl.locale));
  const [first, last] = [texts[0], texts.at(-1)];
  if (first === undefined || last === undefined) return null;
  return times.length > MOST_TIMES ? (
    <FormattedMessage id="tour.starts.between" values={{ first, last, city: tour.city.name }} />
  ) : (
    <FormattedMessage
      id="tour.starts"
      values={{ times: intl.formatList(texts, { type: 'disjunction' }), city: tour.city.name }}
    />
  );
}

const GoodToKnow = ({ tour }: { tour: Tour }) => (
  <div className="grid max-w-[66ch] gap-4">
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-action-text">
      {tour.specialFilters
        .filter((slug) => known.has(slug))
        .map((slug) => (
          <li key={slug}>
            <FormattedMessage id={`tour.special.${slug}`} />
          </li>
        ))}
      <li>
        <Starts tour={tour} />
      </li>
      <li>
        <FormattedMessage id="tour.leadTime" values={{ hours: tour.leadTimeMinutes / 60 }} />
      </li>
      {tour.infantsNeedSeat && (
        <li>
          <FormattedMessage id="tour.infantsNeedSeat" />
        </li>
      )}
    </ul>
    <p>
      <Policy tour={tour} />
    </p>
    <p className="text-ink-soft">
      <HowToChange />
    </p>
  </div>
);

/** The text of the page, in the order in which one asks. */
export const TourContent = ({ tour }: { tour: Tour }) => (
  <>
    <TourSection id="highlights" title="tour.highlights">
      <Points points={tour.highlights} icon={Sparkles} tint="text-sun" />
    </TourSection>
    <TourSection id="about" title="tour.about">
      <div className="prose">
        {tour.description.split('\n\n').map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
    </TourSection>
    {tour.itinerary.length > 0 && (
      <TourSection id="stops" title="tour.stops">
        <Itinerary tour={tour} />
      </TourSection>
    )}
    <TourSection id="included" title="tour.included">
      <Included tour={tour} />
    </TourSection>
    <TourSection id="meeting" title="tour.meeting">
      <ul className="grid gap-5">
        {tour.meetingPoints.map((point) => (
          <Meeting key={point.id} point={point} />
        ))}
      </ul>
    </TourSection>
    <TourSection id="know" title="tour.know">
      <GoodToKnow tour={tour} />
    </TourSection>
  </>
);
