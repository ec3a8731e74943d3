import { FormattedMessage } from 'react-intl';

/** Nothing is refused: two groups may want the same. But nobody shall pay twice by mistake. */
export const RepeatedLine = () => (
  <p className="rounded-lg bg-sun-soft p-3 text-sm text-ink">
    <FormattedMessage id="checkout.twice" />
  </p>
);
