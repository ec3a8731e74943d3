import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { Section } from './section.js';

/** @param tours the list of them; nothing where no tour is featured */
export const FeaturedTours = ({ tours }: { tours: ReactNode }) => (
  <Section
    title="home.tours.title"
    className={tours ? 'deferred [--about:177rem] lg:[--about:121rem]' : ''}
    more={
      <Link to="/tours" className={textLink}>
        <FormattedMessage id="home.tours.all" />
      </Link>
    }
  >
    {tours || (
      <p className="rounded-lg bg-sunken px-6 py-10 text-center text-lg">
        <FormattedMessage id="home.tours.none" />
      </p>
    )}
  </Section>
);
