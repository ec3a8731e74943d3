import { Check, Minus, Sparkles } from 'lucide';
import type { IconNode } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { AddressText } from '../../ui/text/address-text.js';
import { Icon } from '../../ui/display/icon.js';
import { openStreetMap } from '../../maps/open-street-map.js';
import { infoLink } from '../../ui/text/text-link.js';
import { GoodToKnow } from './good-to-know.js';
import { Itinerary } from './itinerary.js';
import type { MeetingPoint, Tour } from './tour.api.js';
import { TourSection } from './tour-section.js';

interface PointsProps {
  points: readonly string[];
  icon: IconNode;
  tint: string;
}

const Points = ({ points, icon, tint }: PointsProps) => (
  <ul className="grid content-start gap-2.5">
    {points.map((point) => (
      <li key={point} className="flex gap-3">
        <Icon of={icon} className={`mt-1 size-5 ${tint}`} />
        <span>{point}</span>
      </li>
    ))}
  </ul>
);

const Included = ({ tour }: { tour: Tour }) => (
  <div className="grid gap-8 lg:grid-cols-2">
    <Points points={tour.included} icon={Check} tint="text-pine" />
    <div>
      <h3 className="mb-3 text-base">
        <FormattedMessage id="tour-page.notIncluded" />
      </h3>
      <Points points={tour.notIncluded} icon={Minus} tint="text-ink-soft" />
    </div>
  </div>
);

const Meeting = ({ point }: { point: MeetingPoint }) => (
  <li>
    <p className="font-medium">{point.name}</p>
    <p className="text-ink-soft">
      <AddressText of={point.address} />
    </p>
    <p className="mt-1 text-sm">
      <a
        href={openStreetMap(point, 'street')}
        target="_blank"
        rel="noreferrer"
        className={`inline-block min-h-6 ${infoLink}`}
      >
        <FormattedMessage id="tour-page.map.open" />
      </a>
    </p>
  </li>
);

/** The text of the page, in the order in which one asks. */
export const TourContent = ({ tour }: { tour: Tour }) => (
  <>
    <TourSection id="highlights" title="tour-page.highlights">
      <Points points={tour.highlights} icon={Sparkles} tint="text-sun" />
    </TourSection>
    <TourSection id="about" title="tour-page.about">
      <div className="prose">
        {tour.description.split('\n\n').map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>{paragraph}</p>
        ))}
      </div>
    </TourSection>
    {tour.itinerary.length > 0 && (
      <TourSection id="stops" title="tour-page.stops">
        <Itinerary tour={tour} />
      </TourSection>
    )}
    <TourSection id="included" title="tour-page.included">
      <Included tour={tour} />
    </TourSection>
    <TourSection id="meeting" title="tour-page.meeting">
      <ul className="grid gap-5">
        {tour.meetingPoints.map((point) => (
          <Meeting key={point.id} point={point} />
        ))}
      </ul>
    </TourSection>
    <TourSection id="know" title="tour-page.know">
      <GoodToKnow tour={tour} />
    </TourSection>
  </>
);
