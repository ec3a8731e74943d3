import { FormattedMessage } from 'react-intl';
import { RadioGroup } from '../../ui/form/checkbox.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import type { Cart, PaymentMethod } from './checkout.api.js';

interface PaymentChoiceProps {
  cart: Cart;
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** Card or bank transfer. What a transfer means is said before it is chosen, and why it is not offered where it is not. */
export function PaymentChoice({ cart: { wire, currency }, method, onChange }: PaymentChoiceProps) {
  if (!wire) return null;
  const card = { value: 'card', label: <FormattedMessage id="checkout.method.card" /> };
  if (!wire.isOffered)
    return (
      <div className="grid gap-1">
        <h3 className="text-lg">
          <FormattedMessage id="checkout.method" />
        </h3>
        <p>
          <FormattedMessage id="checkout.method.card" />
        </p>
        <p className="text-sm text-ink-soft">
          <FormattedMessage
            id={`checkout.wire.refused.${wire.reason ?? 'no-account'}`}
            values={{ days: wire.daysAhead, currency }}
          />
        </p>
      </div>
    );
  return (
    <RadioGroup
      legend={<FormattedMessage id="checkout.method" />}
      name="paymentMethod"
      value={method}
      options={[
        card,
        {
          value: 'wire',
          label: <FormattedMessage id="checkout.method.wire" />,
          hint: (
            <FormattedMessage
              id="checkout.wire.hint"
              values={{ moment: <Moment value={wire.deadline} timeZone={localZone()} /> }}
            />
          ),
        },
      ]}
      onChange={({ target }) => onChange(target.value === 'wire' ? 'wire' : 'card')}
    />
  );
}
