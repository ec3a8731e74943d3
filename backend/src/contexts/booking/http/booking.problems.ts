import type { ProblemTexts } from '../../../platform/http/problem-texts.js';
import { TOO_FAR_AHEAD } from '../../../shared-kernel/time/too-far-ahead.js';

export const bookingProblems: ProblemTexts = {
  FIELD_FOR_SOMEBODY_ELSE: {
    en_US: 'Leave this out where you book for yourself.',
    fr_FR: 'N’indiquez rien ici si vous réservez pour vous-même.',
    de_DE: 'Lassen Sie das weg, wenn Sie für sich selbst buchen.',
    es_ES: 'No indique nada aquí si reserva para usted.',
    it_IT: 'Non indichi nulla qui se prenota per sé.',
    ru_RU: 'Не указывайте этого, если бронируете для себя.',
    ja_JP: 'ご自分のご予約の場合、この項目は指定しないでください。',
  },
  WIRE_STARTS_TOO_SOON: {
    en_US: 'Failed to create order for wire transfer: the tour starts in less than {days} days. Please pay by card.',
    fr_FR:
      'Échec de la création de la commande par virement : la visite commence dans moins de {days} jours. Veuillez payer par carte.',
    de_DE:
      'Bestellung per Überweisung nicht möglich: Die Tour beginnt in weniger als {days} Tagen. Bitte zahlen Sie mit Karte.',
    es_ES:
      'No se pudo crear el pedido por transferencia: la visita empieza en menos de {days} días. Pague con tarjeta.',
    it_IT: 'Impossibile creare l’ordine con bonifico: il tour inizia tra meno di {days} giorni. Paghi con carta.',
    ru_RU: 'Не удалось оформить заказ с оплатой переводом: до начала меньше {days} дней. Оплатите, пожалуйста, картой.',
    ja_JP: '銀行振込でのご注文を作成できませんでした。開始まで{days}日を切っています。カードでお支払いください。',
  },
  SLOT_NOT_MISSED: {
    en_US: 'There is nothing left to choose for this order.',
    fr_FR: 'Il n’y a plus rien à choisir pour cette commande.',
    de_DE: 'Für diese Bestellung gibt es nichts mehr zu wählen.',
    es_ES: 'Ya no queda nada por elegir en este pedido.',
    it_IT: 'Per questo ordine non c’è più nulla da scegliere.',
    ru_RU: 'По этому заказу выбирать больше нечего.',
    ja_JP: 'このご注文で選べるものは残っていません。',
  },
  WIRE_CURRENCY_NOT_TAKEN: {
    en_US: 'Bank information unavailable: we have no account in {currency}. Pay by card, or choose another currency.',
    fr_FR:
      'Coordonnées bancaires indisponibles : nous n’avons pas de compte en {currency}. Payez par carte ou choisissez une autre devise.',
    de_DE:
      'Keine Bankverbindung: Wir haben kein Konto in {currency}. Zahlen Sie mit Karte oder wählen Sie eine andere Währung.',
    es_ES: 'Datos bancarios no disponibles: no tenemos cuenta en {currency}. Pague con tarjeta o elija otra moneda.',
    it_IT:
      'Coordinate bancarie non disponibili: non abbiamo un conto in {currency}. Paghi con carta o scelga un’altra valuta.',
    ru_RU: 'Реквизитов нет: у нас нет счёта в {currency}. Оплатите картой или выберите другую валюту.',
    ja_JP: '振込先がありません。{currency}の口座はございません。カードでお支払いいただくか、別の通貨をお選びください。',
  },
  FIELD_NOT_WITH_CONFIRMATION: {
    en_US: 'Send either a card or the end of its confirmation, not both.',
    fr_FR: 'Envoyez soit une carte, soit la fin de sa confirmation, mais pas les deux.',
    de_DE: 'Senden Sie entweder eine Karte oder den Abschluss ihrer Bestätigung, nicht beides.',
    es_ES: 'Envíe o bien una tarjeta o bien el final de su confirmación, no ambos.',
    it_IT: 'Invii una carta oppure la fine della sua conferma, non entrambe.',
    ru_RU: 'Отправьте либо карту, либо завершение её подтверждения, но не то и другое сразу.',
    ja_JP: 'カード情報か確認手続きの結果の、どちらか一方だけを送信してください。',
  },
  FIELD_IS_CARD_NUMBER: {
    en_US: 'Write the card number as a text of 12 to 19 digits; blanks may stand between them.',
    fr_FR: 'Écrivez le numéro de carte sous forme de texte de 12 à 19 chiffres, avec ou sans espaces.',
    de_DE: 'Schreiben Sie die Kartennummer als Text mit 12 bis 19 Ziffern, mit oder ohne Leerzeichen.',
    es_ES: 'Escriba el número de la tarjeta como texto de 12 a 19 cifras, con o sin espacios.',
    it_IT: 'Scriva il numero della carta come testo di 12–19 cifre, con o senza spazi.',
    ru_RU: 'Напишите номер карты текстом: от 12 до 19 цифр, с пробелами или без.',
    ja_JP: 'カード番号は12〜19桁の数字を文字列で入力してください（空白を含めても構いません）。',
  },
  FIELD_IS_CARD_EXPIRY: {
    en_US: 'Write the expiration date as month and year, like 12/29.',
    fr_FR: 'Écrivez la date d’expiration avec le mois et l’année, par exemple 12/29.',
    de_DE: 'Schreiben Sie das Ablaufdatum mit Monat und Jahr, etwa 12/29.',
    es_ES: 'Escriba la caducidad con mes y año, por ejemplo 12/29.',
    it_IT: 'Scriva la scadenza con mese e anno, per esempio 12/29.',
    ru_RU: 'Напишите срок действия: месяц и год, например 12/29.',
    ja_JP: '有効期限は12/29のように月と年で入力してください。',
  },
  FIELD_IS_CARD_CODE: {
    en_US: 'Write the security code as a text of 3 or 4 digits.',
    fr_FR: 'Écrivez le code de sécurité sous forme de texte de 3 ou 4 chiffres.',
    de_DE: 'Schreiben Sie die Prüfnummer als Text mit 3 oder 4 Ziffern.',
    es_ES: 'Escriba el código de seguridad como texto de 3 o 4 cifras.',
    it_IT: 'Scriva il codice di sicurezza come testo di 3 o 4 cifre.',
    ru_RU: 'Напишите код безопасности текстом: 3 или 4 цифры.',
    ja_JP: 'セキュリティコードは3桁または4桁の数字を文字列で入力してください。',
  },
  FIELD_IS_ACTION_ID: {
    en_US: 'Name the confirmation by the id that came with requires-action.',
    fr_FR: 'Indiquez la confirmation par l’identifiant reçu avec requires-action.',
    de_DE: 'Nennen Sie die Bestätigung mit der Kennung, die mit requires-action kam.',
    es_ES: 'Indique la confirmación con el identificador que llegó con requires-action.',
    it_IT: 'Indichi la conferma con l’identificativo arrivato con requires-action.',
    ru_RU: 'Укажите подтверждение идентификатором, который пришёл с requires-action.',
    ja_JP: '確認手続きは、requires-actionとともに届いたIDで指定してください。',
  },
  FIELD_CURRENCY_OF_CART: {
    en_US: 'An order is made in the currency of its cart. Choose it for the cart, and leave it out here.',
    fr_FR:
      'Une commande est passée dans la devise de son panier. Choisissez-la pour le panier et ne l’indiquez pas ici.',
    de_DE:
      'Eine Bestellung hat die Währung ihres Warenkorbs. Wählen Sie sie für den Warenkorb und lassen Sie sie hier weg.',
    es_ES: 'Un pedido se hace en la moneda de su carrito. Elíjala para el carrito y no la indique aquí.',
    it_IT: 'Un ordine è nella valuta del suo carrello. La scelga per il carrello e non la indichi qui.',
    ru_RU: 'Заказ оформляется в валюте корзины. Выберите её для корзины, а здесь не указывайте.',
    ja_JP: 'ご注文の通貨はカートの通貨と同じです。通貨はカートで選び、ここでは指定しないでください。',
  },
  CART_EMPTY: {
    en_US: 'Your cart is empty. Choose a tour first.',
    fr_FR: 'Votre panier est vide. Choisissez d’abord une visite.',
    de_DE: 'Ihr Warenkorb ist leer. Wählen Sie zuerst eine Tour.',
    es_ES: 'Su carrito está vacío. Elija primero una visita.',
    it_IT: 'Il carrello è vuoto. Scelga prima un tour.',
    ru_RU: 'Ваша корзина пуста. Сначала выберите экскурсию.',
    ja_JP: 'カートは空です。まずツアーをお選びください。',
  },
  CART_CHANGED: {
    en_US: 'Your cart has changed meanwhile. Nothing was ordered; check it again.',
    fr_FR: 'Votre panier a changé entre-temps. Rien n’a été commandé ; vérifiez-le à nouveau.',
    de_DE: 'Ihr Warenkorb hat sich inzwischen geändert. Es wurde nichts bestellt; prüfen Sie ihn noch einmal.',
    es_ES: 'Su carrito ha cambiado entretanto. No se ha pedido nada; revíselo de nuevo.',
    it_IT: 'Nel frattempo il carrello è cambiato. Non è stato ordinato nulla; lo controlli di nuovo.',
    ru_RU: 'Тем временем корзина изменилась. Ничего не заказано; проверьте её ещё раз.',
    ja_JP: 'その間にカートの内容が変わりました。注文は行われていません。もう一度ご確認ください。',
  },
  CART_FULL: {
    en_US: 'A cart holds {most} tours. Order these first.',
    fr_FR: 'Un panier contient {most} visites au plus. Commandez d’abord celles-ci.',
    de_DE: 'Ein Warenkorb fasst {most} Touren. Bestellen Sie zuerst diese.',
    es_ES: 'El carrito admite {most} visitas como máximo. Haga primero el pedido de estas.',
    it_IT: 'Il carrello contiene al massimo {most} tour. Ordini prima questi.',
    ru_RU: 'В корзине помещается экскурсий: {most}. Сначала оформите эти.',
    ja_JP: 'カートに入れられるのは{most}件までです。先にご注文ください。',
  },
  CART_ITEM_UNKNOWN: {
    en_US: 'This tour is no longer in your cart.',
    fr_FR: 'Cette visite n’est plus dans votre panier.',
    de_DE: 'Diese Tour ist nicht mehr in Ihrem Warenkorb.',
    es_ES: 'Esta visita ya no está en su carrito.',
    it_IT: 'Questo tour non è più nel carrello.',
    ru_RU: 'Этой экскурсии больше нет в корзине.',
    ja_JP: 'このツアーはカートに入っていません。',
  },
  DURATION_NOT_OFFERED: {
    en_US:
      'This tour does not come with a duration of {durationMinutes} minutes. Choose one of its own, in minutes: {offered}.',
    fr_FR:
      'Cette visite n’est pas proposée en {durationMinutes} minutes. Choisissez l’une de ses durées, en minutes : {offered}.',
    de_DE:
      'Diese Tour gibt es nicht mit einer Dauer von {durationMinutes} Minuten. Zur Wahl stehen, in Minuten: {offered}.',
    es_ES:
      'Esta visita no se ofrece con una duración de {durationMinutes} minutos. Elija una de sus duraciones, en minutos: {offered}.',
    it_IT:
      'Questo tour non è offerto con una durata di {durationMinutes} minuti. Scelga una delle sue durate, in minuti: {offered}.',
    ru_RU:
      'Эта экскурсия не проводится с продолжительностью {durationMinutes} мин. Выберите одну из её продолжительностей в минутах: {offered}.',
    ja_JP: 'このツアーに{durationMinutes}分のプランはありません。次の所要時間（分）からお選びください：{offered}。',
  },
  NO_SUCH_SLOT: {
    en_US: 'The tour does not start on {date} at {time}. Choose one of the times shown.',
    fr_FR: 'La visite ne commence pas le {date} à {time}. Choisissez l’un des horaires affichés.',
    de_DE: 'Die Tour beginnt nicht am {date} um {time}. Wählen Sie eine der angezeigten Zeiten.',
    es_ES: 'La visita no empieza el {date} a las {time}. Elija uno de los horarios mostrados.',
    it_IT: 'Il tour non inizia in data {date} alle {time}. Scelga uno degli orari indicati.',
    ru_RU: '{date}, {time}: в это время экскурсия не начинается. Выберите время из показанных.',
    ja_JP: '{date} {time}開始のツアーはありません。表示されている時間からお選びください。',
  },
  SLOT_TOO_FAR: TOO_FAR_AHEAD,
  SLOT_TOO_SOON: {
    en_US:
      'This tour must be booked at least {hours, plural, one {# hour} other {# hours}} before it starts. Choose a later time.',
    fr_FR:
      'Cette visite se réserve au moins {hours, plural, one {# heure} many {# heures} other {# heures}} à l’avance. Choisissez un horaire plus tardif.',
    de_DE:
      'Diese Tour muss mindestens {hours, plural, one {# Stunde} other {# Stunden}} vor Beginn gebucht werden. Wählen Sie eine spätere Zeit.',
    es_ES:
      'Esta visita debe reservarse al menos {hours, plural, one {# hora} many {# horas} other {# horas}} antes. Elija un horario posterior.',
    it_IT:
      'Questo tour va prenotato almeno {hours, plural, one {# ora} many {# ore} other {# ore}} prima. Scelga un orario successivo.',
    ru_RU:
      'Эту экскурсию нужно бронировать не позднее чем за {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}} до начала. Выберите более позднее время.',
    ja_JP: 'このツアーは開始の{hours, plural, other {#時間}}前までにご予約ください。もっと後の時間をお選びください。',
  },
  ORDER_BEING_PAID: {
    en_US:
      'Your order {reference} has just been paid and is being confirmed. Open it before you order again; nothing more was charged.',
    fr_FR:
      'Votre commande {reference} vient d’être payée et est en cours de confirmation. Consultez-la avant de commander à nouveau ; rien d’autre n’a été débité.',
    de_DE:
      'Ihre Bestellung {reference} ist soeben bezahlt worden und wird bestätigt. Sehen Sie sie an, bevor Sie noch einmal bestellen; es wurde nichts weiter abgebucht.',
    es_ES:
      'Su pedido {reference} acaba de pagarse y se está confirmando. Consúltelo antes de volver a pedir; no se ha cobrado nada más.',
    it_IT:
      'Il suo ordine {reference} è appena stato pagato ed è in corso di conferma. Lo consulti prima di ordinare di nuovo; non è stato addebitato altro.',
    ru_RU:
      'Ваш заказ {reference} только что оплачен и подтверждается. Посмотрите его, прежде чем заказывать снова; больше ничего не списано.',
    ja_JP:
      'ご注文{reference}のお支払いが完了し、確認の手続き中です。あらためて注文する前に、その内容をご確認ください。追加の料金は発生していません。',
  },
  SLOT_TAKEN: {
    en_US:
      '{left, plural, =0 {Somebody was quicker: {date} at {time} is no longer free. Choose another time; nothing was charged.} one {Only # place is left on {date} at {time}, too few for your group. Choose another time, or come with fewer; nothing was charged.} other {Only # places are left on {date} at {time}, too few for your group. Choose another time, or come with fewer; nothing was charged.}}',
    fr_FR:
      '{left, plural, =0 {Quelqu’un a été plus rapide : le {date} à {time} n’est plus libre. Choisissez un autre horaire ; rien n’a été débité.} one {Il ne reste que # place le {date} à {time}, trop peu pour votre groupe. Choisissez un autre horaire ou venez moins nombreux ; rien n’a été débité.} many {Il ne reste que # places le {date} à {time}, trop peu pour votre groupe. Choisissez un autre horaire ou venez moins nombreux ; rien n’a été débité.} other {Il ne reste que # places le {date} à {time}, trop peu pour votre groupe. Choisissez un autre horaire ou venez moins nombreux ; rien n’a été débité.}}',
    de_DE:
      '{left, plural, =0 {Jemand war schneller: {date} um {time} ist nicht mehr frei. Wählen Sie eine andere Zeit; es wurde nichts abgebucht.} one {Am {date} um {time} ist nur noch # Platz frei, zu wenig für Ihre Gruppe. Wählen Sie eine andere Zeit oder kommen Sie mit weniger Personen; es wurde nichts abgebucht.} other {Am {date} um {time} sind nur noch # Plätze frei, zu wenige für Ihre Gruppe. Wählen Sie eine andere Zeit oder kommen Sie mit weniger Personen; es wurde nichts abgebucht.}}',
    es_ES:
      '{left, plural, =0 {Alguien se ha adelantado: el {date} a las {time} ya no está libre. Elija otro horario; no se ha cobrado nada.} one {Solo queda # plaza el {date} a las {time}, insuficiente para su grupo. Elija otro horario o reduzca el número de personas; no se ha cobrado nada.} many {Solo quedan # plazas el {date} a las {time}, insuficientes para su grupo. Elija otro horario o reduzca el número de personas; no se ha cobrado nada.} other {Solo quedan # plazas el {date} a las {time}, insuficientes para su grupo. Elija otro horario o reduzca el número de personas; no se ha cobrado nada.}}',
    it_IT:
      '{left, plural, =0 {Qualcuno è stato più veloce: l’orario delle {time} in data {date} non è più libero. Scelga un altro orario; nulla è stato addebitato.} one {In data {date} alle {time} resta solo # posto, troppo poco per il suo gruppo. Scelga un altro orario o riduca il numero di persone; nulla è stato addebitato.} many {In data {date} alle {time} restano solo # posti, troppo pochi per il suo gruppo. Scelga un altro orario o riduca il numero di persone; nulla è stato addebitato.} other {In data {date} alle {time} restano solo # posti, troppo pochi per il suo gruppo. Scelga un altro orario o riduca il numero di persone; nulla è stato addebitato.}}',
    ru_RU:
      '{left, plural, =0 {Кто-то успел раньше: {date} в {time} уже занято. Выберите другое время; деньги не списаны.} one {{date}, {time}: осталось только # место, для вашей группы этого мало. Выберите другое время или приходите меньшей группой; деньги не списаны.} few {{date}, {time}: осталось только # места, для вашей группы этого мало. Выберите другое время или приходите меньшей группой; деньги не списаны.} many {{date}, {time}: осталось только # мест, для вашей группы этого мало. Выберите другое время или приходите меньшей группой; деньги не списаны.} other {{date}, {time}: осталось только # места, для вашей группы этого мало. Выберите другое время или приходите меньшей группой; деньги не списаны.}}',
    ja_JP:
      '{left, plural, =0 {{date} {time}は先に予約が入りました。別の時間をお選びください。料金は発生していません。} other {{date} {time}の残席は#名様分で、ご希望の人数には足りません。別の時間をお選びいただくか、人数を減らしてください。料金は発生していません。}}',
  },
  SLOT_IN_CART: {
    en_US:
      '{left, plural, =0 {Your cart already takes all that is left on {date} at {time}. Choose another time; nothing was charged.} one {Beside what your cart already has on {date} at {time}, only # place is left. Choose another time, or come with fewer; nothing was charged.} other {Beside what your cart already has on {date} at {time}, only # places are left. Choose another time, or come with fewer; nothing was charged.}}',
    fr_FR:
      '{left, plural, =0 {Votre panier prend déjà tout ce qui reste le {date} à {time}. Choisissez un autre horaire ; rien n’a été débité.} one {En plus de ce que contient déjà votre panier, il ne reste que # place le {date} à {time}. Choisissez un autre horaire ou venez moins nombreux ; rien n’a été débité.} many {En plus de ce que contient déjà votre panier, il ne reste que # places le {date} à {time}. Choisissez un autre horaire ou venez moins nombreux ; rien n’a été débité.} other {En plus de ce que contient déjà votre panier, il ne reste que # places le {date} à {time}. Choisissez un autre horaire ou venez moins nombreux ; rien n’a été débité.}}',
    de_DE:
      '{left, plural, =0 {Ihr Warenkorb belegt schon alles, was am {date} um {time} noch frei ist. Wählen Sie eine andere Zeit; es wurde nichts abgebucht.} one {Neben dem, was schon in Ihrem Warenkorb liegt, ist am {date} um {time} nur noch # Platz frei. Wählen Sie eine andere Zeit oder kommen Sie mit weniger Personen; es wurde nichts abgebucht.} other {Neben dem, was schon in Ihrem Warenkorb liegt, sind am {date} um {time} nur noch # Plätze frei. Wählen Sie eine andere Zeit oder kommen Sie mit weniger Personen; es wurde nichts abgebucht.}}',
    es_ES:
      '{left, plural, =0 {Su carrito ya ocupa todo lo que queda el {date} a las {time}. Elija otro horario; no se ha cobrado nada.} one {Aparte de lo que ya hay en su carrito, solo queda # plaza el {date} a las {time}. Elija otro horario o reduzca el número de personas; no se ha cobrado nada.} many {Aparte de lo que ya hay en su carrito, solo quedan # plazas el {date} a las {time}. Elija otro horario o reduzca el número de personas; no se ha cobrado nada.} other {Aparte de lo que ya hay en su carrito, solo quedan # plazas el {date} a las {time}. Elija otro horario o reduzca el número de personas; no se ha cobrado nada.}}',
    it_IT:
      '{left, plural, =0 {Il suo carrello occupa già tutto ciò che resta in data {date} alle {time}. Scelga un altro orario; nulla è stato addebitato.} one {Oltre a quanto è già nel carrello, in data {date} alle {time} resta solo # posto. Scelga un altro orario o riduca il numero di persone; nulla è stato addebitato.} many {Oltre a quanto è già nel carrello, in data {date} alle {time} restano solo # posti. Scelga un altro orario o riduca il numero di persone; nulla è stato addebitato.} other {Oltre a quanto è già nel carrello, in data {date} alle {time} restano solo # posti. Scelga un altro orario o riduca il numero di persone; nulla è stato addebitato.}}',
    ru_RU:
      '{left, plural, =0 {{date}, {time}: всё, что ещё было свободно, уже в вашей корзине. Выберите другое время; деньги не списаны.} one {{date}, {time}: кроме того, что уже в вашей корзине, осталось только # место. Выберите другое время или приходите меньшей группой; деньги не списаны.} few {{date}, {time}: кроме того, что уже в вашей корзине, осталось только # места. Выберите другое время или приходите меньшей группой; деньги не списаны.} many {{date}, {time}: кроме того, что уже в вашей корзине, осталось только # мест. Выберите другое время или приходите меньшей группой; деньги не списаны.} other {{date}, {time}: кроме того, что уже в вашей корзине, осталось только # места. Выберите другое время или приходите меньшей группой; деньги не списаны.}}',
    ja_JP:
      '{left, plural, =0 {{date} {time}の残りは、すべてお客様のカートに入っています。別の時間をお選びください。料金は発生していません。} other {{date} {time}の残席は、カートに入っている分を除くと#名様分です。別の時間をお選びいただくか、人数を減らしてください。料金は発生していません。}}',
  },
  NO_GUIDE_IN_LANGUAGE: {
    en_US:
      'On {date} at {time}, none of our guides who speak this language is free. Choose another language or another time.',
    fr_FR:
      'Le {date} à {time}, aucun de nos guides parlant cette langue n’est libre. Choisissez une autre langue ou un autre horaire.',
    de_DE:
      'Am {date} um {time} ist kein Guide frei, der diese Sprache spricht. Wählen Sie eine andere Sprache oder eine andere Zeit.',
    es_ES: 'El {date} a las {time} no hay ningún guía libre que hable este idioma. Elija otro idioma u otro horario.',
    it_IT:
      'In data {date} alle {time} non è libera nessuna guida che parli questa lingua. Scelga un’altra lingua o un altro orario.',
    ru_RU: '{date} в {time} нет свободного гида, говорящего на этом языке. Выберите другой язык или другое время.',
    ja_JP: '{date} {time}には、この言語を話すガイドの空きがありません。別の言語または別の時間をお選びください。',
  },
  MEETING_POINT_UNKNOWN: {
    en_US: 'This tour has no such meeting point.',
    fr_FR: 'Cette visite n’a pas ce point de rendez-vous.',
    de_DE: 'Diesen Treffpunkt gibt es bei dieser Tour nicht.',
    es_ES: 'Esta visita no tiene ese punto de encuentro.',
    it_IT: 'Questo tour non ha questo punto d’incontro.',
    ru_RU: 'У этой экскурсии нет такого места встречи.',
    ja_JP: 'このツアーにその集合場所はありません。',
  },
  PROMO_CODE_INVALID: {
    en_US: 'This promo code cannot be used here. Check how it is written, or continue without it.',
    fr_FR: 'Ce code promo n’est pas utilisable ici. Vérifiez-le, ou continuez sans code.',
    de_DE: 'Dieser Aktionscode gilt hier nicht. Prüfen Sie die Schreibweise, oder buchen Sie ohne ihn.',
    es_ES: 'Este código promocional no se puede usar aquí. Compruebe cómo está escrito o siga sin él.',
    it_IT: 'Questo codice promozionale non è utilizzabile qui. Controlli com’è scritto o prosegua senza.',
    ru_RU: 'Этот промокод здесь не действует. Проверьте, верно ли он написан, или продолжите без него.',
    ja_JP: 'このプロモーションコードはご利用いただけません。入力内容をご確認いただくか、コードなしでお進みください。',
  },
  TOO_MANY_GIFT_CARDS: {
    en_US: 'An order is paid with {most, plural, one {# gift card} other {# gift cards}} at most.',
    fr_FR: 'Une commande se paie avec {most, plural, one {# carte cadeau} other {# cartes cadeaux}} au plus.',
    de_DE: 'Eine Bestellung wird mit höchstens {most, plural, one {# Gutschein} other {# Gutscheinen}} bezahlt.',
    es_ES: 'Un pedido se paga con {most, plural, one {# tarjeta regalo} other {# tarjetas regalo}} como máximo.',
    it_IT: 'Un ordine si paga con {most, plural, one {# carta regalo} other {# carte regalo}} al massimo.',
    ru_RU:
      'Заказ можно оплатить не более чем {most, plural, one {# подарочной картой} few {# подарочными картами} many {# подарочными картами} other {# подарочной карты}}.',
    ja_JP: '1件のご注文に使えるギフトカードは{most, plural, other {#枚}}までです。',
  },
  GIFT_CARD_DAY_OVER: {
    en_US: 'Choose a day from today on, within a year.',
    fr_FR: 'Choisissez un jour à partir d’aujourd’hui, dans un délai d’un an.',
    de_DE: 'Wählen Sie einen Tag ab heute, innerhalb eines Jahres.',
    es_ES: 'Elija un día a partir de hoy, dentro de un año.',
    it_IT: 'Scelga un giorno da oggi in poi, entro un anno.',
    ru_RU: 'Выберите день начиная с сегодняшнего, в пределах года.',
    ja_JP: '本日から1年以内の日付を選んでください。',
  },
  PROMO_MINIMUM_NOT_REACHED: {
    en_US: 'This promo code is for orders of {minimum} or more.',
    fr_FR: 'Ce code promo s’applique aux commandes à partir de {minimum}.',
    de_DE: 'Dieser Aktionscode gilt für Bestellungen ab {minimum}.',
    es_ES: 'Este código promocional es para pedidos a partir de {minimum}.',
    it_IT: 'Questo codice promozionale vale per ordini a partire da {minimum}.',
    ru_RU: 'Этот промокод действует для заказов от {minimum}.',
    ja_JP: 'このプロモーションコードは{minimum}以上のご注文でご利用いただけます。',
  },
  HOLD_ALREADY_EXTENDED: {
    en_US: 'Your places have been held as long as we can. You can still order while they are free.',
    fr_FR:
      'Vos places ont été retenues aussi longtemps que possible. Vous pouvez encore commander tant qu’elles sont libres.',
    de_DE: 'Länger können wir Ihre Plätze nicht freihalten. Sie können bestellen, solange sie frei sind.',
    es_ES: 'No podemos guardar sus plazas más tiempo. Aún puede hacer el pedido mientras estén libres.',
    it_IT: 'Non possiamo tenere i posti più a lungo. Può ancora ordinare finché sono liberi.',
    ru_RU: 'Дольше удерживать места мы не можем. Пока они свободны, заказать ещё можно.',
    ja_JP: 'これ以上お席を確保できません。空きがあるうちはご注文いただけます。',
  },
  PRICE_CHANGED: {
    en_US: 'A guaranteed price has run out. Look at the new prices in your cart and order again.',
    fr_FR: 'Un prix garanti a expiré. Vérifiez les nouveaux prix dans votre panier et commandez à nouveau.',
    de_DE:
      'Ein garantierter Preis ist abgelaufen. Sehen Sie sich die neuen Preise im Warenkorb an und bestellen Sie erneut.',
    es_ES: 'Un precio garantizado ha caducado. Revise los nuevos precios en el carrito y haga el pedido de nuevo.',
    it_IT: 'Un prezzo garantito è scaduto. Controlli i nuovi prezzi nel carrello e ordini di nuovo.',
    ru_RU: 'Срок гарантии цены истёк. Посмотрите новые цены в корзине и оформите заказ снова.',
    ja_JP: '料金の保証期限が切れました。カートで新しい料金をご確認のうえ、もう一度ご注文ください。',
  },
  RELOGIN_REQUIRED: {
    en_US:
      'To see this order, log in with the account that placed it. If it was placed without an account, use the link in your e-mail.',
    fr_FR:
      'Pour voir cette commande, connectez-vous au compte qui l’a passée. Si elle a été passée sans compte, utilisez le lien reçu par e-mail.',
    de_DE:
      'Um diese Bestellung zu sehen, melden Sie sich mit dem Konto an, mit dem bestellt wurde. Wurde ohne Konto bestellt, nutzen Sie den Link aus Ihrer E-Mail.',
    es_ES:
      'Para ver este pedido, inicie sesión con la cuenta que lo hizo. Si se hizo sin cuenta, use el enlace de su correo.',
    it_IT:
      'Per vedere questo ordine acceda con l’account che l’ha fatto. Se è stato fatto senza account, usi il link ricevuto per e-mail.',
    ru_RU:
      'Чтобы увидеть этот заказ, войдите в учётную запись, с которой он сделан. Если он сделан без учётной записи, откройте ссылку из письма.',
    ja_JP:
      'このご注文を見るには、ご注文時のアカウントでログインしてください。アカウントなしでご注文の場合は、メールのリンクをお使いください。',
  },
  ORDER_UNKNOWN: {
    en_US: 'There is no such order.',
    fr_FR: 'Cette commande n’existe pas.',
    de_DE: 'Diese Bestellung gibt es nicht.',
    es_ES: 'No existe ese pedido.',
    it_IT: 'Questo ordine non esiste.',
    ru_RU: 'Такого заказа нет.',
    ja_JP: 'ご注文が見つかりません。',
  },
  BOOKING_UNKNOWN: {
    en_US: 'There is no such booking.',
    fr_FR: 'Cette réservation n’existe pas.',
    de_DE: 'Diese Buchung gibt es nicht.',
    es_ES: 'No existe esa reserva.',
    it_IT: 'Questa prenotazione non esiste.',
    ru_RU: 'Такого бронирования нет.',
    ja_JP: 'ご予約が見つかりません。',
  },
  ORDER_PAID: {
    en_US: 'Your order {reference} is paid already and cannot be canceled here. Open it to see how it stands.',
    fr_FR:
      'Votre commande {reference} est déjà payée : vous ne pouvez plus y renoncer ici. Ouvrez-la pour voir où elle en est.',
    de_DE:
      'Ihre Bestellung {reference} ist schon bezahlt; hier können Sie nicht mehr auf sie verzichten. Öffnen Sie sie, um zu sehen, wie es um sie steht.',
    es_ES:
      'Su pedido {reference} ya está pagado, así que aquí no puede renunciar a él. Ábralo para ver en qué estado se encuentra.',
    it_IT:
      'Il suo ordine {reference} è già stato pagato: qui non può più rinunciarvi. Lo apra per vedere a che punto è.',
    ru_RU:
      'Ваш заказ {reference} уже оплачен, и отказаться от него здесь нельзя. Откройте его, чтобы узнать, в каком он состоянии.',
    ja_JP:
      'ご注文 {reference} はすでにお支払い済みのため、ここでは取り消せません。ご注文のページで状況をご確認ください。',
  },
  ORDER_NOT_PAYABLE: {
    en_US:
      'This order can no longer be paid: {reason, select, cancelled_by_customer {you canceled it} superseded {a newer order of yours has replaced it} payment_timeout {its time to pay is over} refunded {it has been refunded} other {it is paid already}}. Nothing was charged now.',
    fr_FR:
      'Cette commande ne peut plus être payée : {reason, select, cancelled_by_customer {vous l’avez annulée} superseded {vous l’avez remplacée par une plus récente} payment_timeout {le délai de paiement est passé} refunded {elle a été remboursée} other {elle est déjà payée}}. Rien n’a été débité.',
    de_DE:
      'Diese Bestellung kann nicht mehr bezahlt werden: {reason, select, cancelled_by_customer {Sie haben sie storniert} superseded {Sie haben sie durch eine neuere ersetzt} payment_timeout {Die Zahlungsfrist ist vorbei} refunded {Sie wurde erstattet} other {Sie ist bereits bezahlt}}. Es wurde jetzt nichts abgebucht.',
    es_ES:
      'Este pedido ya no se puede pagar: {reason, select, cancelled_by_customer {usted lo ha cancelado} superseded {usted lo ha sustituido por otro más reciente} payment_timeout {ha pasado el plazo de pago} refunded {se ha reembolsado} other {ya está pagado}}. No se ha cobrado nada.',
    it_IT:
      'Questo ordine non può più essere pagato: {reason, select, cancelled_by_customer {lo ha annullato} superseded {lo ha sostituito con uno più recente} payment_timeout {il termine di pagamento è scaduto} refunded {è stato rimborsato} other {è già pagato}}. Nulla è stato addebitato.',
    ru_RU:
      'Этот заказ уже нельзя оплатить: {reason, select, cancelled_by_customer {вы отменили его} superseded {вы заменили его более новым} payment_timeout {срок оплаты истёк} refunded {деньги за него возвращены} other {он уже оплачен}}. Деньги сейчас не списаны.',
    ja_JP:
      'このご注文はお支払いいただけません（{reason, select, cancelled_by_customer {キャンセルされています} superseded {新しいご注文に置き換えられています} payment_timeout {お支払い期限が過ぎています} refunded {返金済みです} other {支払い済みです}}）。今回の請求は発生していません。',
  },
  BOOKING_STATUS_CHANGE_REFUSED: {
    en_US:
      'This is not possible now. Status: {from, select, waiting_payment {waiting for payment} awaiting_payment {waiting for payment} pending {booked} completed {completed} cancelled {canceled} draft {draft} paid {paid} partially_refunded {partly refunded} refunded {refunded} expired {expired} other {unknown}}.',
    fr_FR:
      'Ce n’est pas possible actuellement. Statut : {from, select, waiting_payment {en attente de paiement} awaiting_payment {en attente de paiement} pending {réservée} completed {terminée} cancelled {annulée} draft {brouillon} paid {payée} partially_refunded {remboursée en partie} refunded {remboursée} expired {expirée} other {inconnu}}.',
    de_DE:
      'Das ist jetzt nicht möglich. Status: {from, select, waiting_payment {wartet auf Zahlung} awaiting_payment {wartet auf Zahlung} pending {gebucht} completed {abgeschlossen} cancelled {storniert} draft {Entwurf} paid {bezahlt} partially_refunded {teilweise erstattet} refunded {erstattet} expired {verfallen} other {unbekannt}}.',
    es_ES:
      'Ahora no es posible. Estado: {from, select, waiting_payment {pendiente de pago} awaiting_payment {pendiente de pago} pending {reservado} completed {realizado} cancelled {cancelado} draft {borrador} paid {pagado} partially_refunded {reembolsado en parte} refunded {reembolsado} expired {caducado} other {desconocido}}.',
    it_IT:
      'Ora non è possibile. Stato: {from, select, waiting_payment {in attesa di pagamento} awaiting_payment {in attesa di pagamento} pending {prenotato} completed {concluso} cancelled {annullato} draft {bozza} paid {pagato} partially_refunded {rimborsato in parte} refunded {rimborsato} expired {scaduto} other {sconosciuto}}.',
    ru_RU:
      'Сейчас это невозможно. Статус: {from, select, waiting_payment {ожидает оплаты} awaiting_payment {ожидает оплаты} pending {забронировано} completed {состоялось} cancelled {отменено} draft {черновик} paid {оплачено} partially_refunded {частичный возврат} refunded {деньги возвращены} expired {срок истёк} other {неизвестен}}.',
    ja_JP:
      '現在の状態（{from, select, waiting_payment {お支払い待ち} awaiting_payment {お支払い待ち} pending {予約済み} completed {終了} cancelled {キャンセル済み} draft {下書き} paid {お支払い済み} partially_refunded {一部返金済み} refunded {返金済み} expired {期限切れ} other {不明}}）ではこの操作はできません。',
  },
  NOT_PAID_YET: {
    en_US: 'Booking {reference} has no documents yet: it is not paid.',
    fr_FR: 'La réservation {reference} n’a pas encore de documents : elle n’est pas payée.',
    de_DE: 'Für die Buchung {reference} gibt es noch keine Unterlagen: Sie ist nicht bezahlt.',
    es_ES: 'La reserva {reference} aún no tiene documentos: no está pagada.',
    it_IT: 'La prenotazione {reference} non ha ancora documenti: non è pagata.',
    ru_RU: 'Документов для бронирования {reference} ещё нет: оно не оплачено.',
    ja_JP: 'ご予約{reference}はお支払いが済んでいないため、書類はまだありません。',
  },
  FIELD_RANGE_BACKWARDS: {
    en_US: 'The last day is before the first.',
    fr_FR: 'Le dernier jour précède le premier.',
    de_DE: 'Der letzte Tag liegt vor dem ersten.',
    es_ES: 'El último día es anterior al primero.',
    it_IT: 'L’ultimo giorno precede il primo.',
    ru_RU: 'Последний день раньше первого.',
    ja_JP: '終了日が開始日より前になっています。',
  },
  FIELD_RANGE_TOO_LONG: {
    en_US: 'Ask for 1 to 31 days.',
    fr_FR: 'Demandez de 1 à 31 jours.',
    de_DE: 'Fragen Sie nach 1 bis 31 Tagen.',
    es_ES: 'Pida de 1 a 31 días.',
    it_IT: 'Chieda da 1 a 31 giorni.',
    ru_RU: 'Запросите от 1 до 31 дня.',
    ja_JP: '1日から31日までの範囲で指定してください。',
  },
  BOOKING_NOT_CHANGEABLE: {
    en_US: 'This booking cannot be changed or canceled any more: it has begun, is over, is canceled, or is not paid.',
    fr_FR:
      'Cette réservation ne peut plus être modifiée ni annulée : la visite a commencé ou est terminée, la réservation est annulée ou n’est pas payée.',
    de_DE:
      'Diese Buchung lässt sich nicht mehr ändern oder stornieren: Sie hat begonnen, ist vorbei, storniert oder nicht bezahlt.',
    es_ES:
      'Esta reserva ya no se puede cambiar ni cancelar: ha empezado, ha terminado, está cancelada o no está pagada.',
    it_IT:
      'Questa prenotazione non si può più modificare né cancellare: è iniziata, è conclusa, è cancellata o non è pagata.',
    ru_RU:
      'Это бронирование уже нельзя изменить или отменить: экскурсия началась или прошла, бронирование отменено либо не оплачено.',
    ja_JP: 'このご予約は、開始済み、終了済み、キャンセル済み、または未払いのため、変更もキャンセルもできません。',
  },
  REFUND_CHANGED: {
    en_US:
      'The refund is no longer the one that was shown, and nothing was done. Check the new amount and confirm again.',
    fr_FR:
      'Le remboursement n’est plus celui qui était affiché, et rien n’a été fait. Vérifiez le nouveau montant et confirmez de nouveau.',
    de_DE:
      'Die Erstattung ist nicht mehr die angezeigte, und es ist nichts geschehen. Prüfen Sie den neuen Betrag und bestätigen Sie noch einmal.',
    es_ES:
      'El reembolso ya no es el que se mostraba y no se ha hecho nada. Compruebe el nuevo importe y confirme otra vez.',
    it_IT:
      'Il rimborso non è più quello mostrato e non è stato fatto nulla. Controlli il nuovo importo e confermi di nuovo.',
    ru_RU:
      'Сумма возврата уже не та, что была показана; ничего не сделано. Проверьте новую сумму и подтвердите ещё раз.',
    ja_JP:
      '返金額が表示時から変わったため、処理を行っておりません。新しい金額をご確認のうえ、もう一度お手続きください。',
  },
  PARTY_NOT_SMALLER: {
    en_US: 'Name fewer people than are booked. To cancel for everybody, leave the travelers out.',
    fr_FR:
      'Indiquez moins de personnes que dans la réservation. Pour annuler pour tout le monde, n’indiquez pas de voyageurs.',
    de_DE: 'Nennen Sie weniger Personen, als gebucht sind. Um für alle zu stornieren, lassen Sie die Reisenden weg.',
    es_ES: 'Indique menos personas de las reservadas. Para cancelar para todos, no indique los viajeros.',
    it_IT: 'Indichi meno persone di quelle prenotate. Per cancellare per tutti, non indichi i viaggiatori.',
    ru_RU: 'Укажите меньше человек, чем забронировано. Чтобы отменить для всех, не указывайте путешественников.',
    ja_JP: 'ご予約より少ない人数をご指定ください。全員分をキャンセルする場合は、人数を指定しないでください。',
  },
  CHANGE_TOKEN_INVALID: {
    en_US: 'This quote is not for this booking. Ask for a new one.',
    fr_FR: 'Ce devis ne concerne pas cette réservation. Demandez-en un nouveau.',
    de_DE: 'Dieses Angebot gilt nicht für diese Buchung. Fordern Sie ein neues an.',
    es_ES: 'Este presupuesto no es de esta reserva. Pida uno nuevo.',
    it_IT: 'Questo preventivo non riguarda questa prenotazione. Ne chieda uno nuovo.',
    ru_RU: 'Этот расчёт относится не к этому бронированию. Запросите новый.',
    ja_JP: 'このお見積もりはこのご予約のものではありません。もう一度お見積もりをご請求ください。',
  },
  CHANGE_TOO_LATE: {
    en_US: 'The time for free changes is over for this booking.',
    fr_FR: 'Le délai de modification gratuite de cette réservation est passé.',
    de_DE: 'Die Frist für kostenlose Änderungen dieser Buchung ist vorbei.',
    es_ES: 'El plazo para cambiar gratis esta reserva ha terminado.',
    it_IT: 'Il termine per modificare gratuitamente questa prenotazione è scaduto.',
    ru_RU: 'Срок бесплатного изменения этого бронирования прошёл.',
    ja_JP: 'このご予約を無料で変更できる期限を過ぎております。',
  },
  TOO_MANY_NAMES: {
    en_US:
      '{most, plural, =0 {This booking is for one traveler: there is nobody else to name.} one {You can name # more traveler.} other {You can name # more travelers.}}',
    fr_FR:
      '{most, plural, =0 {Cette réservation est pour une seule personne.} one {Vous pouvez nommer # autre voyageur.} many {Vous pouvez nommer # autres voyageurs.} other {Vous pouvez nommer # autres voyageurs.}}',
    de_DE:
      '{most, plural, =0 {Diese Buchung ist für eine Person.} one {Sie können noch # Person nennen.} other {Sie können noch # Personen nennen.}}',
    es_ES:
      '{most, plural, =0 {Esta reserva es para una sola persona.} one {Puede indicar # viajero más.} many {Puede indicar # viajeros más.} other {Puede indicar # viajeros más.}}',
    it_IT:
      '{most, plural, =0 {Questa prenotazione è per una sola persona.} one {Può indicare # altro viaggiatore.} many {Può indicare altri # viaggiatori.} other {Può indicare altri # viaggiatori.}}',
    ru_RU:
      '{most, plural, =0 {Это бронирование на одного человека.} one {Можно назвать ещё # путешественника.} few {Можно назвать ещё # путешественников.} many {Можно назвать ещё # путешественников.} other {Можно назвать ещё # путешественника.}}',
    ja_JP: '{most, plural, =0 {このご予約はお一人様分です。} other {ほかに#名様のお名前を入力できます。}}',
  },
  NOTHING_CHANGED: {
    en_US: 'Your booking is like this already. Choose something else.',
    fr_FR: 'Votre réservation est déjà ainsi. Choisissez autre chose.',
    de_DE: 'Ihre Buchung lautet bereits so. Wählen Sie etwas anderes.',
    es_ES: 'Su reserva ya es así. Elija otra cosa.',
    it_IT: 'La sua prenotazione è già così. Scelga qualcos’altro.',
    ru_RU: 'Ваше бронирование уже такое. Выберите что-нибудь другое.',
    ja_JP: 'ご予約はすでにこの内容です。別の内容をお選びください。',
  },
  CHANGE_OFFER_CHANGED: {
    en_US: 'The change no longer costs what was shown, and nothing was done. Check the new amount and confirm again.',
    fr_FR:
      'La modification ne coûte plus ce qui était affiché, et rien n’a été fait. Vérifiez le nouveau montant et confirmez de nouveau.',
    de_DE:
      'Die Änderung kostet nicht mehr das Angezeigte, und es ist nichts geschehen. Prüfen Sie den neuen Betrag und bestätigen Sie noch einmal.',
    es_ES:
      'El cambio ya no cuesta lo que se mostraba y no se ha hecho nada. Compruebe el nuevo importe y confirme otra vez.',
    it_IT:
      'La modifica non costa più quanto mostrato e non è stato fatto nulla. Controlli il nuovo importo e confermi di nuovo.',
    ru_RU:
      'Стоимость изменения уже не та, что была показана; ничего не сделано. Проверьте новую сумму и подтвердите ещё раз.',
    ja_JP:
      '変更の金額が表示時から変わったため、処理を行っておりません。新しい金額をご確認のうえ、もう一度お手続きください。',
  },
  NO_CHANGE_TO_PAY: {
    en_US: 'No change of this booking waits for a payment.',
    fr_FR: 'Aucune modification de cette réservation n’attend de paiement.',
    de_DE: 'Keine Änderung dieser Buchung wartet auf eine Zahlung.',
    es_ES: 'Ningún cambio de esta reserva espera un pago.',
    it_IT: 'Nessuna modifica di questa prenotazione attende un pagamento.',
    ru_RU: 'Ни одно изменение этого бронирования не ожидает оплаты.',
    ja_JP: 'このご予約には、お支払い待ちの変更がありません。',
  },
  REFUND_TOO_HIGH: {
    en_US: 'Less than that is left to refund of this order.',
    fr_FR: 'Il reste moins que cela à rembourser sur cette commande.',
    de_DE: 'Von dieser Bestellung ist weniger übrig, das erstattet werden kann.',
    es_ES: 'De este pedido queda menos por devolver.',
    it_IT: 'Di questo ordine resta meno da rimborsare.',
    ru_RU: 'По этому заказу осталось вернуть меньше.',
    ja_JP: 'このご注文で返金できる残額を超えています。',
  },
  REFUND_BY_TWO: {
    en_US: 'A refund this high is approved by somebody else than who proposed it.',
    fr_FR: 'Un remboursement de ce montant doit être approuvé par une autre personne que celle qui l’a proposé.',
    de_DE: 'Eine so hohe Erstattung genehmigt jemand anderes als die Person, die sie vorgeschlagen hat.',
    es_ES: 'Un reembolso tan alto lo aprueba otra persona distinta de quien lo propuso.',
    it_IT: 'Un rimborso così alto lo approva una persona diversa da chi lo ha proposto.',
    ru_RU: 'Такой крупный возврат утверждает не тот, кто его предложил.',
    ja_JP: 'この金額の返金は、提案者以外の人の承認が必要です。',
  },
  REFUND_ALREADY_DECIDED: {
    en_US: 'Somebody has already decided about this refund.',
    fr_FR: 'Ce remboursement a déjà fait l’objet d’une décision.',
    de_DE: 'Über diese Erstattung ist schon entschieden.',
    es_ES: 'Ya se ha decidido sobre este reembolso.',
    it_IT: 'Su questo rimborso è già stata presa una decisione.',
    ru_RU: 'Решение по этому возврату уже принято.',
    ja_JP: 'この返金はすでに決定済みです。',
  },
  BOOKING_OF_QUOTE: {
    en_US:
      'This booking follows an offer of our team. Ask for another time on the page of your quote, and we send you a new version.',
    fr_FR:
      'Cette réservation suit une offre de notre équipe. Demandez un autre horaire sur la page de votre devis, et nous vous enverrons une nouvelle version.',
    de_DE:
      'Diese Buchung folgt einem Angebot unseres Teams. Fragen Sie auf der Seite Ihrer Anfrage nach einer anderen Zeit, dann schicken wir Ihnen eine neue Fassung.',
    es_ES:
      'Esta reserva sigue una oferta de nuestro equipo. Pida otra hora en la página de su presupuesto y le enviaremos una nueva versión.',
    it_IT:
      'Questa prenotazione segue un’offerta del nostro team. Chieda un altro orario nella pagina del suo preventivo e le invieremo una nuova versione.',
    ru_RU:
      'Это бронирование сделано по предложению нашей команды. Попросите другое время на странице вашего запроса, и мы пришлём новую версию.',
    ja_JP:
      'この予約は担当者のお見積もりに基づいています。時間の変更はお見積もりのページからご依頼ください。新しい版をお送りします。',
  },
  BOOKING_NOT_DELAYABLE: {
    en_US: 'Only a paid transfer or service on request can be delayed, until its end.',
    fr_FR: 'Seul un transfert ou une prestation sur mesure payés peuvent être retardés, jusqu’à leur fin.',
    de_DE:
      'Nur ein bezahlter Transfer oder eine bezahlte Leistung auf Anfrage lässt sich verschieben, bis zu ihrem Ende.',
    es_ES: 'Solo se puede retrasar un traslado o servicio a medida pagado, hasta que termine.',
    it_IT: 'Si può ritardare solo un transfer o un servizio su richiesta pagato, fino alla sua fine.',
    ru_RU: 'Перенести можно только оплаченный трансфер или услугу по запросу, пока они не закончились.',
    ja_JP: '遅延を登録できるのは、お支払い済みの送迎またはオーダーメイドのサービスで、終了前のものに限ります。',
  },
  NO_TICKETS_TO_BUY: {
    en_US: 'The price of booking {reference} includes no entrance tickets.',
    fr_FR: 'Le prix de la réservation {reference} ne comprend pas de billets d’entrée.',
    de_DE: 'Im Preis der Buchung {reference} sind keine Eintrittskarten enthalten.',
    es_ES: 'El precio de la reserva {reference} no incluye entradas.',
    it_IT: 'Il prezzo della prenotazione {reference} non comprende biglietti d’ingresso.',
    ru_RU: 'В стоимость бронирования {reference} входные билеты не включены.',
    ja_JP: 'ご予約{reference}の料金に入場券は含まれていません。',
  },
  TICKETS_ALREADY_BOUGHT: {
    en_US: 'The tickets of booking {reference} are marked as bought already.',
    fr_FR: 'Les billets de la réservation {reference} sont déjà marqués comme achetés.',
    de_DE: 'Die Karten der Buchung {reference} sind schon als gekauft vermerkt.',
    es_ES: 'Las entradas de la reserva {reference} ya constan como compradas.',
    it_IT: 'I biglietti della prenotazione {reference} risultano già acquistati.',
    ru_RU: 'Билеты по бронированию {reference} уже отмечены как купленные.',
    ja_JP: 'ご予約{reference}の入場券はすでに購入済みです。',
  },
};
