import type { Locale } from './locale.js';

/** A person's name as the language orders it: family name first in Japanese, given name first elsewhere. */
export const fullName = (
  person: { readonly firstName: string; readonly lastName: string },
  language: Locale,
): string =>
  language === 'ja_JP' ? `${person.lastName} ${person.firstName}` : `${person.firstName} ${person.lastName}`;
