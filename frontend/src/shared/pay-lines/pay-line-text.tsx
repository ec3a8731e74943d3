import { FormattedMessage, useIntl } from 'react-intl';
import type { EarningsLineView, PayoutLineView } from '../../api/generated/types.gen.js';
import { MoneyText } from '../../ui/text/money.js';

const WHOLE = 10_000;

interface PayLineTextProps {
  line: Omit<EarningsLineView, 'amount' | 'kind'> & { kind: EarningsLineView['kind'] | PayoutLineView['kind'] };
}

/** What a line of a guide's pay is for: the share of a booking, a fee, a supplement, tickets, or a refund. */
export function PayLineText({ line: { kind, basisPoints, bookingReference, of } }: PayLineTextProps) {
  const intl = useIntl();
  const share =
    basisPoints === undefined
      ? ''
      : intl.formatNumber(basisPoints / WHOLE, { style: 'percent', maximumFractionDigits: 2 });
  const reference = <span className="whitespace-nowrap">{bookingReference}</span>;
  if (of)
    return (
      <FormattedMessage id="pay-lines.line.share-of" values={{ share, reference, net: <MoneyText value={of} /> }} />
    );
  return <FormattedMessage id={`pay-lines.line.${kind}`} values={{ share, reference }} />;
}
