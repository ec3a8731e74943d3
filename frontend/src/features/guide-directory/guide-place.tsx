import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { countryBeside } from '../../i18n/country-beside.js';
import type { PublicGuide } from './guides.api.js';

interface GuidePlaceProps {
  guide: PublicGuide;
  /** How the city is shown; by its name where nothing else is said. */
  city?: ReactNode;
}

/** Where a guide works: the city with its country, a city state alone. */
export function GuidePlace({ guide: { city }, city: shown = city.name }: GuidePlaceProps) {
  const country = countryBeside(city.name, city.country);
  return country === undefined ? (
    shown
  ) : (
    <FormattedMessage id="guide-directory.place" values={{ city: shown, country }} />
  );
}
