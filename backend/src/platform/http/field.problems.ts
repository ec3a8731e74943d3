import type { ProblemTexts } from './problem-texts.js';

/** Problem texts of fields, by the broken rule. */
export const fieldProblems: ProblemTexts = {
  FIELD_IS_EMAIL: {
    en_US: 'Write the e-mail address like name@example.com.',
    fr_FR: 'Écrivez l’adresse e-mail sous la forme nom@exemple.fr.',
    de_DE: 'Schreiben Sie die E-Mail-Adresse in der Form name@example.com.',
    es_ES: 'Escriba el correo electrónico como nombre@ejemplo.es.',
    it_IT: 'Scriva l’indirizzo e-mail come nome@esempio.it.',
    ru_RU: 'Напишите адрес в виде name@example.com.',
    ja_JP: 'メールアドレスはname@example.comの形で入力してください。',
  },
  FIELD_IS_PHONE_NUMBER: {
    en_US: 'Write the phone number with its country code, like +39 06 1234567.',
    fr_FR: 'Écrivez le numéro avec l’indicatif du pays, par exemple +33 1 23 45 67 89 (sans le premier 0).',
    de_DE: 'Schreiben Sie die Telefonnummer mit Landesvorwahl, etwa +49 30 123456 (ohne die erste 0).',
    es_ES: 'Escriba el teléfono con el prefijo del país, como +34 912 345 678.',
    it_IT: 'Scriva il numero con il prefisso internazionale, come +39 06 1234567.',
    ru_RU: 'Напишите номер с кодом страны, например +7 495 123-45-67 (вместо первой 8 — +7).',
    ja_JP: '電話番号は国番号から入力してください（例：+81 3 1234 5678、最初の0は除きます）。',
  },
  FIELD_IS_DATE_STRING: {
    en_US: 'Write the date as year, month and day, like 2027-05-02.',
    fr_FR: 'Écrivez la date sous la forme année-mois-jour, par exemple 2027-05-02.',
    de_DE: 'Schreiben Sie das Datum als Jahr, Monat und Tag, etwa 2027-05-02.',
    es_ES: 'Escriba la fecha como año, mes y día: 2027-05-02.',
    it_IT: 'Scriva la data come anno, mese e giorno: 2027-05-02.',
    ru_RU: 'Напишите дату в виде год-месяц-день, например 2027-05-02.',
    ja_JP: '日付は2027-05-02のように年・月・日で入力してください。',
  },
  FIELD_IS_TIME_ZONE: {
    en_US: 'Name the time zone as the IANA database does, like Pacific/Auckland.',
    fr_FR: 'Indiquez le fuseau horaire comme la base IANA, par exemple Europe/Paris.',
    de_DE: 'Nennen Sie die Zeitzone wie in der IANA-Datenbank, etwa Europe/Berlin.',
    es_ES: 'Indique la zona horaria como en la base de datos IANA: Europe/Madrid.',
    it_IT: 'Indichi il fuso orario come nel database IANA, ad esempio Europe/Rome.',
    ru_RU: 'Укажите часовой пояс по базе IANA, например Europe/Moscow.',
    ja_JP: 'タイムゾーンはAsia/TokyoのようにIANAの名称で指定してください。',
  },
  FIELD_IS_COUNTRY_CODE: {
    en_US: 'Name the country by its two capital letters, like US.',
    fr_FR: 'Indiquez le pays par ses deux lettres majuscules, par exemple FR.',
    de_DE: 'Nennen Sie das Land mit seinen zwei Großbuchstaben, etwa DE.',
    es_ES: 'Indique el país con sus dos letras mayúsculas, por ejemplo ES.',
    it_IT: 'Indichi il paese con le sue due lettere maiuscole, ad esempio IT.',
    ru_RU: 'Укажите страну двумя заглавными латинскими буквами, например RU.',
    ja_JP: '国はJPのように大文字2文字の国コードで指定してください。',
  },
  FIELD_IS_LENGTH: {
    en_US:
      '{bound, select, some {Write something here.} most {Write at most {limit} characters.} other {Write at least {limit} characters.}}',
    fr_FR:
      '{bound, select, some {Écrivez quelque chose ici.} most {Écrivez au plus {limit} caractères.} other {Écrivez au moins {limit} caractères.}}',
    de_DE:
      '{bound, select, some {Schreiben Sie hier etwas.} most {Schreiben Sie höchstens {limit} Zeichen.} other {Schreiben Sie mindestens {limit} Zeichen.}}',
    es_ES:
      '{bound, select, some {Escriba algo aquí.} most {Escriba como máximo {limit} caracteres.} other {Escriba al menos {limit} caracteres.}}',
    it_IT:
      '{bound, select, some {Scriva qualcosa qui.} most {Scriva al massimo {limit} caratteri.} other {Scriva almeno {limit} caratteri.}}',
    ru_RU:
      '{bound, select, some {Напишите здесь что-нибудь.} most {Введите не более {limit} знаков.} other {Введите не менее {limit} знаков.}}',
    ja_JP:
      '{bound, select, some {入力してください。} most {{limit}文字以内で入力してください。} other {{limit}文字以上で入力してください。}}',
  },
  FIELD_MAX_LENGTH: {
    en_US: 'Write at most {limit} characters.',
    fr_FR: 'Écrivez au plus {limit} caractères.',
    de_DE: 'Schreiben Sie höchstens {limit} Zeichen.',
    es_ES: 'Escriba como máximo {limit} caracteres.',
    it_IT: 'Scriva al massimo {limit} caratteri.',
    ru_RU: 'Введите не более {limit} знаков.',
    ja_JP: '{limit}文字以内で入力してください。',
  },
  FIELD_MATCHES: {
    en_US: 'This holds characters that cannot stand here, or is not in the usual form.',
    fr_FR: 'Ce texte contient des caractères non admis ou n’a pas la forme habituelle.',
    de_DE: 'Das enthält Zeichen, die hier nicht stehen können, oder hat nicht die übliche Form.',
    es_ES: 'Contiene caracteres no admitidos o no tiene la forma habitual.',
    it_IT: 'Contiene caratteri non ammessi o non ha la forma consueta.',
    ru_RU: 'Здесь есть недопустимые знаки, или запись не в обычной форме.',
    ja_JP: '使用できない文字が含まれているか、形式が正しくありません。',
  },
  FIELD_IS_NAME: {
    en_US: 'Leave out < and >, web addresses and line breaks: they cannot stand here.',
    fr_FR: 'Retirez < et >, les adresses web et les sauts de ligne : ils ne sont pas admis ici.',
    de_DE: 'Lassen Sie < und >, Internetadressen und Zeilenumbrüche weg: Hier können sie nicht stehen.',
    es_ES: 'Quite < y >, las direcciones web y los saltos de línea: aquí no se admiten.',
    it_IT: 'Tolga < e >, gli indirizzi web e gli a capo: qui non sono ammessi.',
    ru_RU: 'Уберите знаки < и >, адреса сайтов и переносы строк: здесь их быть не может.',
    ja_JP: '「<」「>」、ウェブアドレス、改行はここでは使えません。取り除いてください。',
  },
  FIELD_IS_TIME: {
    en_US: 'Write the time with hours and minutes, like 09:30.',
    fr_FR: 'Écrivez l’heure avec les heures et les minutes, par exemple 09:30.',
    de_DE: 'Schreiben Sie die Uhrzeit mit Stunden und Minuten, etwa 09:30.',
    es_ES: 'Escriba la hora con horas y minutos: 09:30.',
    it_IT: 'Scriva l’orario con ore e minuti: 09:30.',
    ru_RU: 'Напишите время с часами и минутами, например 09:30.',
    ja_JP: '時刻は09:30のように時と分で入力してください。',
  },
  FIELD_IS_REFERENCE: {
    en_US: 'Write the reference like CIC-7K3M9Q or BK-4F8T2W.',
    fr_FR: 'Écrivez la référence sous la forme CIC-7K3M9Q ou BK-4F8T2W.',
    de_DE: 'Schreiben Sie die Nummer wie CIC-7K3M9Q oder BK-4F8T2W.',
    es_ES: 'Escriba la referencia como CIC-7K3M9Q o BK-4F8T2W.',
    it_IT: 'Scriva il riferimento come CIC-7K3M9Q o BK-4F8T2W.',
    ru_RU: 'Напишите номер в виде CIC-7K3M9Q или BK-4F8T2W.',
    ja_JP: '予約番号はCIC-7K3M9QまたはBK-4F8T2Wの形で入力してください。',
  },
  FIELD_IS_ID_OR_SLUG: {
    en_US: 'Name it by its id or its slug: lower-case letters, digits and hyphens, 100 at most.',
    fr_FR: 'Indiquez-le par son identifiant ou son slug : minuscules, chiffres et traits d’union, 100 au plus.',
    de_DE:
      'Nennen Sie es mit seiner Kennung oder seinem Slug: Kleinbuchstaben, Ziffern und Bindestriche, höchstens 100.',
    es_ES: 'Indíquelo por su identificador o su slug: minúsculas, cifras y guiones, 100 como máximo.',
    it_IT: 'Lo indichi con l’identificativo o lo slug: lettere minuscole, cifre e trattini, 100 al massimo.',
    ru_RU: 'Укажите идентификатор или slug: строчные латинские буквы, цифры и дефисы, не более 100 знаков.',
    ja_JP: 'IDまたはスラッグで指定してください（小文字の英字、数字、ハイフンで100文字以内）。',
  },
  FIELD_BLANK: {
    en_US: 'Fill this in, or leave it out.',
    fr_FR: 'Remplissez ce champ ou ne l’indiquez pas.',
    de_DE: 'Füllen Sie das aus oder lassen Sie es weg.',
    es_ES: 'Rellene este dato o no lo indique.',
    it_IT: 'Compili questo campo o non lo indichi.',
    ru_RU: 'Заполните это поле или не указывайте его.',
    ja_JP: '入力するか、この項目を省いてください。',
  },
  FIELD_IS_IN: {
    en_US: '{values, select, none {Choose one of the values offered.} other {Choose one of these values: {values}.}}',
    fr_FR:
      '{values, select, none {Choisissez une des valeurs proposées.} other {Choisissez une de ces valeurs : {values}.}}',
    de_DE:
      '{values, select, none {Wählen Sie einen der angebotenen Werte.} other {Wählen Sie einen dieser Werte: {values}.}}',
    es_ES: '{values, select, none {Elija uno de los valores ofrecidos.} other {Elija uno de estos valores: {values}.}}',
    it_IT: '{values, select, none {Scelga uno dei valori proposti.} other {Scelga uno di questi valori: {values}.}}',
    ru_RU:
      '{values, select, none {Выберите одно из предложенных значений.} other {Выберите одно из этих значений: {values}.}}',
    ja_JP: '{values, select, none {選択肢の中からお選びください。} other {次の値からお選びください：{values}}}',
  },
  FIELD_SAME_AS: {
    en_US: 'The repetition is not the same.',
    fr_FR: 'La répétition est différente.',
    de_DE: 'Die Wiederholung stimmt nicht überein.',
    es_ES: 'La repetición no coincide.',
    it_IT: 'La ripetizione non coincide.',
    ru_RU: 'Повтор не совпадает.',
    ja_JP: '確認用の入力が一致しません。',
  },
  FIELD_EQUALS: {
    en_US: 'Please agree to this to go on.',
    fr_FR: 'Veuillez accepter pour continuer.',
    de_DE: 'Bitte stimmen Sie zu, um fortzufahren.',
    es_ES: 'Acéptelo para continuar.',
    it_IT: 'Accetti per continuare.',
    ru_RU: 'Чтобы продолжить, дайте согласие.',
    ja_JP: '続けるには同意が必要です。',
  },
  FIELD_WHITELIST_VALIDATION: {
    en_US: 'This field is not known here. Leave it out.',
    fr_FR: 'Ce champ n’est pas connu ici. Retirez-le.',
    de_DE: 'Dieses Feld ist hier nicht bekannt. Lassen Sie es weg.',
    es_ES: 'Este campo no se conoce aquí. Quítelo.',
    it_IT: 'Questo campo non è previsto qui. Lo tolga.',
    ru_RU: 'Такого поля здесь нет. Уберите его.',
    ja_JP: 'この項目は使用できません。取り除いてください。',
  },
};
