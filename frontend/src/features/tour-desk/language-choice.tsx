import { useIntl } from 'react-intl';
import { LOCALES, NATIVE_NAMES, type Locale } from '../../i18n/locales.js';
import { choiceChip } from './choice-chip.js';

interface LanguageChoiceProps {
  value: Locale;
  /** In which something is written. */
  written: (locale: Locale) => boolean;
  onChange: (locale: Locale) => void;
}

/** In which language the texts below are edited; a dot marks those that have some. */
export function LanguageChoice({ value, written, onChange }: LanguageChoiceProps) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'tour-desk.language' })} className="flex flex-wrap gap-2">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale.slice(0, 2)}
          aria-pressed={value === locale}
          className={choiceChip(value === locale)}
          onClick={() => onChange(locale)}
        >
          {NATIVE_NAMES[locale]}
          {written(locale) && (
            <>
              <span aria-hidden="true"> •</span>
              <span className="sr-only"> {intl.formatMessage({ id: 'tour-desk.language.written' })}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
