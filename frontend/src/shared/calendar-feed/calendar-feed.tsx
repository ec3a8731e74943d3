import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { calendarFeedQuery, makeCalendarFeed, revokeCalendarFeed } from './calendar-feed.api.js';

/** The private address under which a person's calendar program finds their bookings and missions. */
export function CalendarFeed() {
  const { data, error, refetch } = useQuery({ ...calendarFeedQuery(), staleTime: 0 });
  return (
    <section aria-labelledby="calendar-feed" className="grid justify-items-start gap-4">
      <h2 id="calendar-feed" className="font-serif text-2xl">
        <FormattedMessage id="calendar-feed.title" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="calendar-feed.intro" />
      </p>
      {data ? <Address address={data.address} /> : !error && <Skeleton className="h-12 w-full" />}
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Address({ address }: { address: string | null }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const say = (id: string): void => showToast(intl.formatMessage({ id }));
  const change = useMutation({
    mutationFn: (wish: 'make' | 'revoke') => (wish === 'make' ? makeCalendarFeed(api) : revokeCalendarFeed(api)),
    onSuccess: (feed) => {
      client.setQueryData(calendarFeedQuery().queryKey, feed);
      say(feed.address === null ? 'calendar-feed.revoked' : 'calendar-feed.made');
    },
  });
  const copy = (text: string): void => {
    navigator.clipboard.writeText(text).then(
      () => say('calendar-feed.copied'),
      () => say('common.error.short'),
    );
  };
  return (
    <>
      {address !== null && (
        <div className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextInput
            readOnly
            label={<FormattedMessage id="calendar-feed.address" />}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            look="secondary"
            aria-label={intl.formatMessage({ id: 'calendar-feed.copy' })}
            onClick={() => copy(address)}
          >
            <Icon of={Copy} className="size-4" />
          </Button>
        </div>
      )}
      {change.error && <ProblemMessage error={change.error} />}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={change.isPending} onClick={() => change.mutate('make')}>
          {address === null ? (
            <FormattedMessage id="calendar-feed.make" />
          ) : (
            <FormattedMessage id="calendar-feed.renew" />
          )}
        </Button>
        {address !== null && (
          <Button look="quiet" busy={change.isPending} onClick={() => change.mutate('revoke')}>
            <FormattedMessage id="calendar-feed.revoke" />
          </Button>
        )}
      </div>
    </>
  );
}
