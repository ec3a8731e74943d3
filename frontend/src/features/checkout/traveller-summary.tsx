import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FullName } from '../../i18n/full-name.js';
import { Link } from '../../ui/text/link.js';
import { readable } from '../../ui/form/phone-number.js';
import { textLink } from '../../ui/text/text-link.js';
import type { TravellerForm } from './checkout-form.js';

/** What the first step has told: who books, and all that was said of somebody else who travels. */
export const TravellerSummary = ({ form }: { form: TravellerForm }) => (
  <div className="grid gap-4">
    <div className="grid gap-0.5">
      {form.travelerType === 'somebody-else' && (
        <p className="text-sm">
          <FormattedMessage id="checkout.you.buyer" />
        </p>
      )}
      <p>
        <FullName of={form} />
      </p>
      <p className="wrap-anywhere">{form.email}</p>
      <p>{readable(form.phoneNumber)}</p>
    </div>
    {form.travelerType === 'somebody-else' && <PassengerSummary form={form} />}
  </div>
);

const PassengerSummary = ({ form }: { form: TravellerForm }) => (
  <ul className="grid gap-2">
    <Told name="passengerName">{form.passengerName}</Told>
    {form.passengerRelation && <Told name="passengerRelation">{form.passengerRelation}</Told>}
    <Told name="passengerEmail">{form.passengerEmail}</Told>
    <Told name="passengerPhone">{readable(form.passengerPhone)}</Told>
    <Told name="passengerGetsMails">
      <FormattedMessage id={form.passengerGetsMails ? 'checkout.passenger.getsMails' : 'checkout.passenger.noMails'} />
    </Told>
  </ul>
);

/** One answer, with the way back to its field. */
function Told({ name, children }: { name: keyof TravellerForm; children: ReactNode }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `checkout.field.${name}` });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
      <div>
        <p className="text-sm">{label}</p>
        <p className="wrap-anywhere text-ink">{children}</p>
      </div>
      <Link
        to={`/checkout#field-${name}`}
        aria-label={intl.formatMessage({ id: 'checkout.step.changeName' }, { step: label })}
        className={`inline-flex min-h-8 items-center text-sm ${textLink}`}
      >
        <FormattedMessage id="checkout.step.change" />
      </Link>
    </li>
  );
}
