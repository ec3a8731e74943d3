import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { Chip } from '../../ui/display/chip.js';
import { Day, Month } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import { payoutRowsQuery, type PayoutRow } from './payout-desk.api.js';
import { TaxReport } from './tax-report.js';
import { PayoutBatches } from './payout-batches.js';
import { TONES } from './payout-tones.js';
import { payoutsSearch, STATES } from './payouts-search.js';

const route = getRouteApi('/$lang/$currency/admin/payouts');

/** Payouts to guides, the latest month first, and the files for the bank. */
export function PayoutsPage() {
  const intl = useIntl();
  const search = payoutsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <div className="grid gap-8">
      <AdminList<PayoutRow>
        title={say('payout-desk.title')}
        path="/admin/payouts"
        search={search}
        query={{ ...payoutRowsQuery(search), staleTime: 0 }}
        rowKey={({ id }) => id}
        rowPath={({ id }) => `/admin/payouts/${id}`}
        searchLabel={say('payout-desk.find')}
        views={[
          { text: say('payout-desk.view.all'), search: {} },
          { text: say('payout-desk.view.billed'), search: { state: 'billed' } },
          { text: say('payout-desk.view.paid'), search: { state: 'paid' } },
        ]}
        filters={[
          {
            name: 'state',
            label: say('payout-desk.state'),
            choices: STATES.map((value) => ({ value, text: say(`payout-desk.state.${value}`) })),
          },
        ]}
        columns={[
          {
            key: 'guide',
            title: say('payout-desk.guide'),
            cell: ({ guideName, guideId }) => guideName ?? guideId,
          },
          {
            key: 'month',
            title: say('payout-desk.month'),
            sort: 'month',
            cell: ({ month }) => <Month value={month} />,
          },
          {
            key: 'amount',
            title: say('payout-desk.amount'),
            sort: 'amount',
            align: 'end',
            cell: ({ amount }) => <MoneyText value={amount} />,
          },
          {
            key: 'state',
            title: say('payout-desk.state'),
            cell: ({ state, hasAccount, hasOpenObjection, waitsForTaxDetails }) => (
              <span className="flex flex-wrap gap-2">
                <Chip tone={TONES[state]}>{say(`payout-desk.state.${state}`)}</Chip>
                {!hasAccount && state !== 'paid' && <Chip tone="bad">{say('payout-desk.noAccount')}</Chip>}
                {waitsForTaxDetails && state !== 'paid' && <Chip tone="bad">{say('payout-desk.noTaxDetails')}</Chip>}
                {hasOpenObjection && <Chip tone="notice">{say('payout-desk.objection')}</Chip>}
              </span>
            ),
          },
          { key: 'bill', title: say('payout-desk.bill'), cell: ({ billNumber }) => billNumber },
          {
            key: 'payOn',
            title: say('payout-desk.payOn'),
            align: 'end',
            cell: ({ payOn }) => <Day value={payOn} look="short" />,
          },
        ]}
        empty={<FormattedMessage id="payout-desk.none" />}
      />
      <PayoutBatches />
      <TaxReport />
    </div>
  );
}
