import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { bcp47, type Locale } from '../../i18n/locales.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { previewEntry, type PreviewedWords } from './content.api.js';

const PAUSE_MS = 400;

interface TextPreviewProps {
  words: PreviewedWords;
  language: Locale;
  isShown: boolean;
}

/** What visitors would read, rendered by the server as it renders it for them, once one pauses in typing. */
export function TextPreview({ words, language, isShown }: TextPreviewProps) {
  const api = useApi();
  const settled = useSettled(words);
  const { data, error } = useQuery({
    queryKey: ['content-desk.preview', settled],
    queryFn: () => previewEntry(api, settled),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  return (
    <RecordSection title={<FormattedMessage id="content-desk.preview" />}>
      {error && <ProblemMessage error={error} />}
      {data && (
        <div lang={bcp47(language)} className="grid gap-3">
          <p className="font-serif text-2xl leading-snug">{data.title}</p>
          {data.summary && <p className="font-serif text-lg text-ink-soft">{data.summary}</p>}
          <CmsText html={data.html} language={language} />
        </div>
      )}
    </RecordSection>
  );
}

/** The words as they stood when they were last left alone for a moment. */
function useSettled(words: PreviewedWords): PreviewedWords {
  const { title, summary, markdown } = words;
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ title, summary, markdown }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title, summary, markdown]);
  return settled;
}
