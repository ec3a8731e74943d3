import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const recruitmentProblems: ProblemTexts = {
  ACCOUNT_CANNOT_APPLY: {
    en_US: 'Accounts of companies and of our team cannot apply. Please open an account of your own.',
    fr_FR:
      'Les comptes d’entreprise et ceux de notre équipe ne permettent pas de postuler. Veuillez ouvrir un compte personnel.',
    de_DE: 'Mit einem Firmen- oder Teamkonto ist keine Bewerbung möglich. Bitte legen Sie ein eigenes Konto an.',
    es_ES:
      'Las cuentas de empresa y las de nuestro equipo no permiten presentar una solicitud. Cree una cuenta propia.',
    it_IT: 'Con un account aziendale o del nostro team non è possibile candidarsi. Crei un account personale.',
    ru_RU: 'С аккаунта компании или нашей команды подать заявку нельзя. Пожалуйста, создайте личный аккаунт.',
    ja_JP: '法人アカウントやスタッフのアカウントからは応募できません。個人のアカウントを作成してください。',
  },
  APPLICATION_CLOSED: {
    en_US:
      'This application can no longer be changed: {state, select, approved {it has been approved} rejected {it has been declined} other {our team is reading it}}.',
    fr_FR:
      'Cette candidature ne peut plus être modifiée : {state, select, approved {elle a été acceptée} rejected {elle a été refusée} other {notre équipe est en train de la lire}}.',
    de_DE:
      'Diese Bewerbung lässt sich nicht mehr ändern: {state, select, approved {Sie wurde angenommen} rejected {Sie wurde abgelehnt} other {Unser Team liest sie gerade}}.',
    es_ES:
      'Esta solicitud ya no se puede modificar: {state, select, approved {ha sido aceptada} rejected {ha sido rechazada} other {nuestro equipo la está leyendo}}.',
    it_IT:
      'Questa candidatura non si può più modificare: {state, select, approved {è stata accettata} rejected {è stata respinta} other {il nostro team la sta leggendo}}.',
    ru_RU:
      'Эту заявку больше нельзя изменить: {state, select, approved {она одобрена} rejected {она отклонена} other {её читает наша команда}}.',
    ja_JP:
      'この応募は変更できません：{state, select, approved {承認済みです} rejected {見送りとなりました} other {担当者が確認中です}}。',
  },
  APPLICATION_INCOMPLETE: {
    en_US: 'Something is still missing from the application. The list names every part.',
    fr_FR: 'Il manque encore des éléments à la candidature. La liste les nomme tous.',
    de_DE: 'In der Bewerbung fehlt noch etwas. Die Liste nennt jeden Teil.',
    es_ES: 'A la solicitud todavía le falta algo. La lista indica cada parte.',
    it_IT: 'Alla candidatura manca ancora qualcosa. L’elenco indica ogni parte.',
    ru_RU: 'В заявке ещё не всё заполнено. Недостающее перечислено в списке.',
    ja_JP: '応募内容に未記入の項目があります。一覧でご確認ください。',
  },
  APPLICATION_STATUS_REFUSED: {
    en_US: 'The application is at a different stage by now. Please reload the page.',
    fr_FR: 'La candidature en est maintenant à une autre étape. Veuillez recharger la page.',
    de_DE: 'Die Bewerbung ist inzwischen in einem anderen Stand. Bitte laden Sie die Seite neu.',
    es_ES: 'La solicitud ya se encuentra en otra fase. Vuelva a cargar la página.',
    it_IT: 'La candidatura è ormai in un’altra fase. Ricarichi la pagina.',
    ru_RU: 'Заявка уже на другом этапе. Пожалуйста, обновите страницу.',
    ja_JP: '応募の状況が変わりました。ページを再読み込みしてください。',
  },
  APPLICATION_UNDECIDABLE: {
    en_US:
      'This application does not wait for a decision: {state, select, approved {it is approved} rejected {it is declined} other {the applicant is working on it}}.',
    fr_FR:
      'Cette candidature n’attend pas de décision : {state, select, approved {elle est acceptée} rejected {elle est refusée} other {la personne y travaille}}.',
    de_DE:
      'Diese Bewerbung wartet auf keine Entscheidung: {state, select, approved {Sie ist angenommen} rejected {Sie ist abgelehnt} other {Sie wird noch bearbeitet}}.',
    es_ES:
      'Esta solicitud no espera ninguna decisión: {state, select, approved {está aceptada} rejected {está rechazada} other {la persona la está completando}}.',
    it_IT:
      'Questa candidatura non attende una decisione: {state, select, approved {è accettata} rejected {è respinta} other {la persona la sta completando}}.',
    ru_RU:
      'Эта заявка не ждёт решения: {state, select, approved {она одобрена} rejected {она отклонена} other {кандидат её дополняет}}.',
    ja_JP:
      'この応募は判断待ちではありません：{state, select, approved {承認済みです} rejected {見送り済みです} other {応募者が記入中です}}。',
  },
  ANSWER_UNKNOWN: {
    en_US: 'The applicant has not answered this question.',
    fr_FR: 'La personne n’a pas répondu à cette question.',
    de_DE: 'Diese Frage wurde nicht beantwortet.',
    es_ES: 'La persona no ha contestado a esta pregunta.',
    it_IT: 'La persona non ha risposto a questa domanda.',
    ru_RU: 'На этот вопрос кандидат не ответил.',
    ja_JP: 'この質問への回答はありません。',
  },
  QUESTION_UNKNOWN: {
    en_US: 'We no longer ask this question. Please reload the page.',
    fr_FR: 'Nous ne posons plus cette question. Veuillez recharger la page.',
    de_DE: 'Diese Frage stellen wir nicht mehr. Bitte laden Sie die Seite neu.',
    es_ES: 'Ya no hacemos esta pregunta. Vuelva a cargar la página.',
    it_IT: 'Non poniamo più questa domanda. Ricarichi la pagina.',
    ru_RU: 'Этот вопрос мы больше не задаём. Пожалуйста, обновите страницу.',
    ja_JP: 'この質問は現在使われていません。ページを再読み込みしてください。',
  },
  GUIDE_CITY_UNKNOWN: {
    en_US: 'We have no tours in this city. Please choose one from the list.',
    fr_FR: 'Nous n’avons pas de visites dans cette ville. Veuillez en choisir une dans la liste.',
    de_DE: 'In dieser Stadt bieten wir keine Touren an. Bitte wählen Sie eine aus der Liste.',
    es_ES: 'No tenemos visitas en esta ciudad. Elija una de la lista.',
    it_IT: 'In questa città non abbiamo tour. Ne scelga una dall’elenco.',
    ru_RU: 'В этом городе у нас нет экскурсий. Выберите город из списка.',
    ja_JP: 'この都市ではツアーを行っていません。一覧からお選びください。',
  },
  GUIDE_CATEGORY_UNKNOWN: {
    en_US: 'There is no such kind of tour. Please choose from the list.',
    fr_FR: 'Ce type de visite n’existe pas. Veuillez choisir dans la liste.',
    de_DE: 'Diese Art von Tour gibt es nicht. Bitte wählen Sie aus der Liste.',
    es_ES: 'No existe este tipo de visita. Elija de la lista.',
    it_IT: 'Questo tipo di tour non esiste. Scelga dall’elenco.',
    ru_RU: 'Таких экскурсий нет. Выберите вариант из списка.',
    ja_JP: 'この種類のツアーはありません。一覧からお選びください。',
  },
};
