import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { AccountTable } from './account-table.js';
import { orderBalanceQuery } from './ledger.api.js';

const route = getRouteApi('/$lang/$currency/admin/ledger/orders/$reference');

/** What an order has moved on each account. */
export function OrderBalancePage() {
  const { reference } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/ledger', text: intl.formatMessage({ id: 'ledger-desk.title' }) };
  const read = useQuery({ ...orderBalanceQuery(reference), staleTime: 0 });
  const title = intl.formatMessage({ id: 'ledger-desk.orderTitle' }, { reference });
  return (
    <RecordPage read={read} back={back}>
      {({ accounts }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <PageHead title={title} noindex />
          <p className="text-sm">
            <Link to={back.to} className={textLink}>
              {back.text}
            </Link>
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h1 className="text-2xl">{title}</h1>
            <ButtonLink look="secondary" to={`/admin/orders/${reference}`} className="min-h-9 px-4 py-1 text-sm">
              <FormattedMessage id="ledger-desk.openOrder" />
            </ButtonLink>
          </div>
          <RecordSection title={<FormattedMessage id="ledger-desk.accounts" />}>
            {accounts.length === 0 ? (
              <p className="text-sm text-ink-soft">
                <FormattedMessage id="ledger-desk.order.none" />
              </p>
            ) : (
              <AccountTable caption={title} accounts={accounts} order={reference} />
            )}
          </RecordSection>
        </div>
      )}
    </RecordPage>
  );
}
