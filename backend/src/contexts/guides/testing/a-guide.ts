import { Guide, type GuideProfile, type NewGuide } from '../domain/guide.js';

/** A guide of Rome who has just been approved. */
export const aGuide = (told: Partial<NewGuide> = {}): Guide =>
  Guide.begin({
    userId: 'giulia',
    slug: 'giulia-m',
    cityIds: ['rome'],
    timeZone: 'Europe/Rome',
    languages: [{ locale: 'it_IT', level: 'native' }],
    categories: ['private-tour'],
    hasCar: false,
    hasBikes: false,
    stepFree: false,
    yearsGuiding: 4,
    licence: 'RM 123',
    picture: null,
    daysOff: [7],
    ...told,
  });

/** What the guide says of themselves now, with what is told otherwise. */
export const aProfile = (guide: Guide, told: Partial<GuideProfile> = {}): GuideProfile => {
  const { cityIds, timeZone, languages, categories, hasCar, hasBikes, stepFree, yearsGuiding } = guide;
  const { licence, licenceExpiresOn, picture, greeting } = guide;
  const own = guide.words.filter(({ isTranslation }) => !isTranslation);
  return {
    ...{ cityIds, timeZone, languages, categories, hasCar, hasBikes, stepFree, yearsGuiding },
    ...{ licence, licenceExpiresOn, picture, greeting },
    words: own.map(({ language, text }) => ({ language, text })),
    ...told,
  };
};
