import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** About how high each is, on a telephone and beside the booking. */
const heights = {
  highlights: '[--about:19rem] lg:[--about:13rem]',
  about: '[--about:35rem] lg:[--about:21rem]',
  stops: '[--about:160rem] lg:[--about:118rem]',
  included: '[--about:20rem] lg:[--about:12rem]',
  meeting: '[--about:11rem] lg:[--about:9rem]',
  know: '[--about:29rem] lg:[--about:23rem]',
  reviews: '[--about:122rem] lg:[--about:100rem]',
} as const;

export type SectionId = keyof typeof heights;

interface TourSectionProps {
  /** Where the list of contents leads to. */
  id: SectionId;
  title: string;
  children: ReactNode;
}

export const TourSection = ({ id, title, children }: TourSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={`deferred mt-12 md:mt-16 ${heights[id]}`}>
    <h2 id={`${id}-title`} className="mb-5">
      <FormattedMessage id={title} />
    </h2>
    {children}
  </section>
);
