import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useApi } from '../../api/use-api.js';
import { PageHead } from '../../ui/display/page-head.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { TextInput } from '../../ui/form/text-input.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { CannedAnswerForm } from './canned-answer-form.js';
import {
  type CannedAnswerView,
  changeHours,
  chatSettingsQuery,
  type ChatSettingsView,
  removeAnswer,
  type TeamHoursView,
} from './conversations.api.js';

/** When the team answers the chat, and what it often answers. */
export function ChatSettingsPage() {
  const title = useIntl().formatMessage({ id: 'conversations.settings.title' });
  const { data, error, refetch } = useQuery({ ...chatSettingsQuery(), staleTime: 0 });
  return (
    <>
      <PageHead title={title} noindex />
      <div className="grid max-w-[46rem] content-start gap-8">
        <h1 className="text-2xl">{title}</h1>
        {data ? (
          <>
            <Hours key={data.hours.version} hours={data.hours} />
            <Answers answers={data.answers} />
          </>
        ) : error ? (
          <ProblemMessage error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </>
  );
}

/** What a change answers is shown at once. */
function useSaved(): (settings: ChatSettingsView) => void {
  const client = useQueryClient();
  const intl = useIntl();
  return (settings) => {
    client.setQueryData(chatSettingsQuery().queryKey, settings);
    showToast(intl.formatMessage({ id: 'conversations.settings.saved' }));
  };
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** A Monday. */
const MONDAY_MS = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;

function Hours({ hours }: { hours: TeamHoursView }) {
  const intl = useIntl();
  const api = useApi();
  const [chosen, choose] = useState(hours);
  const saved = useSaved();
  const saving = useMutation({ mutationFn: () => changeHours(api, { ...chosen }), onSuccess: saved });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  const toggle = (day: number, isOpen: boolean): void =>
    choose({ ...chosen, weekdays: WEEK.filter((each) => (each === day ? isOpen : chosen.weekdays.includes(each))) });
  return (
    <form onSubmit={submit} className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">
        <FormattedMessage id="conversations.hours" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="conversations.hours.text" />
      </p>
      <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        <legend className="mb-2 font-medium">
          <FormattedMessage id="conversations.hours.days" />
        </legend>
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={intl.formatDate(MONDAY_MS + (day - 1) * DAY_MS, { weekday: 'long', timeZone: 'UTC' })}
            checked={chosen.weekdays.includes(day)}
            onChange={({ target }) => toggle(day, target.checked)}
          />
        ))}
      </fieldset>
      <div className="grid items-end gap-5 sm:grid-cols-3">
        <TextInput
          id="hours-opens"
          type="time"
          required
          label={<FormattedMessage id="conversations.hours.opens" />}
          value={chosen.opens}
          onChange={({ target }) => choose({ ...chosen, opens: target.value })}
        />
        <TextInput
          id="hours-closes"
          type="time"
          required
          label={<FormattedMessage id="conversations.hours.closes" />}
          value={chosen.closes}
          onChange={({ target }) => choose({ ...chosen, closes: target.value })}
        />
        <TextInput
          id="hours-zone"
          required
          label={<FormattedMessage id="conversations.hours.zone" />}
          value={chosen.zone}
          onChange={({ target }) => choose({ ...chosen, zone: target.value })}
        />
      </div>
      {saving.error && <ProblemMessage error={saving.error} />}
      <div>
        <Button type="submit" busy={saving.isPending}>
          <FormattedMessage id="conversations.settings.save" />
        </Button>
      </div>
    </form>
  );
}

function Answers({ answers }: { answers: readonly CannedAnswerView[] }) {
  const [opened, open] = useState<CannedAnswerView | 'new'>();
  const api = useApi();
  const saved = useSaved();
  const removing = useMutation({ mutationFn: (id: string) => removeAnswer(api, id), onSuccess: saved });
  const close = (): void => open(undefined);
  return (
    <section className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">
        <FormattedMessage id="conversations.answers" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="conversations.answers.text" />
      </p>
      {removing.error && <ProblemMessage error={removing.error} />}
      <ul className="grid gap-3">
        {answers.map((answer) => (
          <li key={answer.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3">
            <span className="min-w-40 flex-1 font-medium wrap-anywhere">{answer.title}</span>
            <Button look="secondary" aria-haspopup="dialog" onClick={() => open(answer)}>
              <FormattedMessage id="conversations.answers.change" />
            </Button>
            <Button look="quiet" busy={removing.isPending} onClick={() => removing.mutate(answer.id)}>
              <FormattedMessage id="conversations.answers.remove" />
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => open('new')}>
          <FormattedMessage id="conversations.answers.add" />
        </Button>
      </div>
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={
          <FormattedMessage id={opened === 'new' ? 'conversations.answers.add' : 'conversations.answers.change'} />
        }
      >
        {opened && (
          <CannedAnswerForm
            answer={opened === 'new' ? undefined : opened}
            onSaved={(settings) => {
              saved(settings);
              close();
            }}
          />
        )}
      </Dialog>
    </section>
  );
}
