import { email, listOf, locale, matching, objectOf, oneOf, slug, text, weekday, wholeFrom, yesOrNo } from './checks.js';
import { readData } from './data-files.js';

const languageCode = matching(/^[a-z]{2,3}$/, 'the code of a language');

const application = objectOf(
  {
    email,
    state: oneOf('form-in-progress', 'pending-review', 'asked-again', 'approved', 'rejected'),
    /** Slug. */
    city: slug,
    language: languageCode,
    spokenLanguages: listOf(objectOf({ language: locale, level: oneOf('native', 'fluent', 'good') })),
    carTour: yesOrNo,
    categories: listOf(slug),
    daysOff: listOf(weekday),
    hasPicture: yesOrNo,
    daysAgo: wholeFrom(0, 365),
    answers: listOf(objectOf({ questionKey: slug }, { text, hasVoice: yesOrNo })),
  },
  {
    bikeTour: yesOrNo,
    yearsGuiding: wholeFrom(0, 80),
    licence: text,
    remark: text,
    reason: text,
    answerAgain: listOf(slug),
  },
);

/** Applications of people and guides, in every state. */
export const applications = readData('applications.json', listOf(application));
