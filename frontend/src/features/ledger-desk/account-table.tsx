import { FormattedMessage } from 'react-intl';
import { DataTable } from '../../ui/display/data-table.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { textLink } from '../../ui/text/text-link.js';
import type { AccountBalance } from './ledger.api.js';

interface AccountTableProps {
  caption: string;
  accounts: readonly AccountBalance[];
  /** The order of which the lines are told. */
  order?: string;
}

const name = (id: string) => <FormattedMessage id={id} />;

/** Accounts with their sums; each leads to its lines. */
export const AccountTable = ({ caption, accounts, order }: AccountTableProps) => (
  <DataTable<AccountBalance>
    caption={caption}
    rows={accounts}
    rowKey={({ account, balance }) => `${account} ${balance.currency}`}
    columns={[
      {
        key: 'account',
        title: name('ledger-desk.account'),
        cell: ({ account, balance: { currency } }) => (
          <Link to={linesOf(account, currency, order)} className={textLink}>
            {name(`ledger-desk.account.${account}`)}
          </Link>
        ),
      },
      {
        key: 'debits',
        title: name('ledger-desk.debits'),
        align: 'end',
        cell: ({ debits }) => <MoneyText value={debits} />,
      },
      {
        key: 'credits',
        title: name('ledger-desk.credits'),
        align: 'end',
        cell: ({ credits }) => <MoneyText value={credits} />,
      },
      {
        key: 'balance',
        title: name('ledger-desk.balance'),
        align: 'end',
        cell: ({ balance }) => <MoneyText value={balance} />,
      },
    ]}
  />
);

const linesOf = (account: string, currency: string, order: string | undefined): string => {
  const search = new URLSearchParams({ account, currency, ...(order === undefined ? {} : { query: order }) });
  return `/admin/ledger/postings?${search.toString()}`;
};
