import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Chip } from '../../ui/display/chip.js';
import { DataTable } from '../../ui/display/data-table.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { AccountTable } from './account-table.js';
import { ledgerQuery, type Ledger } from './ledger.api.js';
import { OrderBalanceForm } from './order-balance-form.js';

const name = (id: string) => <FormattedMessage id={id} />;

/** The trial balance, and the proof that the ledger agrees with payments and refunds. */
export function LedgerPage() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery({ ...ledgerQuery(), staleTime: 0 });
  const title = intl.formatMessage({ id: 'ledger-desk.title' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PageHead title={title} noindex />
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{title}</h1>
          {data && (
            <Chip tone={data.isProven ? 'good' : 'bad'}>
              {name(data.isProven ? 'ledger-desk.proven' : 'ledger-desk.different')}
            </Chip>
          )}
        </div>
        <ButtonLink look="secondary" to="/admin/ledger/postings" className="min-h-9 px-4 py-1 text-sm">
          {name('ledger-desk.postings')}
        </ButtonLink>
      </div>
      {data ? (
        <Found ledger={data} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  );
}

function Found({ ledger }: { ledger: Ledger }) {
  const intl = useIntl();
  const { accounts } = ledger;
  const currencies = [...new Set(accounts.map(({ balance }) => balance.currency))];
  if (accounts.length === 0)
    return <EmptyState title={<FormattedMessage id="ledger-desk.empty" />}>{name('ledger-desk.none')}</EmptyState>;
  return (
    <>
      {ledger.differences.length > 0 && <Differences ledger={ledger} />}
      <Proof ledger={ledger} />
      <RecordSection title={name('ledger-desk.order')}>
        <OrderBalanceForm />
      </RecordSection>
      {currencies.map((currency) => (
        <RecordSection key={currency} title={<FormattedMessage id="ledger-desk.trialBalance" values={{ currency }} />}>
          <AccountTable
            caption={intl.formatMessage({ id: 'ledger-desk.trialBalance' }, { currency })}
            accounts={accounts.filter(({ balance }) => balance.currency === currency)}
          />
        </RecordSection>
      ))}
    </>
  );
}

const Proof = ({ ledger: { checks, provedAt } }: { ledger: Ledger }) => (
  <RecordSection
    title={name('ledger-desk.proof')}
    aside={
      <span className="text-sm text-ink-soft">
        <ShortMoment value={provedAt} />
      </span>
    }
  >
    <DataTable<Ledger['checks'][number]>
      caption={name('ledger-desk.proof')}
      rows={checks}
      rowKey={({ check, expected }) => `${check} ${expected.currency}`}
      columns={[
        { key: 'check', title: name('ledger-desk.check'), cell: ({ check }) => name(`ledger-desk.check.${check}`) },
        {
          key: 'expected',
          title: name('ledger-desk.expected'),
          align: 'end',
          cell: ({ expected }) => <MoneyText value={expected} />,
        },
        {
          key: 'found',
          title: name('ledger-desk.found'),
          align: 'end',
          cell: ({ found }) => <MoneyText value={found} />,
        },
        {
          key: 'isRight',
          title: name('ledger-desk.result'),
          align: 'end',
          cell: ({ isRight }) => (
            <Chip tone={isRight ? 'good' : 'bad'}>{name(isRight ? 'ledger-desk.same' : 'ledger-desk.differs')}</Chip>
          ),
        },
      ]}
    />
  </RecordSection>
);

const Differences = ({ ledger: { differences } }: { ledger: Ledger }) => (
  <RecordSection title={name('ledger-desk.differences')}>
    <DataTable<Ledger['differences'][number]>
      caption={name('ledger-desk.differences')}
      rows={differences}
      rowKey={({ orderReference, captured }) => `${orderReference} ${captured.currency}`}
      columns={[
        {
          key: 'order',
          title: name('ledger-desk.orderReference'),
          cell: ({ orderReference }) => (
            <Link to={`/admin/ledger/orders/${orderReference}`} className={textLink}>
              {orderReference}
            </Link>
          ),
        },
        {
          key: 'captured',
          title: name('ledger-desk.captured'),
          align: 'end',
          cell: ({ captured }) => <MoneyText value={captured} />,
        },
        {
          key: 'refunded',
          title: name('ledger-desk.refunded'),
          align: 'end',
          cell: ({ refunded }) => <MoneyText value={refunded} />,
        },
        {
          key: 'inLedger',
          title: name('ledger-desk.found'),
          align: 'end',
          cell: ({ inLedger }) => <MoneyText value={inLedger} />,
        },
      ]}
    />
  </RecordSection>
);
