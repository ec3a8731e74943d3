import type { IntlShape } from 'react-intl';

/** `en_US` → `English`, `Englisch`, `英語`. */
export function languageName(code: string, intl: Pick<IntlShape, 'formatDisplayName'>): string {
  const [language = code] = code.split(/[_-]/);
  return intl.formatDisplayName(language, { type: 'language' }) ?? language;
}
