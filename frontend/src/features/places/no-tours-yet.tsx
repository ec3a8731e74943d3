import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { TeamMail } from '../../layout/team-mail.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { distanceBetween, nearestTo } from './distance.js';
import { citiesOnMapQuery, type City } from './places.api.js';

const OFFERED = 3;

/** Says so, names the nearest cities with tours, and whom to write to. */
export function NoToursYet({ city }: { city: City }) {
  const intl = useIntl();
  const { data: cities } = useSuspenseQuery(citiesOnMapQuery(useSite()));
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
                      distance: intl.formatNumber(Math.round(distanceBetween(city, other)), {
                        style: 'unit',
                        unit: 'kilometer',
                      }),
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
