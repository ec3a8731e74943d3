import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { nameCustomers } from './bookings.api.js';
import type { ChangeEnds } from './change-panel.js';
import { PanelFrame } from './panel-frame.js';

const LONGEST_NAME = 200;

interface NamesPanelProps {
  booking: Booking;
  ends: ChangeEnds;
}

/** Who comes along: one field for each traveler beside the client, and none of them is required. */
export function NamesPanel({ booking, ends }: NamesPanelProps) {
  const api = useApi();
  const intl = useIntl();
  const { locale } = useSite();
  const { reference, travellers, additionalCustomers } = booking;
  const count = travellers.adults + travellers.children + travellers.infants - 1;
  const [names, setNames] = useState(() => Array.from({ length: count }, (_, at) => additionalCustomers[at] ?? ''));
  const naming = useMutation({
    mutationFn: () =>
      nameCustomers(
        api,
        { reference, language: locale, token: ends.token },
        names.map((name) => name.trim()).filter((name) => name !== ''),
      ),
    onSuccess: (named) => {
      showToast(intl.formatMessage({ id: 'my-bookings.names.done' }));
      return ends.onDone(named);
    },
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!naming.isPending) naming.mutate();
  };
  return (
    <PanelFrame title={<FormattedMessage id="my-bookings.names.title" />}>
      <form noValidate className="grid max-w-xl gap-5" onSubmit={send}>
        {naming.error && <ProblemMessage error={naming.error} />}
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="my-bookings.names.text" values={{ name: booking.client.name }} />
        </p>
        {names.map((name, at) => (
          <TextInput
            // One field for each traveler: fields neither move nor vanish.
            key={at}
            optional
            autoComplete="off"
            maxLength={LONGEST_NAME}
            label={<FormattedMessage id="my-bookings.names.name" values={{ number: at + 2 }} />}
            value={name}
            onChange={({ target }) => setNames(names.with(at, target.value))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={naming.isPending} className="max-sm:w-full">
            <FormattedMessage id="my-bookings.names.save" />
          </Button>
          <Button look="secondary" className="max-sm:w-full" onClick={ends.onClose}>
            <FormattedMessage id="my-bookings.names.close" />
          </Button>
        </div>
      </form>
    </PanelFrame>
  );
}
