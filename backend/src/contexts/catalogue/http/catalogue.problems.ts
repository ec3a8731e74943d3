import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const catalogueProblems: ProblemTexts = {
  FIELD_ENOUGH_LETTERS: {
    en_US: 'Type at least three letters.',
    fr_FR: 'Saisissez au moins trois lettres.',
    de_DE: 'Geben Sie mindestens drei Buchstaben ein.',
    es_ES: 'Escriba al menos tres letras.',
    it_IT: 'Scriva almeno tre lettere.',
    ru_RU: 'Введите не менее трёх букв.',
    ja_JP: '漢字・かなは2文字以上、その他は3文字以上を入力してください。',
  },
};
