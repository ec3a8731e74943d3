import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const giftCardsProblems: ProblemTexts = {
  GIFT_CARD_INVALID: {
    en_US: 'This gift card cannot be used. Check the code and the date until which it is valid.',
    fr_FR: 'Cette carte cadeau n’est pas utilisable. Vérifiez le code et la date de validité.',
    de_DE: 'Dieser Gutschein kann nicht verwendet werden. Prüfen Sie den Code und wie lange er gilt.',
    es_ES: 'Esta tarjeta regalo no se puede usar. Revise el código y la fecha de validez.',
    it_IT: 'Questa carta regalo non può essere usata. Controlli il codice e la data di validità.',
    ru_RU: 'Эту подарочную карту нельзя использовать. Проверьте код и срок действия.',
    ja_JP: 'このギフトカードはご利用いただけません。コードと有効期限をご確認ください。',
  },
  GIFT_CARD_CLOSED: {
    en_US:
      '{state, select, waiting {The card has not been mailed yet. It goes out on its day.} blocked {The card is blocked.} returned {The card was returned.} other {The card has expired.}}',
    fr_FR:
      '{state, select, waiting {La carte n’a pas encore été envoyée. Elle partira le jour prévu.} blocked {La carte est bloquée.} returned {La carte a été rendue.} other {La carte a expiré.}}',
    de_DE:
      '{state, select, waiting {Der Gutschein wurde noch nicht verschickt. Er geht an seinem Tag hinaus.} blocked {Der Gutschein ist gesperrt.} returned {Der Gutschein wurde zurückgegeben.} other {Der Gutschein ist abgelaufen.}}',
    es_ES:
      '{state, select, waiting {La tarjeta aún no se ha enviado. Saldrá el día elegido.} blocked {La tarjeta está bloqueada.} returned {La tarjeta fue devuelta.} other {La tarjeta ha caducado.}}',
    it_IT:
      '{state, select, waiting {La carta non è ancora stata inviata. Partirà nel giorno scelto.} blocked {La carta è bloccata.} returned {La carta è stata restituita.} other {La carta è scaduta.}}',
    ru_RU:
      '{state, select, waiting {Карта ещё не отправлена. Она уйдёт в назначенный день.} blocked {Карта заблокирована.} returned {Карта возвращена.} other {Срок действия карты истёк.}}',
    ja_JP:
      '{state, select, waiting {カードはまだ送信されていません。指定日に送信されます。} blocked {このカードは停止されています。} returned {このカードは返品済みです。} other {このカードは有効期限が切れています。}}',
  },
  GIFT_CARD_NOT_RETURNABLE: {
    en_US:
      '{reason, select, used {The card has been used, so it can no longer be returned.} too-late {The time to return the card is over.} returned {The card was returned before.} other {This card cannot be returned.}}',
    fr_FR:
      '{reason, select, used {La carte a été utilisée : elle ne peut plus être rendue.} too-late {Le délai pour rendre la carte est écoulé.} returned {La carte a déjà été rendue.} other {Cette carte ne peut pas être rendue.}}',
    de_DE:
      '{reason, select, used {Der Gutschein wurde benutzt und kann nicht mehr zurückgegeben werden.} too-late {Die Frist für die Rückgabe ist vorbei.} returned {Der Gutschein wurde schon zurückgegeben.} other {Dieser Gutschein kann nicht zurückgegeben werden.}}',
    es_ES:
      '{reason, select, used {La tarjeta se ha usado y ya no se puede devolver.} too-late {El plazo para devolver la tarjeta ha terminado.} returned {La tarjeta ya se devolvió.} other {Esta tarjeta no se puede devolver.}}',
    it_IT:
      '{reason, select, used {La carta è stata usata e non può più essere restituita.} too-late {Il termine per restituire la carta è scaduto.} returned {La carta è già stata restituita.} other {Questa carta non può essere restituita.}}',
    ru_RU:
      '{reason, select, used {Картой уже воспользовались, вернуть её нельзя.} too-late {Срок возврата карты истёк.} returned {Карта уже возвращена.} other {Эту карту нельзя вернуть.}}',
    ja_JP:
      '{reason, select, used {すでに使用されたカードは返品できません。} too-late {返品期限を過ぎています。} returned {このカードはすでに返品されています。} other {このカードは返品できません。}}',
  },
  GIFT_CARD_ENDS_TOO_EARLY: {
    en_US: 'Choose a day after the one until which the card is valid now.',
    fr_FR: 'Choisissez un jour postérieur à la date de validité actuelle.',
    de_DE: 'Wählen Sie einen Tag nach dem jetzigen Ende der Gültigkeit.',
    es_ES: 'Elija un día posterior a la fecha de validez actual.',
    it_IT: 'Scelga un giorno successivo all’attuale data di validità.',
    ru_RU: 'Выберите день позже нынешнего срока действия.',
    ja_JP: '現在の有効期限より後の日付を選んでください。',
  },
};
