import * as ownWordsRequest from '../../api/generated/limits/own-words-request.gen.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { bcp47, LOCALES, type Locale } from '../../i18n/locales.js';
import { Select } from '../../ui/form/select.js';
import { TextArea } from '../../ui/form/text-input.js';
import { PartOfForm } from './part.js';
import type { PartProps, ProfileDraft } from './profile-draft.js';

const LEVELS = ['native', 'fluent', 'good'] as const satisfies readonly ProfileDraft['languages'][number]['level'][];

/** What the guide says, in each language that the guide speaks. */
export function OwnWords({ draft: { words, languages, translated }, change }: PartProps) {
  const intl = useIntl();
  const shown = LOCALES.filter(
    (locale) => words[locale] !== undefined || languages.some(({ code }) => code === locale),
  );
  return (
    <PartOfForm title="guide-profile.words" hint="guide-profile.words.hint">
      {shown.map((locale) => (
        <TextArea
          key={locale}
          optional
          rows={3}
          lang={bcp47(locale)}
          label={languageName(locale, intl)}
          hint={translated.includes(locale) && <FormattedMessage id="guide-profile.words.translated" />}
          maxLength={ownWordsRequest.text.maxLength}
          value={words[locale] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ words: { ...words, [locale]: value } })}
        />
      ))}
    </PartOfForm>
  );
}

/** In which languages the guide leads, and how well. */
export function Languages({ draft: { languages }, change }: PartProps) {
  const intl = useIntl();
  const speak = (code: Locale, chosen: string): void => {
    const level = LEVELS.find((each) => each === chosen);
    const others = languages.filter((each) => each.code !== code);
    change({ languages: level ? [...others, { code, level }] : others });
  };
  return (
    <PartOfForm title="guide-profile.languages">
      <div className="grid gap-4 sm:grid-cols-2">
        {LOCALES.map((locale) => (
          <Select
            key={locale}
            label={languageName(locale, intl)}
            value={languages.find(({ code }) => code === locale)?.level ?? ''}
            onChange={({ currentTarget: { value } }) => speak(locale, value)}
          >
            <option value="">{intl.formatMessage({ id: 'guide-profile.level.none' })}</option>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {intl.formatMessage({ id: `guide-profile.level.${level}` })}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </PartOfForm>
  );
}
