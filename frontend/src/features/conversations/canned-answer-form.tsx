import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as request from '../../api/generated/limits/canned-answer-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { bcp47, LOCALES } from '../../i18n/locales.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { addAnswer, type CannedAnswerView, changeAnswer, type ChatSettingsView } from './conversations.api.js';

const EMPTY: CannedAnswerView['texts'] = {
  en_US: '',
  fr_FR: '',
  de_DE: '',
  es_ES: '',
  it_IT: '',
  ru_RU: '',
  ja_JP: '',
};

interface CannedAnswerFormProps {
  /** Undefined: a new one. */
  readonly answer: CannedAnswerView | undefined;
  readonly onSaved: (settings: ChatSettingsView) => void;
}

/** A title for the team and a text in each language. */
export function CannedAnswerForm({ answer, onSaved }: CannedAnswerFormProps) {
  const intl = useIntl();
  const api = useApi();
  const [title, setTitle] = useState(answer?.title ?? '');
  const [texts, setTexts] = useState(answer?.texts ?? EMPTY);
  const saving = useMutation({
    mutationFn: () =>
      answer
        ? changeAnswer(api, answer.id, { title, texts, version: answer.version })
        : addAnswer(api, { title, texts }),
    onSuccess: onSaved,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextInput
        id="answer-title"
        required
        maxLength={request.title.maxLength}
        label={<FormattedMessage id="conversations.answers.title" />}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          id={`answer-${locale}`}
          required
          rows={2}
          lang={bcp47(locale)}
          label={languageName(locale, intl)}
          value={texts[locale]}
          onChange={({ target }) => setTexts({ ...texts, [locale]: target.value })}
        />
      ))}
      {saving.error && <ProblemMessage error={saving.error} />}
      <div>
        <Button type="submit" busy={saving.isPending}>
          <FormattedMessage id="conversations.settings.save" />
        </Button>
      </div>
    </form>
  );
}
