import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Select } from '../../ui/form/select.js';
import { ActionForm } from './action-form.js';
import { meetingPointsQuery, moveMeetingPoint, type OrderRecord } from './back-office.api.js';
import { Action, useOrdersAgain } from './order-actions.js';

interface MoveMeetingPointProps {
  readonly booking: OrderRecord['bookings'][number];
}

/** Another meeting point of the tour. The customer is told, and may refuse it with a full refund. */
export const MoveMeetingPoint = ({ booking }: MoveMeetingPointProps) =>
  booking.tour && booking.actions.includes('change') ? (
    <Action
      label={<FormattedMessage id="back-office.booking.meetingPoint" />}
      title={<FormattedMessage id="back-office.booking.meetingPoint.title" values={{ reference: booking.reference }} />}
    >
      {(close) => <MeetingPointForm booking={booking} slug={booking.tour?.slug ?? ''} onClose={close} />}
    </Action>
  ) : null;

interface MeetingPointFormProps extends MoveMeetingPointProps {
  readonly slug: string;
  readonly onClose: () => void;
}

function MeetingPointForm({ booking, slug, onClose }: MeetingPointFormProps) {
  const api = useApi();
  const intl = useIntl();
  const site = useSite();
  const again = useOrdersAgain();
  const tour = useQuery(meetingPointsQuery(slug, site));
  const [chosen, setChosen] = useState('');
  const doing = useMutation({
    mutationFn: (meetingPoint: string) => moveMeetingPoint(api, booking.reference, meetingPoint, site),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'back-office.booking.meetingPoint.done' }));
      onClose();
    },
    onSettled: again,
  });
  if (tour.error) return <ProblemMessage error={tour.error} onRetry={() => void tour.refetch()} />;
  if (!tour.data) return <Skeleton className="h-48" />;
  const others = tour.data.meetingPoints.filter(({ id }) => id !== booking.meetingPoint.id);
  const [first] = others;
  if (!first)
    return (
      <p>
        <FormattedMessage id="back-office.booking.meetingPoint.only" />
      </p>
    );
  return (
    <ActionForm
      label={<FormattedMessage id="back-office.booking.meetingPoint.confirm" />}
      isDanger={false}
      doing={doing}
      onSend={() => doing.mutate(chosen || first.id)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="back-office.booking.meetingPoint.text" values={{ name: booking.meetingPoint.name }} />
      </p>
      <Select
        label={<FormattedMessage id="back-office.booking.meetingPoint.new" />}
        value={chosen || first.id}
        onChange={({ target }) => setChosen(target.value)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </ActionForm>
  );
}
