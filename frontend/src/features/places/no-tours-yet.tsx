import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { mappedCitiesQuery } from '../../shared/catalogue/catalogue.api.js';
import { TeamMail } from '../../shared/team-mail/team-mail.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { formatDistance, nearestTo } from '../../maps/distance.js';
import type { Place } from '../../maps/projection.js';

const OFFERED = 3;

interface NoToursYetProps {
  name: string;
  /** Where it is: a city, or the cities of a country. */
  places: readonly Place[];
  /** Whose tours it would be among: the way there. */
  around?: { readonly to: string; readonly name: string };
}

/** Says so, names the nearest cities with tours, and whom to write to. */
export function NoToursYet({ name, places, around }: NoToursYetProps) {
  const intl = useIntl();
  const { data: cities } = useSuspenseQuery(mappedCitiesQuery(useSite()));
  const nearest = nearestTo(
    places,
    cities.filter(({ toursCount }) => toursCount > 0),
  ).slice(0, OFFERED);
  const email = <TeamMail />;
  return (
    <EmptyState
      title={<FormattedMessage id="places.none.title" values={{ place: name }} />}
      action={
        <ul className="flex flex-wrap justify-center gap-3">
          {nearest.map(({ place: { slug, name: city }, metres }) => (
            <li key={slug}>
              <ButtonLink to={`/city/${slug}`} look="secondary">
                <FormattedMessage id="places.none.nearest" values={{ city, distance: formatDistance(metres, intl) }} />
              </ButtonLink>
            </li>
          ))}
          {around && (
            <li>
              <ButtonLink to={around.to} look="secondary">
                {around.name}
              </ButtonLink>
            </li>
          )}
        </ul>
      }
    >
      <FormattedMessage id="places.none.text" values={{ email }} />
    </EmptyState>
  );
}
