import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const reviewsProblems: ProblemTexts = {
  RATING_OUT_OF_RANGE: {
    en_US: 'Give one to five stars.',
    fr_FR: 'Donnez d’une à cinq étoiles.',
    de_DE: 'Vergeben Sie einen bis fünf Sterne.',
    es_ES: 'Dé de una a cinco estrellas.',
    it_IT: 'Dia da una a cinque stelle.',
    ru_RU: 'Поставьте от одной до пяти звёзд.',
    ja_JP: '星を1つから5つまでで選んでください。',
  },
  REVIEW_TEXT_MISSING: {
    en_US: 'Write a few words about the tour.',
    fr_FR: 'Écrivez quelques mots sur la visite.',
    de_DE: 'Schreiben Sie ein paar Worte über die Tour.',
    es_ES: 'Escriba unas palabras sobre la visita.',
    it_IT: 'Scriva qualche parola sul tour.',
    ru_RU: 'Напишите несколько слов об экскурсии.',
    ja_JP: 'ツアーの感想をひとことお書きください。',
  },
  NOT_THE_BOOKED_TOUR: {
    en_US: 'The booking is for another tour.',
    fr_FR: 'La réservation concerne une autre visite.',
    de_DE: 'Die Buchung gehört zu einer anderen Tour.',
    es_ES: 'La reserva es de otra visita.',
    it_IT: 'La prenotazione riguarda un altro tour.',
    ru_RU: 'Бронирование относится к другой экскурсии.',
    ja_JP: 'このご予約は別のツアーのものです。',
  },
  NO_GUIDE_TO_RATE: {
    en_US: 'No guide is known for this tour, so leave the guide’s stars out.',
    fr_FR: 'Aucun guide n’est connu pour cette visite : ne notez pas le guide.',
    de_DE: 'Für diese Tour ist kein Guide bekannt. Lassen Sie die Sterne für den Guide weg.',
    es_ES: 'No consta ningún guía de esta visita: no valore al guía.',
    it_IT: 'Per questo tour non risulta alcuna guida: non dia stelle alla guida.',
    ru_RU: 'Гид этой экскурсии неизвестен, поэтому не ставьте ему оценку.',
    ja_JP: 'このツアーのガイドは登録されていないため、ガイドの評価は入力しないでください。',
  },
  VISIT_DID_NOT_TAKE_PLACE: {
    en_US:
      'You can review a tour once it has taken place. Canceled, missed and fully refunded bookings cannot be reviewed.',
    fr_FR:
      'Vous pouvez évaluer une visite une fois qu’elle a eu lieu. Les réservations annulées, manquées ou entièrement remboursées ne peuvent pas être évaluées.',
    de_DE:
      'Sie können eine Tour bewerten, sobald sie stattgefunden hat. Stornierte, verpasste und voll erstattete Buchungen können nicht bewertet werden.',
    es_ES:
      'Puede opinar sobre una visita una vez realizada. No se puede opinar sobre reservas canceladas, no disfrutadas o reembolsadas por completo.',
    it_IT:
      'Può recensire un tour dopo che si è svolto. Le prenotazioni annullate, mancate o rimborsate per intero non si possono recensire.',
    ru_RU:
      'Оставить отзыв можно после экскурсии. Отменённые, пропущенные и полностью возмещённые бронирования оценить нельзя.',
    ja_JP:
      'レビューはツアー終了後にお書きいただけます。キャンセル、不参加、全額返金のご予約にはレビューをお書きいただけません。',
  },
  TIME_TO_REVIEW_OVER: {
    en_US: 'A tour can be reviewed within 90 days.',
    fr_FR: 'Une visite peut être évaluée dans les 90 jours.',
    de_DE: 'Eine Tour kann innerhalb von 90 Tagen bewertet werden.',
    es_ES: 'Se puede opinar sobre una visita durante 90 días.',
    it_IT: 'Un tour si può recensire entro 90 giorni.',
    ru_RU: 'Отзыв можно оставить в течение 90 дней после экскурсии.',
    ja_JP: 'レビューはツアー終了後90日以内にお書きいただけます。',
  },
  REVIEWS_BY_CUSTOMERS_ONLY: {
    en_US: 'Guides and our team cannot review tours.',
    fr_FR: 'Les guides et notre équipe ne peuvent pas évaluer les visites.',
    de_DE: 'Guides und unser Team können keine Touren bewerten.',
    es_ES: 'Los guías y nuestro equipo no pueden opinar sobre las visitas.',
    it_IT: 'Le guide e il nostro team non possono recensire i tour.',
    ru_RU: 'Гиды и сотрудники не могут оставлять отзывы об экскурсиях.',
    ja_JP: 'ガイドおよびスタッフはレビューを投稿できません。',
  },
  REVIEW_ALREADY_WRITTEN: {
    en_US: 'You have reviewed this booking already.',
    fr_FR: 'Vous avez déjà évalué cette réservation.',
    de_DE: 'Sie haben diese Buchung bereits bewertet.',
    es_ES: 'Ya ha opinado sobre esta reserva.',
    it_IT: 'Ha già recensito questa prenotazione.',
    ru_RU: 'Вы уже оставили отзыв об этом бронировании.',
    ja_JP: 'このご予約のレビューはすでに投稿されています。',
  },
  REVIEW_ALREADY_DECIDED: {
    en_US: 'Somebody has decided about this review meanwhile.',
    fr_FR: 'Quelqu’un a entre-temps pris une décision sur cet avis.',
    de_DE: 'Über diese Bewertung wurde inzwischen entschieden.',
    es_ES: 'Entretanto alguien ha decidido sobre esta opinión.',
    it_IT: 'Nel frattempo qualcuno ha deciso su questa recensione.',
    ru_RU: 'По этому отзыву уже принято решение.',
    ja_JP: 'このレビューについてはすでに判断が下されています。',
  },
  REVIEW_ALREADY_ANSWERED: {
    en_US: 'You have answered this review already.',
    fr_FR: 'Vous avez déjà répondu à cet avis.',
    de_DE: 'Sie haben auf diese Bewertung bereits geantwortet.',
    es_ES: 'Ya ha respondido a esta opinión.',
    it_IT: 'Ha già risposto a questa recensione.',
    ru_RU: 'Вы уже ответили на этот отзыв.',
    ja_JP: 'このレビューにはすでに返信されています。',
  },
  NO_ANSWER_TO_WITHDRAW: {
    en_US: 'This review has no answer that can be read.',
    fr_FR: 'Cet avis n’a aucune réponse affichée.',
    de_DE: 'Zu dieser Bewertung wird keine Antwort gezeigt.',
    es_ES: 'Esta opinión no tiene ninguna respuesta visible.',
    it_IT: 'Questa recensione non ha risposte visibili.',
    ru_RU: 'У этого отзыва нет видимого ответа.',
    ja_JP: 'このレビューには公開中の返信がありません。',
  },
};
