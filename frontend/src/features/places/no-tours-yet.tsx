import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { mappedCitiesQuery } from '../../layout/layout.api.js';
import { TeamMail } from '../../layout/team-mail.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { formatDistance, metresBetween, nearestTo } from '../../ui/map/distance.js';
import { type City } from './places.api.js';

const OFFERED = 3;

/** Says so, names the nearest cities with tours, and whom to write to. */
export function NoToursYet({ city }: { city: City }) {
  const intl = useIntl();
  const { data: cities } = useSuspenseQuery(mappedCitiesQuery(useSite()));
  const nearest = nearestTo(
    city,
    cities.filter(({ toursCount }) => toursCount > 0),
  ).slice(0, OFFERED);
  const email = <TeamMail className="text-sky underline" />;
  return (
    <div className="mt-14">
      <EmptyState
        title={<FormattedMessage id="places.none.title" values={{ place: city.name }} />}
        action={
          <ul className="flex flex-wrap justify-center gap-3">
            {nearest.map((other) => (
              <li key={other.slug}>
                <ButtonLink to={`/city/${other.slug}`} look="secondary">
                  <FormattedMessage
                    id="places.none.nearest"
                    values={{
                      city: other.name,
                      distance: formatDistance(metresBetween(city, other), intl),
                    }}
                  />
                </ButtonLink>
              </li>
            ))}
          </ul>
        }
      >
        <FormattedMessage id="places.none.text" values={{ email }} />
      </EmptyState>
    </div>
  );
}
