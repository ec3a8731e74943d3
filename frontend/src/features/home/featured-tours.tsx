import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/link.js';
import { textLink } from '../../ui/text-link.js';
import { Section } from './section.js';

export const FeaturedTours = ({ tours }: { tours: ReactNode }) => (
  <Section
    title="home.tours.title"
    className="deferred [--about:177rem] lg:[--about:121rem]"
    more={
      <Link to="/tours" className={textLink}>
        <FormattedMessage id="home.tours.all" />
      </Link>
    }
  >
    {tours}
  </Section>
);
