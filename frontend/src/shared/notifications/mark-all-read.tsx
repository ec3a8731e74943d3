import { CheckCheck } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { Button } from '../../ui/form/button.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { announce } from '../../ui/feedback/toast-store.js';
import { useMarkRead } from './use-notifications.js';

interface MarkAllReadProps {
  /** The browser's time in milliseconds. Later notifications have not been seen. */
  seenAt: number;
  className?: string;
}

export function MarkAllRead({ seenAt, className = '' }: MarkAllReadProps) {
  const { mutate, isPending, error } = useMarkRead();
  const intl = useIntl();
  const onSuccess = () => announce(intl.formatMessage({ id: 'notifications.marked' }));
  return (
    <>
      <Button
        look="quiet"
        busy={isPending}
        className={className}
        onClick={() => mutate({ upTo: new Date(serverNow(seenAt)).toISOString() }, { onSuccess })}
      >
        <Icon of={CheckCheck} />
        <FormattedMessage id="notifications.readAll" />
      </Button>
      {error && <ProblemMessage error={error} />}
    </>
  );
}
