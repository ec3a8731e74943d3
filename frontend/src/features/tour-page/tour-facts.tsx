import { Clock, Languages, MapPin, Users } from 'lucide';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { byName } from '../../i18n/by-name.js';
import { Durations } from '../../ui/text/date-time.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { Rating } from '../../ui/display/rating.js';
import { largestParty } from './prices.js';
import type { Tour } from './tour.api.js';

const Fact = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <li className="inline-flex items-start gap-2">
    <Icon of={icon} className="mt-0.5 size-5 text-action-text" />
    <span>{children}</span>
  </li>
);

/** City, duration, size of the group, languages; the rating only where there are reviews. */
export function TourFacts({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const languages = intl.formatList(byName(tour.guideLanguages, intl.locale).map(({ name }) => name));
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-base">
      {tour.reviewCount > 0 && (
        <li className="inline-flex items-center">
          <Rating value={tour.rating} reviews={tour.reviewCount} />
        </li>
      )}
      <Fact icon={MapPin}>
        <Link to={`/city/${tour.city.slug}`} className="underline underline-offset-4 hover:no-underline">
          {tour.city.name}
        </Link>
      </Fact>
      <Fact icon={Clock}>
        <Durations minutes={tour.options.map(({ duration }) => duration)} />
      </Fact>
      <Fact icon={Users}>
        <FormattedMessage id={`tour-page.kind.${tour.kind}`} values={{ count: largestParty(tour.options) }} />
      </Fact>
      <Fact icon={Languages}>{languages || <FormattedMessage id="tour-page.guideLanguage.none" />}</Fact>
    </ul>
  );
}
