import type { GuideProfileRequest, MyGuideProfile } from './guide-profile.api.js';

/** What the form holds: as the profile is, until it is saved. */
export interface ProfileDraft extends Omit<MyGuideProfile, 'words'> {
  /** What the guide writes, by language; blank where nothing is written. */
  readonly words: Readonly<Record<string, string>>;
  readonly translated: readonly string[];
  /** An upload that replaces the file, or null for none; left out, the file stays. */
  readonly picture?: string | null;
  readonly greeting?: string | null;
}

export type PartProps = {
  readonly draft: ProfileDraft;
  readonly change: (part: Partial<ProfileDraft>) => void;
};

export const draftOf = ({ words, ...profile }: MyGuideProfile): ProfileDraft => ({
  ...profile,
  words: Object.fromEntries(
    words.filter(({ isTranslation }) => !isTranslation).map((each) => [each.language, each.text]),
  ),
  translated: words.filter(({ isTranslation }) => isTranslation).map(({ language }) => language),
});

/** What is sent. Blank texts are none. */
export function requestOf(draft: ProfileDraft): GuideProfileRequest {
  const { version, picture, greeting, words, languages, yearsGuiding, licence, licenceExpiresOn } = draft;
  const { cities, categories, hasCar, hasBikes, stepFree } = draft;
  const written = Object.entries(words).filter(([, text]) => text.trim() !== '');
  return {
    version,
    ...(picture === undefined ? {} : { picture }),
    ...(greeting === undefined ? {} : { greeting }),
    words: written.map(([language, text]) => ({ language, text })) as GuideProfileRequest['words'],
    languages: [...languages],
    yearsGuiding,
    licence: licence?.trim() || null,
    licenceExpiresOn,
    cities: cities.map(({ slug }) => slug),
    categories: [...categories],
    hasCar,
    hasBikes,
    stepFree,
  };
}
