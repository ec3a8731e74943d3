import { FormattedMessage } from 'react-intl';
import { type Money, MoneyText } from './money.js';

interface Props {
  /** Of a text with `from` and `to`. */
  readonly id: string;
  readonly from: Money;
  readonly to: Money;
}

/** The old price, struck out, and the new one. */
export const PriceChange = ({ id, from, to }: Props) => (
  <FormattedMessage
    id={id}
    values={{
      from: (
        <s className="text-ink-soft">
          <MoneyText value={from} />
        </s>
      ),
      to: (
        <strong>
          <MoneyText value={to} />
        </strong>
      ),
    }}
  />
);
