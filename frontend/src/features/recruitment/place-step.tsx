import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { languageOf, LOCALES, type Locale } from '../../i18n/locales.js';
import { CityCombobox } from '../../shared/city-search/city-combobox.js';
import { LanguageSelect } from '../../ui/form/language-select.js';
import { Select } from '../../ui/form/select.js';
import type { SpokenLanguage } from './recruitment.api.js';
import type { StepProps } from './use-application.js';

const LEVELS = ['native', 'fluent', 'good'] as const satisfies readonly SpokenLanguage['level'][];

/** The city, the mother tongue, and the further languages in which the applicant guides. */
export function PlaceStep({ application, keep }: StepProps) {
  const intl = useIntl();
  const { city } = application;
  // What was chosen last counts, although it is not saved yet.
  const [language, setLanguage] = useState(application.language);
  const [spokenLanguages, setSpoken] = useState(application.spokenLanguages);
  const [text, setText] = useState(city?.name ?? '');
  const levelOf = (locale: Locale) => spokenLanguages.find((each) => each.language === locale)?.level ?? '';
  const speak = (locale: Locale, chosen: string): void => {
    const level = LEVELS.find((each) => each === chosen);
    const others = spokenLanguages.filter((each) => each.language !== locale);
    const spoken = level ? [...others, { language: locale, level }] : others;
    setSpoken(spoken);
    keep((writes) => writes.prefer({ spokenLanguages: spoken }));
  };
  return (
    <div className="grid gap-6">
      <CityCombobox
        label={intl.formatMessage({ id: 'recruitment.city' })}
        hint={<FormattedMessage id="recruitment.city.hint" />}
        opensEmpty
        text={text}
        onText={setText}
        sought={text === city?.name ? '' : text}
        onPick={({ key, title, isAction }) => {
          if (isAction) return;
          setText(title);
          keep((writes) => writes.prefer({ city: key }));
        }}
      />
      <LanguageSelect
        chosen={language ?? ''}
        label={<FormattedMessage id="recruitment.language" />}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) => {
          if (value === '') return;
          setLanguage(value);
          keep((writes) => writes.prefer({ language: value }));
        }}
      >
        <option value="">{'—'}</option>
      </LanguageSelect>
      <fieldset className="grid gap-4">
        <legend className="font-medium">
          <FormattedMessage id="recruitment.spoken" />
        </legend>
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="recruitment.spoken.hint" />
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {LOCALES.filter((locale) => languageOf(locale) !== language).map((locale) => (
            <Select
              key={locale}
              label={languageName(locale, intl)}
              value={levelOf(locale)}
              onChange={({ currentTarget: { value } }) => speak(locale, value)}
            >
              <option value="">{intl.formatMessage({ id: 'recruitment.level.none' })}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {intl.formatMessage({ id: `recruitment.level.${level}` })}
                </option>
              ))}
            </Select>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
