import { FormattedMessage } from 'react-intl';
import { Card } from '../../ui/display/card.js';
import { Month } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import type { Payout } from './guide-payments.api.js';

interface PaymentsChartProps {
  total: Payout['amount'];
  /** Of one currency. */
  payouts: readonly Payout[];
}

/** The months of a year as a table whose rows have bars, and their sum. */
export function PaymentsChart({ total, payouts }: PaymentsChartProps) {
  const most = Math.max(...payouts.map(({ amount }) => amount.amount), 1);
  return (
    <Card className="grid gap-3">
      <table className="w-full border-collapse text-sm">
        <caption className="mb-2 text-start font-medium">
          <FormattedMessage id="guide-payments.year" values={{ currency: total.currency }} />
        </caption>
        <tbody>
          {payouts.toReversed().map(({ id, month, amount }) => (
            <tr key={id}>
              <th scope="row" className="w-32 py-1 pe-3 text-start font-normal first-letter:uppercase">
                <Month value={month} />
              </th>
              <td aria-hidden className="w-full max-md:hidden">
                <div className="h-3 rounded bg-action" style={{ width: `${(100 * amount.amount) / most}%` }} />
              </td>
              <td className="py-1 ps-3 text-end whitespace-nowrap">
                <MoneyText value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-medium">
            <th scope="row" className="py-2 text-start">
              <FormattedMessage id="guide-payments.total" />
            </th>
            <td aria-hidden className="max-md:hidden" />
            <td className="py-2 ps-3 text-end whitespace-nowrap">
              <MoneyText value={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
