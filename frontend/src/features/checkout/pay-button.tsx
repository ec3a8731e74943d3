import { TriangleAlert } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { ErrorTitle } from '../../ui/feedback/error-title.js';
import { Icon } from '../../ui/display/icon.js';
import { MoneyText, type Money } from '../../ui/text/money.js';

/** Says that a click binds, and how much it costs. */
export const PayButton = ({ amount, busy }: { amount: Money; busy: boolean }) => (
  <Button type="submit" busy={busy} className="justify-self-start text-lg max-sm:w-full">
    {/* Evened out, no sign stands alone on a line. */}
    <span className="text-balance">
      <FormattedMessage id="checkout.pay" values={{ amount: <MoneyText value={amount} /> }} />
    </span>
  </Button>
);

/** What became of a try that did not pay. */
export const PaymentNotice = ({ kind }: { kind: 'declined' | 'unanswered' }) => (
  <div role="alert" className="flex gap-3 rounded-lg bg-danger-soft p-4">
    <ErrorTitle />
    <Icon of={TriangleAlert} className="mt-0.5 size-5 text-danger" />
    <div>
      <p className="font-medium">
        <FormattedMessage id={`checkout.${kind}.title`} />
      </p>
      <p>
        <FormattedMessage id={`checkout.${kind}.text`} />
      </p>
    </div>
  </div>
);
