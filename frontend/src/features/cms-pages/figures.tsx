import { useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { Day } from '../../ui/text/date-time.js';
import { figuresQuery } from './figures.api.js';

interface FiguresProps {
  /** Slugs in the order shown; all without. */
  only?: readonly string[];
  className?: string;
}

/** Numbers as in the margin of a book, each with whose count it is and of what day. */
export function Figures({ only, className = '' }: FiguresProps) {
  const { data } = useSuspenseQuery(figuresQuery(useSite()));
  const shown = only ? only.flatMap((slug) => data.find((each) => each.slug === slug) ?? []) : data;
  if (shown.length === 0) return null;
  return (
    <dl className={`grid gap-x-6 gap-y-6 md:gap-x-10 ${className}`}>
      {shown.map(({ slug, title, language, details: { value, date, source } }) => (
        <div key={slug} lang={bcp47(language)} className="flex flex-col-reverse justify-end border-t border-line pt-3">
          <dt>
            <span className="block leading-snug font-medium hyphens-auto max-md:text-[0.9375rem]">{title}</span>
            <span className="block text-sm text-pretty text-ink-soft">
              {source}
              {date && (
                <span className="block">
                  <FormattedMessage id="cms-pages.figures.asOf" values={{ day: <Day value={date} look="short" /> }} />
                </span>
              )}
            </span>
          </dt>
          {value !== undefined && (
            <dd className="font-serif text-4xl leading-tight whitespace-nowrap text-action-text tabular-nums">
              <FormattedNumber value={value} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
