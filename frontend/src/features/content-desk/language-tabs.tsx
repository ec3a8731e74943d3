import { useIntl } from 'react-intl';
import { bcp47, type Locale, NATIVE_NAMES } from '../../i18n/locales.js';
import type { EntryText } from './content.api.js';
import { stateOf } from './entry-state.js';

interface LanguageTabsProps {
  texts: readonly EntryText[];
  value: Locale;
  onChange: (locale: Locale) => void;
}

/** Which language is edited; a sign says how its text stands. */
export function LanguageTabs({ texts, value, onChange }: LanguageTabsProps) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'content-desk.language' })} className="flex flex-wrap gap-2">
      {texts.map((text) => {
        const { language } = text;
        const state = text.outdated ? 'outdated' : (stateOf(text) ?? 'missing');
        return (
          <button
            key={language}
            type="button"
            aria-pressed={language === value}
            className={`min-h-8 cursor-pointer rounded-full border px-3 text-sm ${
              language === value ? 'border-ink bg-ink text-paper' : 'border-line-strong hover:border-ink'
            }`}
            onClick={() => onChange(language)}
          >
            <span lang={bcp47(language)}>{NATIVE_NAMES[language]}</span>
            <span aria-hidden="true"> {SIGNS[state]}</span>
            <span className="sr-only"> {intl.formatMessage({ id: `content-desk.sign.${state}` })}</span>
          </button>
        );
      })}
    </div>
  );
}

const SIGNS = { published: '•', changed: '✎', draft: '✎', scheduled: '◷', outdated: '!', missing: '' } as const;
