import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface TourSectionProps {
  /** Where the list of contents leads to. */
  id: string;
  title: string;
  children: ReactNode;
}

export const TourSection = ({ id, title, children }: TourSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="mt-12 md:mt-16">
    <h2 id={`${id}-title`} className="mb-5">
      <FormattedMessage id={title} />
    </h2>
    {children}
  </section>
);
