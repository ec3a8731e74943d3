import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { Chip } from '../../ui/display/chip.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { quotesQuery, type QuoteRow } from './quote-desk.api.js';
import { QuoteStateChip } from './quote-state.js';
import { SERVICES } from './quote-values.js';
import { quotesSearch, STATES } from './quotes-search.js';

const route = getRouteApi('/$lang/$currency/admin/quotes');

/** Still to be answered by the team. */
const isWaiting = ({ state }: QuoteRow): boolean => state === 'new' || state === 'in-work';

/** The quotes, the latest first. */
export function QuotesListPage() {
  const intl = useIntl();
  const search = quotesSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const states = STATES.map((value) => ({ value, text: say(`quotes.state.${value}`) }));
  const services = SERVICES.map((value) => ({ value, text: say(`quotes.service.${value}`) }));
  return (
    <AdminList<QuoteRow>
      title={say('quotes.desk.title')}
      path="/admin/quotes"
      search={search}
      query={quotesQuery(search)}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/quotes/${id}`}
      searchLabel={say('quotes.desk.search')}
      views={[
        { text: say('quotes.desk.view.all'), search: {} },
        { text: say('quotes.state.new'), search: { state: 'new', sort: 'answerBefore' } },
        { text: say('quotes.state.accepted'), search: { state: 'accepted' } },
      ]}
      filters={[
        { name: 'state', label: say('quotes.desk.state'), choices: states },
        { name: 'type', label: say('quotes.desk.service'), choices: services },
      ]}
      columns={[
        { key: 'reference', title: say('quotes.desk.reference'), cell: ({ reference }) => reference },
        {
          key: 'type',
          title: say('quotes.desk.service'),
          cell: ({ type }) => <FormattedMessage id={`quotes.service.${type}`} />,
        },
        {
          key: 'customer',
          title: say('quotes.desk.customer'),
          cell: ({ companyName, customerName }) => companyName ?? customerName,
        },
        {
          key: 'state',
          title: say('quotes.desk.state'),
          cell: ({ state, hasOpenQuestion }) => (
            <span className="flex flex-wrap gap-1">
              <QuoteStateChip state={state} />
              {hasOpenQuestion && (
                <Chip tone="info">
                  <FormattedMessage id="quotes.desk.question" />
                </Chip>
              )}
            </span>
          ),
        },
        {
          key: 'startsAt',
          title: say('quotes.fact.starts'),
          sort: 'startsAt',
          cell: ({ startsAt }) => startsAt && <ShortMoment value={startsAt} />,
        },
        {
          key: 'answerBefore',
          title: say('quotes.desk.answerBefore'),
          sort: 'answerBefore',
          cell: (row) =>
            isWaiting(row) && (
              <span className={Date.parse(row.answerBefore) < serverNow() ? 'font-medium text-danger' : undefined}>
                <ShortMoment value={row.answerBefore} />
              </span>
            ),
        },
        {
          key: 'total',
          title: say('quotes.offer.total'),
          align: 'end',
          cell: ({ total }) => total && <MoneyText value={total} />,
        },
      ]}
      empty={<FormattedMessage id="quotes.desk.none" />}
    />
  );
}
