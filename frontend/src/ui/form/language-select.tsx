import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { byName } from '../../i18n/by-name.js';
import { languageName } from '../../i18n/language-name.js';
import { LANGUAGE_CODES } from '../../i18n/languages.js';
import { languageOf, LOCALES } from '../../i18n/locales.js';
import { useHydrated } from '../behavior/use-hydrated.js';
import { Select } from './select.js';

/** Those of the site: a server names some others otherwise than a browser does. */
const CERTAIN = LOCALES.map(languageOf);

interface LanguageSelectProps extends Omit<ComponentProps<typeof Select>, 'children'> {
  /** The code that is chosen at first. It is offered before the script has come, too. */
  chosen: string;
  /** Options that stand in front. */
  children?: ReactNode;
}

/** All languages that have a name in the reader's language, in the order of that language. */
export function LanguageSelect({ chosen, children, ...props }: LanguageSelectProps) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const languages = useMemo(() => {
    const own = chosen === '' ? [] : [chosen];
    // A browser knows fewer names in some languages than in others.
    const isNamed = (code: string) =>
      intl.formatDisplayName(code, { type: 'language', fallback: 'none' }) !== undefined;
    const codes = [...new Set([...(isHydrated ? LANGUAGE_CODES.filter(isNamed) : CERTAIN), ...own])];
    const named = codes.map((code) => ({ code, name: asHeading(languageName(code, intl), intl.locale) }));
    return byName(named, intl.locale);
  }, [chosen, intl, isHydrated]);
  return (
    <Select {...props}>
      {children}
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** French and others write a language small within a sentence. */
function asHeading(name: string, locale: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
