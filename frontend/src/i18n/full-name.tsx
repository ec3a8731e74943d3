import { useIntl, type IntlShape } from 'react-intl';
import type { Locale } from './locales.js';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** In the order of the reader's language: `Hanako Takahashi`, `Takahashi Hanako` where the family comes first. */
export const fullNameOf = ({ firstName, lastName }: Named, intl: Pick<IntlShape, 'formatMessage'>): string =>
  intl.formatMessage({ id: 'common.fullName' }, { first: firstName, last: lastName });

/** How somebody is spoken to: by first name, in Japanese by family name. */
export const spokenName = ({ firstName, lastName }: Named, locale: Locale): string =>
  locale === 'ja_JP' ? lastName : firstName;

/** A name as long as a line breaks rather than widen the page. */
export const FullName = ({ of }: { of: Named }) => <span className="wrap-anywhere">{fullNameOf(of, useIntl())}</span>;
