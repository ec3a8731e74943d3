import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const adminPlacesProblems: ProblemTexts = {
  PLACE_TAKEN: {
    en_US:
      '{field, select, code {Another country has this code already.} other {This address is taken already.}} Choose another one.',
    fr_FR:
      '{field, select, code {Un autre pays a déjà ce code.} other {Cette adresse est déjà prise.}} Choisissez-en un autre.',
    de_DE:
      '{field, select, code {Diesen Code hat schon ein anderes Land.} other {Diese Adresse ist schon vergeben.}} Bitte wählen Sie neu.',
    es_ES:
      '{field, select, code {Otro país ya tiene este código.} other {Esta dirección ya está ocupada.}} Elija otra opción.',
    it_IT:
      '{field, select, code {Un altro Paese ha già questo codice.} other {Questo indirizzo è già usato.}} Ne scelga un altro.',
    ru_RU: '{field, select, code {Этот код уже есть у другой страны.} other {Этот адрес уже занят.}} Выберите другой.',
    ja_JP:
      '{field, select, code {このコードはほかの国が使っています。} other {このアドレスはすでに使われています。}}別のものを選んでください。',
  },
  PLACE_INCOMPLETE: {
    en_US: 'This must be filled in.',
    fr_FR: 'Ce champ doit être rempli.',
    de_DE: 'Das muss ausgefüllt sein.',
    es_ES: 'Hay que rellenar este dato.',
    it_IT: 'Questo dato va compilato.',
    ru_RU: 'Это нужно заполнить.',
    ja_JP: 'この項目は必須です。',
  },
  PLACE_PARENT_UNKNOWN: {
    en_US: 'Choose one of the list.',
    fr_FR: 'Choisissez dans la liste.',
    de_DE: 'Wählen Sie aus der Liste.',
    es_ES: 'Elija de la lista.',
    it_IT: 'Scelga dall’elenco.',
    ru_RU: 'Выберите из списка.',
    ja_JP: '一覧から選んでください。',
  },
  PLACE_SLUG_FIXED: {
    en_US: 'The address of a category stays: tours and links name it.',
    fr_FR: 'L’adresse d’une catégorie reste : des visites et des liens la nomment.',
    de_DE: 'Die Adresse einer Kategorie bleibt: Touren und Links nennen sie.',
    es_ES: 'La dirección de una categoría no cambia: la nombran visitas y enlaces.',
    it_IT: 'L’indirizzo di una categoria resta: tour e link lo citano.',
    ru_RU: 'Адрес категории не меняется: на него ссылаются экскурсии и ссылки.',
    ja_JP: 'カテゴリーのアドレスは変更できません。ツアーやリンクが使っています。',
  },
};
