import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const quoteReferencesProblems: ProblemTexts = {
  QUOTE_REFERENCE_TAKEN: {
    en_US: 'There is one with this name already. Open it, or choose another name.',
    fr_FR: 'Il en existe déjà une entrée de ce nom. Ouvrez-la ou choisissez un autre nom.',
    de_DE: 'Einen Eintrag mit diesem Namen gibt es schon. Öffnen Sie ihn, oder wählen Sie einen anderen Namen.',
    es_ES: 'Ya existe una entrada con este nombre. Ábrala o elija otro nombre.',
    it_IT: 'Esiste già una voce con questo nome. La apra o scelga un altro nome.',
    ru_RU: 'Запись с таким названием уже есть. Откройте её или выберите другое название.',
    ja_JP: 'この名前の項目はすでにあります。その項目を開くか、別の名前を選んでください。',
  },
  QUOTE_REFERENCE_INCOMPLETE: {
    en_US: 'This must be filled in.',
    fr_FR: 'Ce champ doit être rempli.',
    de_DE: 'Das muss ausgefüllt sein.',
    es_ES: 'Hay que rellenar este dato.',
    it_IT: 'Questo dato va compilato.',
    ru_RU: 'Это нужно заполнить.',
    ja_JP: 'この項目は必須です。',
  },
  QUOTE_REFERENCE_UNKNOWN: {
    en_US: 'Something named here does not exist, or is named twice.',
    fr_FR: 'Un élément indiqué ici n’existe pas ou figure deux fois.',
    de_DE: 'Etwas, das hier genannt ist, gibt es nicht, oder es ist zweimal genannt.',
    es_ES: 'Algo de lo indicado aquí no existe o aparece dos veces.',
    it_IT: 'Qualcosa di quanto indicato qui non esiste o compare due volte.',
    ru_RU: 'Чего-то из указанного здесь нет, или оно названо дважды.',
    ja_JP: 'ここに指定されたものが存在しないか、二度指定されています。',
  },
};
