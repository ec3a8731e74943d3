import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { Card } from '../../ui/display/card.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import {
  chooseNotifications,
  notificationSettingsQuery,
  type NotificationSetting,
} from './notification-settings.api.js';

const WAYS = ['bell', 'mail'] as const;

/** What a person hears of in the bell and by mail; each choice is kept at once. */
export function NotificationSettingsPage() {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(notificationSettingsQuery());
  return (
    <AccountFrame title={intl.formatMessage({ id: 'notification-settings.title' })}>
      <p className="text-ink-soft">
        <FormattedMessage id="notification-settings.intro" />
      </p>
      {data ? (
        data.settings.map((setting) => <Topic key={setting.topic} setting={setting} />)
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-96" />
        </>
      )}
    </AccountFrame>
  );
}

function Topic({ setting }: { setting: NotificationSetting }) {
  const { topic } = setting;
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const choosing = useMutation({
    mutationFn: (choice: Pick<NotificationSetting, 'bell' | 'mail'>) => chooseNotifications(api, { topic, ...choice }),
    onSuccess: (settings) => {
      client.setQueryData(notificationSettingsQuery().queryKey, settings);
      showToast(intl.formatMessage({ id: 'notification-settings.saved' }));
    },
  });
  // Shown as chosen while it is on its way.
  const shown = { ...setting, ...(choosing.isPending ? choosing.variables : {}) };
  return (
    <Card>
      <fieldset className="grid gap-4" aria-describedby={`${topic}-text`}>
        <legend className="mb-1 font-serif text-xl">
          <FormattedMessage id={`notification-settings.topic.${topic}`} />
        </legend>
        <p id={`${topic}-text`} className="text-ink-soft">
          <FormattedMessage id={`notification-settings.topic.${topic}.text`} />
        </p>
        <div className="flex flex-wrap gap-x-8 gap-y-3">
          {WAYS.filter((way) => setting[way] !== undefined).map((way) => (
            <Checkbox
              key={way}
              label={<FormattedMessage id={`notification-settings.way.${way}`} />}
              checked={shown[way] ?? true}
              onChange={({ currentTarget }) => choosing.mutate({ [way]: currentTarget.checked })}
            />
          ))}
        </div>
        {choosing.error && <ProblemMessage error={choosing.error} />}
      </fieldset>
    </Card>
  );
}
