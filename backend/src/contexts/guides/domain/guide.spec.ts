import { describe, expect, it } from '@jest/globals';
import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { ChangedMeanwhile } from '../../../shared-kernel/version.js';
import { aGuide, aProfile } from '../testing/a-guide.js';
import { licenceStateOf } from './guide.js';
import { LicenceIncomplete, NothingSpoken } from './guide.errors.js';

const TODAY = '2027-06-01';
const words = { language: 'it_IT', text: 'Roma si capisce camminando.' } as const;

describe('a guide', () => {
  it('keeps translations of the team until the guide writes in that language, or nothing at all', () => {
    const guide = aGuide();
    guide.present(aProfile(guide, { words: [words] }), 1);
    guide.words = [...guide.words, { language: 'en_US', text: 'You understand Rome on foot.', isTranslation: true }];
    guide.present(aProfile(guide, { words: [{ ...words, text: 'Roma si gusta.' }] }), 1);
    expect(guide.words.map(({ language, isTranslation }) => [language, isTranslation])).toEqual([
      ['it_IT', false],
      ['en_US', true],
    ]);
    guide.present(aProfile(guide, { words: [words, { language: 'en_US', text: 'Rome is for walkers.' }] }), 1);
    expect(guide.words.map(({ isTranslation }) => isTranslation)).toEqual([false, false]);
    guide.present(aProfile(guide, { words: [] }), 1);
    expect(guide.words).toEqual([]);
  });

  it('refuses a profile without a language, an expiry without a license, and one that was read before a change', () => {
    const guide = aGuide();
    expect(() => guide.present(aProfile(guide, { languages: [] }), 1)).toThrow(NothingSpoken);
    const expiry = { licence: null, licenceExpiresOn: TODAY };
    expect(() => guide.present(aProfile(guide, expiry), 1)).toThrow(LicenceIncomplete);
    expect(() => guide.present(aProfile(guide), 2)).toThrow(ChangedMeanwhile);
    expect(() => guide.workAt({ hours: [], holidays: [], missionsPerDay: null, pauseMinutes: 0 }, 2)).toThrow(
      ChangedMeanwhile,
    );
  });

  it.each([
    [null, null, 'none'],
    ['RM 1', null, 'valid'],
    ['RM 1', '2027-07-02', 'valid'],
    ['RM 1', '2027-07-01', 'expires-soon'],
    ['RM 1', TODAY, 'expires-soon'],
    ['RM 1', '2027-05-31', 'expired'],
  ])('with the license %s until %s: %s', (licence, licenceExpiresOn, state) => {
    expect(licenceStateOf({ licence, licenceExpiresOn }, TODAY)).toBe(state);
  });

  it('tells the team once of a license that expires within a month, and takes it back with a new one', () => {
    const guide = aGuide();
    guide.present(aProfile(guide, { licenceExpiresOn: '2027-07-02' }), 1);
    guide.checkLicence(TODAY);
    expect(takeEvents(guide)).toEqual([]);
    guide.checkLicence('2027-06-02');
    guide.checkLicence('2027-06-03');
    expect(takeEvents(guide)).toEqual([
      {
        type: 'guides.work-item-raised.v1',
        kind: 'licence-expires',
        key: 'giulia',
        subject: { type: 'user', id: 'giulia' },
        facts: { licence: 'RM 123', day: '2027-07-02' },
      },
    ]);
    guide.present(aProfile(guide, { licenceExpiresOn: '2030-07-02' }), 1);
    expect(takeEvents(guide)).toMatchObject([{ type: 'guides.work-item-settled.v1', key: 'giulia' }]);
  });

  it('shows the latest rating alone', () => {
    const guide = aGuide();
    expect(guide.showRating({ rating: 4.5, count: 2, revision: 2 })).toBe(true);
    expect(guide.showRating({ rating: 3, count: 1, revision: 1 })).toBe(false);
    expect(guide.rating).toBe(4.5);
  });
});
