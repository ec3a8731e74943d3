import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Link } from '../../ui/text/link.js';
import { PagedList } from '../../ui/display/paged-list.js';
import type { MatterState, PaymentMatter } from './attention.api.js';
import { PaymentCard } from './payment-card.js';
import { Section } from './section.js';
import { SettlePaymentDialog } from './settle-payment-dialog.js';
import { mattersPath, PAYMENTS_ID, usePaymentMatters } from './use-payment-matters.js';

/** Money that a person must look at, what has waited longest first; and what was settled, the latest first. */
export function PaymentsSection() {
  const { data, error, refetch, state } = usePaymentMatters();
  const [settling, setSettling] = useState<PaymentMatter>();
  return (
    <>
      <Section
        id={PAYMENTS_ID}
        title={<FormattedMessage id="attention.payments.title" />}
        intro={<FormattedMessage id={`attention.payments.intro.${state}`} />}
        choice={<StateLinks state={state} />}
        rows={data?.matters}
        total={data?.pagination.totalItems}
        error={error}
        onRetry={() => void refetch()}
        empty={<NoMatters state={state} />}
      >
        {(matters) => (
          <PagedList
            page={data?.pagination.page ?? 1}
            pages={data?.pagination.totalPages ?? 1}
            to={(page) => mattersPath(state, page)}
          >
            <ul className="grid gap-4 lg:grid-cols-2">
              {matters.map((matter) => (
                <li key={matter.id}>
                  <PaymentCard matter={matter} onSettle={() => setSettling(matter)} />
                </li>
              ))}
            </ul>
          </PagedList>
        )}
      </Section>
      <SettlePaymentDialog matter={settling} onClose={() => setSettling(undefined)} />
    </>
  );
}

const states: readonly MatterState[] = ['open', 'settled'];

const StateLinks = ({ state }: { state: MatterState }) => (
  <nav aria-label={useIntl().formatMessage({ id: 'attention.payments.state' })} className="flex flex-wrap gap-x-6">
    {states.map((each) => (
      <Link
        key={each}
        to={mattersPath(each)}
        aria-current={each === state ? 'page' : undefined}
        className="inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink"
      >
        <FormattedMessage id={`attention.payments.state.${each}`} />
      </Link>
    ))}
  </nav>
);

const NoMatters = ({ state }: { state: MatterState }) =>
  state === 'open' ? (
    <EmptyState title={<FormattedMessage id="attention.payments.none" />}>
      <FormattedMessage id="attention.payments.noneText" />
    </EmptyState>
  ) : (
    <EmptyState title={<FormattedMessage id="attention.payments.noneSettled" />}>
      <FormattedMessage id="attention.payments.noneSettledText" />
    </EmptyState>
  );
