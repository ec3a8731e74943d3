import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { orderTokenOf, rememberGuestOrder } from '../../session/order-tokens.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Moment } from '../../ui/text/date-time.js';
import { QuoteActions } from './quote-actions.js';
import { wishFacts } from './quote-facts.js';
import { OfferDetails } from './quote-offer.js';
import { Messages } from './quote-messages.js';
import { placeOf } from './quote-place.js';
import { QuoteStateChip } from './quote-state.js';
import { quoteQuery, type Quote } from './quotes.api.js';

/** A quote, for its customer: by the account or by the signed link of the mail. */
export function QuotePage() {
  const { reference = '' } = useParams({ strict: false });
  const title = useIntl().formatMessage({ id: 'quotes.page.title' }, { reference });
  return (
    <>
      <PageHead title={title} noindex />
      {useHydrated() ? <OpenedQuote reference={reference} title={title} /> : <PageSkeleton />}
    </>
  );
}

function OpenedQuote({ reference, title }: { reference: string; title: string }) {
  const { token: mailed } = useSearch({ strict: false });
  const token = mailed ?? orderTokenOf(reference);
  const queries = useQueryClient();
  const query = quoteQuery(reference, token, useSite());
  const { data: quote, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const go = useGo();
  useEffect(() => {
    if (!quote || mailed === undefined) return;
    rememberGuestOrder({ reference, accessToken: mailed });
    // The key to the quote does not stay in the address, where it would be copied and shared.
    void go(`/quote/${reference}`, { replace: true });
  }, [quote, mailed, reference, go]);
  if (!quote)
    return error ? (
      <QuoteRefused error={error} reference={reference} title={title} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  return (
    <QuoteDetails quote={quote} title={title}>
      <QuoteActions
        quote={quote}
        token={token}
        onChanged={(changed) => queries.setQueryData(query.queryKey, changed)}
        onStale={() => void refetch()}
      />
    </QuoteDetails>
  );
}

interface DetailsProps {
  quote: Quote;
  title: string;
  /** What may be done now. */
  children: ReactNode;
}

const QuoteDetails = ({ quote, title, children }: DetailsProps) => (
  <div className="page-width grid min-h-dvh content-start gap-8 py-10 md:py-14">
    <header className="grid justify-items-start gap-3">
      <QuoteStateChip state={quote.state} />
      <h1>{title}</h1>
      <p role="status" className="max-w-[60ch] text-lg">
        <FormattedMessage
          id={`quotes.standing.${quote.state}`}
          values={{
            before: <Moment value={quote.answerBefore} {...placeOf(quote.place)} />,
            email: <span className="wrap-anywhere">{quote.customer.email}</span>,
          }}
        />
      </p>
    </header>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {quote.offer && (
          <Part title={<FormattedMessage id="quotes.offer.title" />}>
            <OfferDetails offer={quote.offer} place={quote.place} isOpen={quote.state === 'offered'} />
          </Part>
        )}
        {children}
        {quote.messages.length > 0 && (
          <Part title={<FormattedMessage id="quotes.messages" />}>
            <Messages quote={quote} />
          </Part>
        )}
      </div>
      <Part title={<FormattedMessage id="quotes.asked" />}>
        <dl className="grid gap-3">
          {wishFacts(quote).map(({ name, value }, index) => (
            <div key={index} className="border-b border-line pb-3">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  </div>
);

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="rounded-lg bg-surface p-5 shadow-low md:p-6">
    <h2 className="mb-4 text-xl">{title}</h2>
    {children}
  </section>
);

interface RefusedProps {
  error: Error;
  reference: string;
  title: string;
  onRetry: () => void;
}

/** Nobody we know, or the wrong one: what opens the quote. */
function QuoteRefused({ error, reference, title, onRetry }: RefusedProps) {
  const back = encodeURIComponent(sitePath(useSite(), `/quote/${reference}`));
  const status = isProblem(error) ? error.status : 0;
  return (
    <div className="page-width min-h-dvh py-10 md:py-14">
      <h1 className="mb-8">{title}</h1>
      {status === 401 || status === 404 ? (
        <EmptyState
          title={<FormattedMessage id="quotes.refused.title" />}
          action={
            <ButtonLink to={`/login?next=${back}`}>
              <FormattedMessage id="quotes.refused.login" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="quotes.refused.text" />
        </EmptyState>
      ) : (
        <ProblemMessage error={error} onRetry={onRetry} />
      )}
    </div>
  );
}
