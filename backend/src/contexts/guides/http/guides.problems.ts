import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const guidesProblems: ProblemTexts = {
  NOTHING_SPOKEN: {
    en_US: 'Please name at least one language in which you guide.',
    fr_FR: 'Veuillez indiquer au moins une langue dans laquelle vous guidez.',
    de_DE: 'Bitte nennen Sie mindestens eine Sprache, in der Sie führen.',
    es_ES: 'Indique al menos un idioma en el que guía.',
    it_IT: 'Indichi almeno una lingua in cui guida.',
    ru_RU: 'Укажите хотя бы один язык, на котором вы проводите экскурсии.',
    ja_JP: 'ガイドできる言語を1つ以上選んでください。',
  },
  LICENCE_INCOMPLETE: {
    en_US: 'Please enter the number of the license as well, or leave out the date.',
    fr_FR: 'Veuillez aussi saisir le numéro de la carte professionnelle, ou retirer la date.',
    de_DE: 'Bitte geben Sie auch die Nummer der Lizenz an oder lassen Sie das Datum weg.',
    es_ES: 'Indique también el número de la licencia o quite la fecha.',
    it_IT: 'Inserisca anche il numero della licenza oppure tolga la data.',
    ru_RU: 'Укажите также номер лицензии или уберите дату.',
    ja_JP: 'ライセンス番号も入力するか、有効期限を削除してください。',
  },
  HOURS_OVERLAP: {
    en_US: 'Hours of a day must end after they begin, and must not overlap.',
    fr_FR: 'Les heures d’une journée doivent finir après avoir commencé et ne pas se chevaucher.',
    de_DE: 'Die Zeiten eines Tages müssen nach ihrem Beginn enden und dürfen sich nicht überschneiden.',
    es_ES: 'Las horas de un día deben terminar después de empezar y no pueden solaparse.',
    it_IT: 'Gli orari di un giorno devono finire dopo l’inizio e non possono sovrapporsi.',
    ru_RU: 'Часы одного дня должны заканчиваться позже начала и не пересекаться.',
    ja_JP: '1日の時間帯は、終了を開始より後にし、重ならないようにしてください。',
  },
  HOLIDAY_REVERSED: {
    en_US: 'A vacation must not end before it begins.',
    fr_FR: 'Les congés ne peuvent pas finir avant d’avoir commencé.',
    de_DE: 'Ein Urlaub darf nicht vor seinem Beginn enden.',
    es_ES: 'Las vacaciones no pueden terminar antes de empezar.',
    it_IT: 'Le ferie non possono finire prima di iniziare.',
    ru_RU: 'Отпуск не может закончиться раньше, чем начался.',
    ja_JP: '休暇の終了日は開始日より前にできません。',
  },
};
