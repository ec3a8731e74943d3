import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/write-entry-text-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { type EntryText, keyOf, writeText } from './content.api.js';
import type { EntryEditing } from './entry-editing.js';
import { EnglishText } from './english-text.js';
import { TextPreview } from './text-preview.js';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'content-desk.title.missing'), z.maxLength(request.title.maxLength)),
  summary: z.string().check(z.maxLength(request.summary.maxLength)),
  markdown: z.string().check(z.maxLength(request.markdown.maxLength)),
  source: z.string(),
  searchWords: z.string(),
  matchesEnglish: z.boolean(),
});

interface TextEditorProps {
  editing: EntryEditing;
  text: EntryText;
  isShown: boolean;
}

/** The text in one language, with what it will look like, or what it translates, beside it. */
export function TextEditor(props: TextEditorProps) {
  // The form begins anew after each own save.
  const [key, setKey] = useState(0);
  return <Editor key={key} {...props} onSaved={() => setKey(key + 1)} />;
}

function Editor({ editing, text, isShown, onSaved }: TextEditorProps & { onSaved: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const { entry } = editing;
  const { language } = text;
  const words = text.draft ?? text.published;
  const english = entry.texts.find((each) => each.language === 'en_US');
  const source = language === 'en_US' ? null : (english?.draft ?? english?.published ?? null);
  const [opened] = useState({ number: words?.number, version: text.version });
  // Publishing makes a new version of the same words; other words are somebody else's, and must not be overwritten.
  const version = words?.number === opened.number ? text.version : opened.version;
  const opening = {
    title: words?.title ?? '',
    summary: words?.summary ?? '',
    markdown: words?.markdown ?? '',
    source: words?.source ?? '',
    searchWords: words?.searchWords ?? '',
    matchesEnglish: false,
  };
  const { form, field, failures, problem, busy, onSubmit } = useCheckedForm(
    schema,
    opening,
    undefined,
    {},
    `text-${language}`,
  );
  const [title, summary, markdown] = useWatch({ control: form.control, name: ['title', 'summary', 'markdown'] });
  const preview = <TextPreview words={{ title, summary, markdown }} language={language} isShown={isShown} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <RecordSection title={<FormattedMessage id="content-desk.text" />}>
        <CheckedForm
          {...{ failures, problem, busy }}
          onSubmit={onSubmit(async ({ matchesEnglish, source: sourceWritten, searchWords, ...written }) => {
            const isSame = source !== null && (words === null || matchesEnglish);
            await editing.send(
              writeText(api, keyOf(entry), language, {
                ...written,
                ...(sourceWritten ? { source: sourceWritten } : {}),
                ...(searchWords ? { searchWords } : {}),
                ...(isSame ? { translatedFrom: source.number } : {}),
                version,
              }),
            );
            showToast(intl.formatMessage({ id: 'content-desk.saved' }));
            onSaved();
          })}
          action={<FormattedMessage id="content-desk.save" />}
        >
          <TextInput
            {...field('title')}
            maxLength={request.title.maxLength}
            label={<FormattedMessage id="content-desk.name" />}
          />
          {entry.kind !== 'faq' && (
            <TextArea
              {...field('summary')}
              rows={2}
              maxLength={request.summary.maxLength}
              label={<FormattedMessage id="content-desk.summary" />}
            />
          )}
          <TextArea
            {...field('markdown')}
            rows={16}
            className="font-mono text-sm"
            label={<FormattedMessage id="content-desk.markdown" />}
            hint={<FormattedMessage id="content-desk.markdown.hint" />}
          />
          <details className="-mt-3 text-sm text-ink-soft">
            <summary className="min-h-6 cursor-pointer">
              <FormattedMessage id="content-desk.placeholders" />
            </summary>
            <p className="mt-1 wrap-anywhere">{entry.placeholders.map((name) => `{${name}}`).join(' ')}</p>
          </details>
          {entry.kind === 'figures' && (
            <TextInput {...field('source')} label={<FormattedMessage id="content-desk.source" />} />
          )}
          {entry.kind === 'faq' && (
            <TextInput
              {...field('searchWords')}
              label={<FormattedMessage id="content-desk.searchWords" />}
              hint={<FormattedMessage id="content-desk.searchWords.hint" />}
            />
          )}
          {text.outdated && (
            <Checkbox {...field('matchesEnglish')} label={<FormattedMessage id="content-desk.matchesEnglish" />} />
          )}
        </CheckedForm>
      </RecordSection>
      {source === null ? (
        preview
      ) : (
        <EnglishText
          entry={entry}
          english={source}
          translatedFrom={words?.translatedFrom ?? null}
          outdated={text.outdated}
        />
      )}
      {source !== null && <div className="lg:col-span-2">{preview}</div>}
    </div>
  );
}
