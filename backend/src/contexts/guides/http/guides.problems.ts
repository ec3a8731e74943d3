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
  CALENDAR_ADDRESS_REFUSED: {
    en_US:
      'This address cannot be read. Please enter the secret iCal address of your calendar, which begins with https://.',
    fr_FR:
      'Cette adresse ne peut pas être lue. Veuillez saisir l’adresse iCal secrète de votre agenda, qui commence par https://.',
    de_DE:
      'Diese Adresse kann nicht gelesen werden. Bitte geben Sie die geheime iCal-Adresse Ihres Kalenders ein, die mit https:// beginnt.',
    es_ES:
      'Esta dirección no se puede leer. Indique la dirección iCal secreta de su calendario, que empieza por https://.',
    it_IT:
      'Questo indirizzo non può essere letto. Inserisca l’indirizzo iCal segreto del suo calendario, che inizia con https://.',
    ru_RU: 'Этот адрес прочитать нельзя. Укажите секретный адрес iCal вашего календаря, который начинается с https://.',
    ja_JP: 'このアドレスは読み取れません。https:// で始まる、カレンダーの非公開 iCal アドレスを入力してください。',
  },
  CALENDAR_NAMED_ALREADY: {
    en_US: 'This calendar is on your list already.',
    fr_FR: 'Cet agenda figure déjà dans votre liste.',
    de_DE: 'Dieser Kalender steht bereits auf Ihrer Liste.',
    es_ES: 'Este calendario ya está en su lista.',
    it_IT: 'Questo calendario è già nel suo elenco.',
    ru_RU: 'Этот календарь уже есть в вашем списке.',
    ja_JP: 'このカレンダーはすでに登録されています。',
  },
  TOO_MANY_CALENDARS: {
    en_US: 'You can name {most} calendars. Please remove one first.',
    fr_FR: 'Vous pouvez indiquer {most} agendas. Veuillez d’abord en retirer un.',
    de_DE: 'Sie können {most} Kalender angeben. Bitte entfernen Sie zuerst einen.',
    es_ES: 'Puede indicar {most} calendarios. Quite uno primero.',
    it_IT: 'Può indicare {most} calendari. Ne rimuova prima uno.',
    ru_RU: 'Можно указать не больше календарей, чем {most}. Сначала удалите один.',
    ja_JP: '登録できるカレンダーは{most}件までです。先に1件削除してください。',
  },
  FIELD_IS_WEB_ADDRESS: {
    en_US: 'Please enter a whole address that begins with https://.',
    fr_FR: 'Veuillez saisir une adresse complète, qui commence par https://.',
    de_DE: 'Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt.',
    es_ES: 'Indique una dirección completa que empiece por https://.',
    it_IT: 'Inserisca un indirizzo completo che inizi con https://.',
    ru_RU: 'Укажите полный адрес, который начинается с https://.',
    ja_JP: 'https:// で始まる完全なアドレスを入力してください。',
  },
};
