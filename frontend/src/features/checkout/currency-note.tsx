import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';

/** Said once the currency was changed here: each price on the page is another one. */
export function CurrencyNote() {
  const { currency } = useSite();
  const [seen, setSeen] = useState({ currency, isOther: false });
  if (seen.currency !== currency) setSeen({ currency, isOther: true });
  const name = useIntl().formatDisplayName(currency, { type: 'currency' });
  return (
    <p role="status" className={seen.isOther ? 'mb-6 rounded-lg bg-pine-soft p-4 text-sm' : 'sr-only'}>
      {seen.isOther && <FormattedMessage id="checkout.cart.currencyChanged" values={{ name, code: currency }} />}
    </p>
  );
}
