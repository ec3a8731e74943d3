import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, type Locale } from '../../i18n/locales.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { entryQuery, type EntryKey, type EntryRecord, keyOf } from './content.api.js';
import { KINDS } from './content-search.js';
import { conflictOf, type EntryEditing } from './entry-editing.js';
import { EntryFactsSection } from './entry-facts-section.js';
import { EntryHistory } from './entry-history.js';
import { EntryStateChip, stateOfAll } from './entry-state.js';
import { LanguageTabs } from './language-tabs.js';
import { PublishEntry } from './publish-entry.js';
import { TextActions } from './text-actions.js';
import { TextEditor } from './text-editor.js';

const route = getRouteApi('/$lang/$currency/admin/content/$kind/$slug');

/**
 * A text of the site, one language at a time. The forms send the version that was read when the page was opened, or that
 * the last own change made: what somebody else has changed meanwhile is not overwritten unseen.
 */
export function EntryPage() {
  const { kind: written, slug } = route.useParams();
  const intl = useIntl();
  const kind = KINDS.find((each) => each === written) ?? 'page';
  const back = { to: `/admin/content?kind=${kind}`, text: intl.formatMessage({ id: 'content-desk.title' }) };
  const key: EntryKey = { kind, slug };
  const read = useQuery({
    ...entryQuery(key),
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  });
  return (
    <RecordPage read={read} back={back}>
      {(entry) => <Opened key={`${kind}/${slug}`} entry={entry} back={back} onReread={() => read.refetch()} />}
    </RecordPage>
  );
}

interface OpenedProps {
  entry: EntryRecord;
  back: { to: string; text: string };
  onReread: () => Promise<unknown>;
}

function Opened({ entry, back, onReread }: OpenedProps) {
  const client = useQueryClient();
  const search = route.useSearch();
  const [locale, setLocale] = useState<Locale>(LOCALES.find((each) => each === search['in']) ?? 'en_US');
  const [conflict, setConflict] = useState<unknown>();
  /** Forms begin anew when it grows. */
  const [reading, setReading] = useState(0);
  const editing: EntryEditing = {
    entry,
    send: async (sending) => {
      try {
        client.setQueryData(entryQuery(keyOf(entry)).queryKey, await sending);
        setConflict(undefined);
        void client.invalidateQueries({ queryKey: ['/api/admin/audit'] });
        void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('/revisions/') });
      } catch (error) {
        setConflict(conflictOf(error));
        throw error;
      }
    },
  };
  const reread = async (): Promise<void> => {
    await onReread();
    setConflict(undefined);
    setReading(reading + 1);
  };
  const english = entry.texts.find(({ language }) => language === 'en_US');
  return (
    <AdminRecord
      title={(english?.draft ?? english?.published)?.title ?? entry.slug}
      back={back}
      state={<EntryStateChip state={stateOfAll(entry.texts)} />}
      actions={<PublishEntry editing={editing} />}
      facts={[
        {
          name: <FormattedMessage id="content-desk.kind" />,
          value: <FormattedMessage id={`content-desk.kind.${entry.kind}`} />,
        },
        {
          name: <FormattedMessage id="content-desk.slug" />,
          value:
            entry.path !== null && english?.published ? (
              <Link to={entry.path} className={textLink}>
                {entry.path}
              </Link>
            ) : (
              (entry.path ?? entry.slug)
            ),
        },
      ]}
      subject={{ type: 'entry', id: `${entry.kind}/${entry.slug}` }}
    >
      {conflict !== undefined && (
        <div className="sticky top-2 z-10 grid justify-items-start gap-3 rounded-lg border border-line bg-surface p-3 shadow-high">
          <ProblemMessage error={conflict} />
          <Button look="secondary" onClick={() => void reread()}>
            <FormattedMessage id="content-desk.conflict.show" />
          </Button>
        </div>
      )}
      <div key={reading} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LanguageTabs texts={entry.texts} value={locale} onChange={setLocale} />
        {entry.texts.map((text) => (
          // Each keeps what was typed while another language is looked at.
          <div key={text.language} hidden={text.language !== locale} className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <TextActions editing={editing} text={text} />
            <TextEditor editing={editing} text={text} isShown={text.language === locale} />
          </div>
        ))}
        <EntryHistory key={locale} editing={editing} language={locale} />
        <EntryFactsSection editing={editing} />
      </div>
    </AdminRecord>
  );
}
