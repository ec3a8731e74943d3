import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { type EntryRecord, type EntryWords, keyOf, revisionsQuery } from './content.api.js';
import { DifferencesView } from './differences-view.js';

interface EnglishTextProps {
  entry: EntryRecord;
  english: EntryWords;
  translatedFrom: number | null;
  outdated: boolean;
}

/** What is to be translated; where it has changed since it was, what has changed. */
export function EnglishText({ entry, english, translatedFrom, outdated }: EnglishTextProps) {
  const { data = [] } = useQuery({ ...revisionsQuery(keyOf(entry), 'en_US'), enabled: outdated });
  const then = outdated ? data.find(({ number }) => number === translatedFrom) : undefined;
  return (
    <RecordSection title={<FormattedMessage id="content-desk.english" />}>
      {outdated && (
        <p className="rounded-sm bg-sun-soft px-4 py-3 text-sm text-ink">
          <FormattedMessage id="content-desk.english.changed" />
        </p>
      )}
      {then && then.markdown !== english.markdown && (
        <DifferencesView before={then.markdown} after={english.markdown} language="en_US" />
      )}
      <div lang="en" className="grid gap-3 text-sm">
        <p className="font-medium">{english.title}</p>
        {english.summary && <p>{english.summary}</p>}
        <p className="whitespace-pre-wrap wrap-anywhere">{english.markdown}</p>
        {english.searchWords && <p className="text-ink-soft">{english.searchWords}</p>}
      </div>
    </RecordSection>
  );
}
