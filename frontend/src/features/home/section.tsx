import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface SectionProps {
  title: string;
  lead?: string;
  /** A link to all of what the section shows a part of. */
  more?: ReactNode;
  className?: string;
  children: ReactNode;
}

export const Section = ({ title, lead, more, className = '', children }: SectionProps) => (
  <section className={`page-width mt-16 md:mt-24 ${className}`}>
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 md:mb-8">
      <h2>
        <FormattedMessage id={title} />
      </h2>
      {more}
      {lead && (
        <p className="w-full max-w-[66ch] text-ink-soft">
          <FormattedMessage id={lead} />
        </p>
      )}
    </div>
    {children}
  </section>
);
