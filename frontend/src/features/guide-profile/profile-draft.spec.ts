import { describe, expect, it } from '@jest/globals';
import type { MyGuideProfile } from './guide-profile.api.js';
import { draftOf, requestOf } from './profile-draft.js';

const profile: MyGuideProfile = {
  version: 3,
  slug: 'giulia-m',
  pictureUrl: null,
  greetingUrl: null,
  words: [
    { language: 'it_IT', text: 'Roma.', isTranslation: false },
    { language: 'de_DE', text: 'Rom.', isTranslation: true },
  ],
  languages: [{ code: 'it_IT', level: 'native' }],
  yearsGuiding: null,
  licence: 'RM 1',
  licenceExpiresOn: null,
  licenceState: 'valid',
  cities: [{ slug: 'rome', name: 'Rome' }],
  categories: [],
  hasCar: false,
  hasBikes: false,
  stepFree: false,
};

describe('what a guide sends of the own profile', () => {
  it('leaves files alone that were not changed, and translations to the team', () => {
    const sent = requestOf(draftOf(profile));
    expect(sent).not.toHaveProperty('picture');
    expect(sent.words).toEqual([{ language: 'it_IT', text: 'Roma.' }]);
    expect(sent).toMatchObject({ version: 3, cities: ['rome'], licence: 'RM 1' });
  });

  it('takes blank texts for none, and removes a file', () => {
    const draft = { ...draftOf(profile), licence: ' ', words: { it_IT: '  ' }, picture: null };
    expect(requestOf(draft)).toMatchObject({ licence: null, words: [], picture: null });
  });
});
