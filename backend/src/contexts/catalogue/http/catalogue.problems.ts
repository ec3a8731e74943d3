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
  FIELD_WHOLE_MINUTES: {
    en_US: 'Write the duration in whole minutes, from {from} to {to}: 90 for an hour and a half.',
    fr_FR: 'Indiquez la durée en minutes entières, de {from} à {to} : 90 pour une heure et demie.',
    de_DE: 'Geben Sie die Dauer in ganzen Minuten an, von {from} bis {to}: 90 für eineinhalb Stunden.',
    es_ES: 'Indique la duración en minutos enteros, de {from} a {to}: 90 para una hora y media.',
    it_IT: 'Indichi la durata in minuti interi, da {from} a {to}: 90 per un’ora e mezza.',
    ru_RU: 'Укажите продолжительность в целых минутах, от {from} до {to}: 90 — это полтора часа.',
    ja_JP: '所要時間は{from}から{to}までの整数の分で指定してください（1時間半は90）。',
  },
  FIELD_UNKNOWN_CITY: {
    en_US: 'We know no city by this name.',
    fr_FR: 'Nous ne connaissons aucune ville de ce nom.',
    de_DE: 'Eine Stadt dieses Namens kennen wir nicht.',
    es_ES: 'No conocemos ninguna ciudad con este nombre.',
    it_IT: 'Non conosciamo nessuna città con questo nome.',
    ru_RU: 'Города с таким названием у нас нет.',
    ja_JP: 'この名前の都市はありません。',
  },
  FIELD_LEAST_ABOVE_MOST: {
    en_US: 'The lowest price is above the highest.',
    fr_FR: 'Le prix minimum est supérieur au prix maximum.',
    de_DE: 'Der niedrigste Preis liegt über dem höchsten.',
    es_ES: 'El precio mínimo es mayor que el máximo.',
    it_IT: 'Il prezzo minimo è superiore al massimo.',
    ru_RU: 'Наименьшая цена выше наибольшей.',
    ja_JP: '最低料金が最高料金を上回っています。',
  },
  FIELD_DAY_PASSED: {
    en_US: 'This day has passed. Choose today or a later one.',
    fr_FR: 'Ce jour est passé. Choisissez aujourd’hui ou une date ultérieure.',
    de_DE: 'Dieser Tag ist vorbei. Wählen Sie heute oder einen späteren.',
    es_ES: 'Ese día ya ha pasado. Elija hoy u otro posterior.',
    it_IT: 'Questo giorno è passato. Scelga oggi o un giorno successivo.',
    ru_RU: 'Этот день уже прошёл. Выберите сегодняшний или более поздний.',
    ja_JP: 'この日は過ぎています。今日以降の日をお選びください。',
  },
};
