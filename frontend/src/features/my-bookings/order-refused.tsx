import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';

export interface OrderRefusedProps {
  error: Error;
  reference: string;
  onRetry: () => void;
}

/** Nobody we know, or the wrong one: what opens the order. */
export function OrderRefused({ error, reference, onRetry }: OrderRefusedProps) {
  const title = useIntl().formatMessage({ id: 'my-bookings.order.title' }, { reference });
  const status = isProblem(error) ? error.status : 0;
  return (
    <div className="page-width min-h-dvh py-10 md:py-14">
      <h1 className="mb-8">{title}</h1>
      {status === 401 || status === 404 ? (
        <OrderKeys isUnknown={status === 404} reference={reference} />
      ) : (
        <ProblemMessage error={error} onRetry={onRetry} />
      )}
    </div>
  );
}

function OrderKeys({ isUnknown, reference }: { isUnknown: boolean; reference: string }) {
  const back = encodeURIComponent(sitePath(useSite(), `/order/${reference}`));
  return (
    <EmptyState
      title={<FormattedMessage id={isUnknown ? 'my-bookings.unknown.title' : 'my-bookings.relogin.title'} />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={`/find-booking?reference=${encodeURIComponent(reference)}`}>
            <FormattedMessage id="my-bookings.relogin.find" />
          </ButtonLink>
          <ButtonLink look="secondary" to={`/login?next=${back}`}>
            <FormattedMessage id="my-bookings.relogin.login" />
          </ButtonLink>
        </div>
      }
    >
      <FormattedMessage id={isUnknown ? 'my-bookings.unknown.text' : 'my-bookings.relogin.text'} />
    </EmptyState>
  );
}
