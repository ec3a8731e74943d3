import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { dateFormat } from '../../ui/text/date-format.js';
import type { Locale } from '../../i18n/locales.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { type EntryRevision, keyOf, restoreText, revisionsQuery } from './content.api.js';
import { DifferencesView } from './differences-view.js';
import type { EntryEditing } from './entry-editing.js';

interface EntryHistoryProps {
  editing: EntryEditing;
  language: Locale;
}

const MOMENT = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** What the text has said: any revision beside the latest one, and the way back to it. */
export function EntryHistory({ editing, language }: EntryHistoryProps) {
  const key = keyOf(editing.entry);
  const { data, error } = useQuery(revisionsQuery(key, language));
  if (data?.length === 0) return null;
  return (
    <RecordSection title={<FormattedMessage id="content-desk.history" />}>
      {error && <ProblemMessage error={error} />}
      {data && <Revisions key={data[0]?.number} editing={editing} language={language} revisions={data} />}
    </RecordSection>
  );
}

function Revisions({ editing, language, revisions }: EntryHistoryProps & { revisions: readonly EntryRevision[] }) {
  const api = useApi();
  const intl = useIntl();
  const [number, setNumber] = useState(String(revisions[1]?.number ?? revisions[0]?.number));
  const [latest] = revisions;
  const chosen = revisions.find((each) => String(each.number) === number);
  const text = editing.entry.texts.find((each) => each.language === language);
  const restoring = useMutation({
    mutationFn: () =>
      editing.send(restoreText(api, keyOf(editing.entry), { language, version: text?.version ?? 0 }, Number(number))),
    onSuccess: () => showToast(intl.formatMessage({ id: 'content-desk.done.restore' })),
  });
  const named = ({ number: of, status, writtenAt }: EntryRevision): string =>
    intl.formatMessage(
      { id: `content-desk.revision.${status}` },
      { number: of, when: dateFormat(intl.locale, MOMENT).format(new Date(writtenAt)) },
    );
  if (!latest || !chosen) return null;
  const whole = ({ title, summary, markdown }: EntryRevision): string => [title, summary, '', markdown].join('\n');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {restoring.error && <ProblemMessage error={restoring.error} />}
      <Select
        label={<FormattedMessage id="content-desk.history.compare" />}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
      >
        {revisions.map((revision) => (
          <option key={revision.number} value={revision.number}>
            {named(revision)}
          </option>
        ))}
      </Select>
      <DifferencesView before={whole(chosen)} after={whole(latest)} language={language} />
      {chosen !== latest && (
        <div>
          <Button look="secondary" busy={restoring.isPending} onClick={() => restoring.mutate()}>
            <FormattedMessage id="content-desk.restore" />
          </Button>
        </div>
      )}
    </div>
  );
}
