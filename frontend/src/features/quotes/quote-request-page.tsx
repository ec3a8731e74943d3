import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { navigation, useReady } from '../../layout/navigation.js';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import { PageHead } from '../../ui/display/page-head.js';
import { posterPath } from '../../ui/display/poster.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { QuoteForm } from './quote-form.js';
import { SERVICES } from './quote-values.js';
import { quoteChoicesQuery, type QuoteChoices, type QuoteType } from './quotes.api.js';

/** The service of a page: its address, or the hub for anything. */
const typeOf = (path: string): QuoteType => SERVICES.find((service) => path.endsWith(`/${service}`)) ?? 'general';

/** A form for one service, or the hub with the form for anything else. */
export function QuoteRequestPage() {
  const intl = useIntl();
  const type = typeOf(useLocation().pathname);
  const read = useQuery(quoteChoicesQuery(useSite()));
  const isHydrated = useHydrated();
  const title = intl.formatMessage({ id: `quotes.title.${type}` });
  const lead = intl.formatMessage({ id: `quotes.lead.${type}` });
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead title={title} description={lead} image={posterPath('hero', 'contact', 'share')} />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <div className="grid content-start gap-8">
          <ChapterOpening kicker={<FormattedMessage id="quotes.kicker" />} title={title} lead={lead} />
          {type === 'general' && <Services />}
          <Next type={type} choices={read.data} />
        </div>
        <section
          aria-label={intl.formatMessage({ id: 'quotes.form' })}
          className="self-start rounded-lg border-t-4 border-action bg-surface p-5 shadow-low md:p-8"
        >
          {read.data && isHydrated ? (
            <QuoteForm key={type} type={type} choices={read.data} />
          ) : read.error ? (
            <ProblemMessage error={read.error} onRetry={() => void read.refetch()} />
          ) : (
            <Skeleton className="h-[60rem]" />
          )}
        </section>
      </div>
    </div>
  );
}

/** The forms that know what to ask. */
function Services() {
  const { airport, transfer, business, cruises, safari } = navigation.services;
  return (
    <nav aria-labelledby="services">
      <h2 id="services" className="mb-3 text-xl">
        <FormattedMessage id="quotes.services" />
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {useReady([airport, transfer, business, cruises, safari]).map(({ to, text }) => (
          <li key={to} className="py-3">
            <Link to={to} className={textLink}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const WAITED: Partial<Record<QuoteType, 'airport' | 'port' | 'address'>> = {
  'airport-pickup': 'airport',
  transfer: 'address',
  'cruise-tour': 'port',
};

/** What happens after the form, and by when. */
function Next({ type, choices }: { type: QuoteType; choices: QuoteChoices | undefined }) {
  const waited = WAITED[type];
  const minutes = waited && choices?.waitingMinutes[waited];
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-3 text-xl">
        <FormattedMessage id="quotes.next" />
      </h2>
      <ol className="grid list-decimal gap-3 ps-5 marker:font-medium marker:text-action-text">
        <li>
          <FormattedMessage id="quotes.next.answer" />
        </li>
        <li>
          <FormattedMessage id="quotes.next.accept" />
        </li>
        <li>
          <FormattedMessage id="quotes.next.pay" />
        </li>
      </ol>
      {choices && (
        <p className="mt-4 text-sm text-ink-soft">
          <FormattedMessage id="quotes.offer.policy" values={{ hours: choices.freeHours }} />{' '}
          {minutes !== undefined && <FormattedMessage id="quotes.waiting" values={{ minutes }} />}
        </p>
      )}
    </section>
  );
}
