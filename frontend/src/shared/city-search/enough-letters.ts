import * as placesSearchCitiesQuery from '../../api/generated/limits/places-search-cities-query.gen.js';

/** Three characters, or two if one is a kanji or kana, or if they are a name: UK. */
const ENOUGH_LETTERS = new RegExp(placesSearchCitiesQuery.query.pattern, 'u');

/** Whether the API answers a search for the text. */
export const hasEnoughLetters = (text: string): boolean => ENOUGH_LETTERS.test(text);
