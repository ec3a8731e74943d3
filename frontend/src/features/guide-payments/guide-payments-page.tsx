import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { PayLineText } from '../../shared/pay-lines/pay-line-text.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { Card } from '../../ui/display/card.js';
import { Chip } from '../../ui/display/chip.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Day, Month } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { textLink } from '../../ui/text/text-link.js';
import { type MyPayouts, type Payout, payoutsQuery, readBill } from './guide-payments.api.js';
import { Objections } from './objections.js';
import { OpenPay } from './open-pay.js';
import { TaxDetailsCard } from './tax-details.js';
import { PaymentsChart } from './payments-chart.js';

const route = getRouteApi('/$lang/$currency/guide-payments');

/** What a guide is paid: by year and month, line by line, with the bills. */
export function GuidePaymentsPage() {
  const title = useIntl().formatMessage({ id: 'guide-payments.title' });
  return (
    <div className="page-width grid min-h-dvh content-start gap-6 py-8 md:py-12">
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{title}</h1>
        <Link to="/guide-missions" className={textLink}>
          <FormattedMessage id="guide-payments.missions" />
        </Link>
      </div>
      {useHydrated() ? <Payments /> : <PageSkeleton />}
    </div>
  );
}

function Payments() {
  const { year: asked, guide } = route.useSearch();
  const thisYear = new Date(serverNow()).getFullYear();
  const year = Number(asked ?? thisYear);
  const { data, error, refetch } = useQuery({ ...payoutsQuery(year, useSite(), guide), staleTime: 0 });
  const addressOf = (other: number) => `/guide-payments?year=${other}${guide ? `&guide=${guide}` : ''}`;
  return (
    <>
      <nav className="flex items-center gap-4">
        <Link to={addressOf(year - 1)} className={textLink}>
          {year - 1}
        </Link>
        <h2 className="text-xl">{year}</h2>
        {year < thisYear && (
          <Link to={addressOf(year + 1)} className={textLink}>
            {year + 1}
          </Link>
        )}
      </nav>
      {data ? (
        <Year data={data} isOwn={guide === undefined} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

function Year({ data, isOwn }: { data: MyPayouts; isOwn: boolean }) {
  const { payouts, totals, hasAccount, hasTaxDetails } = data;
  return (
    <>
      {isOwn && !hasAccount && (
        <p role="note" className="rounded-lg bg-sunken p-4">
          <FormattedMessage
            id="guide-payments.noAccount"
            values={{
              link: (text) => (
                <Link to="/account-billing" className={textLink}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      )}
      <OpenPay pay={data} isOwn={isOwn} />
      {payouts.length === 0 ? (
        <EmptyState title={<FormattedMessage id="guide-payments.none" />}>
          <FormattedMessage id="guide-payments.none.text" />
        </EmptyState>
      ) : (
        <>
          {totals.map((total) => (
            <PaymentsChart
              key={total.currency}
              total={total}
              payouts={payouts.filter(({ amount }) => amount.currency === total.currency)}
            />
          ))}
          {payouts.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} />
          ))}
        </>
      )}
      {isOwn && <TaxDetailsCard hasTaxDetails={hasTaxDetails} />}
    </>
  );
}

const TONES = { closed: 'plain', billed: 'info', sending: 'notice', paid: 'good' } as const;

function PayoutCard({ payout }: { payout: Payout }) {
  const { id, month, amount, state, payOn, billNumber, lines } = payout;
  const api = useApi();
  const download = useMutation({
    mutationFn: () => readBill(api, id),
    onSuccess: (file) => saveFile(file, `${billNumber ?? id}.pdf`),
  });
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-xl first-letter:uppercase">
          <Month value={month} />
        </h3>
        <Chip tone={TONES[state]}>
          <FormattedMessage id={`guide-payments.state.${state}`} />
        </Chip>
        <span className="font-serif text-2xl">
          <MoneyText value={amount} />
        </span>
      </div>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="guide-payments.payOn" values={{ day: <Day value={payOn} /> }} />
      </p>
      <details>
        <summary className="min-h-6 cursor-pointer">
          <FormattedMessage id="guide-payments.lines" values={{ count: lines.length }} />
        </summary>
        <ul className="mt-2 grid gap-2 text-sm">
          {lines.map((line, index) => (
            <li key={index} className="flex justify-between gap-4 border-b border-line pb-2">
              <span className="min-w-0">
                {line.tour}
                <span className="block text-ink-soft">
                  <Day value={line.date} look="short" /> · <PayLineText line={line} />
                </span>
              </span>
              <MoneyText value={line.amount} />
            </li>
          ))}
        </ul>
      </details>
      <Objections payout={payout} />
      {billNumber && (
        <div className="flex flex-wrap items-center gap-4">
          <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
            <FormattedMessage id="guide-payments.bill" values={{ number: billNumber }} />
          </Button>
          {download.error && <ProblemMessage error={download.error} onRetry={() => download.mutate()} />}
        </div>
      )}
    </Card>
  );
}
