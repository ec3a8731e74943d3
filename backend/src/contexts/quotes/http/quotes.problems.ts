import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const quotesProblems: ProblemTexts = {
  FIELD_IS_OF_QUOTE_TYPE: {
    en_US: 'Leave this out: a request of this kind does not need it.',
    fr_FR: 'N’indiquez rien ici : une demande de ce type n’en a pas besoin.',
    de_DE: 'Lassen Sie das weg: Eine Anfrage dieser Art braucht es nicht.',
    es_ES: 'No indique nada aquí: una solicitud de este tipo no lo necesita.',
    it_IT: 'Non indichi nulla qui: una richiesta di questo tipo non ne ha bisogno.',
    ru_RU: 'Не указывайте этого: для такого запроса это не нужно.',
    ja_JP: 'この種類のご依頼では、この項目は指定しないでください。',
  },
  FIELD_IS_FLIGHT_NUMBER: {
    en_US: 'Write the flight number as on the ticket, like AZ 609.',
    fr_FR: 'Écrivez le numéro de vol comme sur le billet, par exemple AZ 609.',
    de_DE: 'Schreiben Sie die Flugnummer wie auf dem Ticket, etwa AZ 609.',
    es_ES: 'Escriba el número de vuelo como en el billete, por ejemplo AZ 609.',
    it_IT: 'Scriva il numero del volo come sul biglietto, ad esempio AZ 609.',
    ru_RU: 'Напишите номер рейса как в билете, например AZ 609.',
    ja_JP: '便名は航空券のとおりに入力してください（例：AZ 609）。',
  },
  FIELD_IS_DAY_OF_YEAR: {
    en_US: 'Write month and day with two digits each, like 12-25.',
    fr_FR: 'Écrivez le mois et le jour en deux chiffres chacun, par exemple 12-25.',
    de_DE: 'Schreiben Sie Monat und Tag mit je zwei Ziffern, etwa 12-25.',
    es_ES: 'Escriba el mes y el día con dos cifras cada uno, por ejemplo 12-25.',
    it_IT: 'Scriva il mese e il giorno con due cifre ciascuno, ad esempio 12-25.',
    ru_RU: 'Напишите месяц и день двумя цифрами каждый, например 12-25.',
    ja_JP: '月と日をそれぞれ2桁で入力してください（例：12-25）。',
  },
  FIELD_IS_AIRPORT_CODE: {
    en_US: 'Choose the airport from the list.',
    fr_FR: 'Choisissez l’aéroport dans la liste.',
    de_DE: 'Wählen Sie den Flughafen aus der Liste.',
    es_ES: 'Elija el aeropuerto de la lista.',
    it_IT: 'Scelga l’aeroporto dall’elenco.',
    ru_RU: 'Выберите аэропорт из списка.',
    ja_JP: '空港を一覧からお選びください。',
  },
  QUOTE_UNKNOWN: {
    en_US: 'We have no request with this reference, or this link does not open it.',
    fr_FR: 'Nous n’avons pas de demande avec cette référence, ou ce lien ne l’ouvre pas.',
    de_DE: 'Eine Anfrage mit dieser Nummer gibt es nicht, oder dieser Link öffnet sie nicht.',
    es_ES: 'No tenemos ninguna solicitud con esta referencia o este enlace no la abre.',
    it_IT: 'Non abbiamo richieste con questo riferimento, oppure questo link non la apre.',
    ru_RU: 'Запроса с таким номером нет, или эта ссылка его не открывает.',
    ja_JP: 'この受付番号のご依頼が見つからないか、このリンクでは開けません。',
  },
  QUOTE_ALREADY_REQUESTED: {
    en_US:
      'You have sent us the same request already, and we are working on it. Its link is in the mail that you got from us.',
    fr_FR:
      'Vous nous avez déjà envoyé la même demande et nous y travaillons. Son lien se trouve dans l’e-mail que vous avez reçu.',
    de_DE:
      'Dieselbe Anfrage haben Sie uns schon geschickt, und wir arbeiten daran. Der Link dazu steht in unserer E-Mail an Sie.',
    es_ES:
      'Ya nos ha enviado la misma solicitud y estamos trabajando en ella. El enlace está en el correo que le enviamos.',
    it_IT:
      'Ci ha già inviato la stessa richiesta e ci stiamo lavorando. Il link si trova nell’e-mail che ha ricevuto da noi.',
    ru_RU: 'Вы уже отправили нам такой же запрос, и мы над ним работаем. Ссылка на него есть в нашем письме.',
    ja_JP: '同じ内容のご依頼をすでに承っております。ご依頼のページへのリンクは、お送りしたメールにございます。',
  },
  QUOTE_TIME_OUT_OF_RANGE: {
    en_US: 'Choose a time from {earliestDay}, {earliestTime}, until {latestDay}.',
    fr_FR: 'Choisissez un moment entre le {earliestDay} à {earliestTime} et le {latestDay}.',
    de_DE: 'Wählen Sie eine Zeit von {earliestDay}, {earliestTime} Uhr, bis {latestDay}.',
    es_ES: 'Elija un momento entre el {earliestDay}, {earliestTime}, y el {latestDay}.',
    it_IT: 'Scelga un momento da {earliestDay}, ore {earliestTime}, fino a {latestDay}.',
    ru_RU: 'Самое раннее время: {earliestDay}, {earliestTime}. Самый поздний день: {latestDay}.',
    ja_JP: '{earliestDay} {earliestTime}から{latestDay}までの日時をお選びください。',
  },
  QUOTE_TIME_NOT_ON_CLOCK: {
    en_US: 'The clocks go forward then: this time does not exist on that day. Choose another.',
    fr_FR: 'On passe alors à l’heure d’été : cette heure n’existe pas ce jour-là. Choisissez-en une autre.',
    de_DE: 'Da wird die Uhr vorgestellt: Diese Uhrzeit gibt es an dem Tag nicht. Wählen Sie eine andere.',
    es_ES: 'Ese día se adelanta el reloj y esa hora no existe. Elija otra.',
    it_IT: 'Quel giorno si spostano in avanti gli orologi e quest’ora non esiste. Ne scelga un’altra.',
    ru_RU: 'В этот день часы переводят вперёд, и такого времени нет. Выберите другое.',
    ja_JP: 'その日は夏時間への切り替えのため、この時刻は存在しません。別の時刻をお選びください。',
  },
  QUOTE_PICKUP_TOO_SOON: {
    en_US: 'The pick-up is at least {minutes} minutes after the landing: at {earliest} or later.',
    fr_FR: 'La prise en charge a lieu au moins {minutes} minutes après l’atterrissage : à {earliest} ou plus tard.',
    de_DE: 'Die Abholung ist frühestens {minutes} Minuten nach der Landung: um {earliest} oder später.',
    es_ES: 'La recogida es al menos {minutes} minutos después del aterrizaje: a las {earliest} o más tarde.',
    it_IT: 'Il ritrovo è almeno {minutes} minuti dopo l’atterraggio: alle {earliest} o più tardi.',
    ru_RU: 'Встреча возможна не раньше чем через {minutes} минут после посадки: в {earliest} или позже.',
    ja_JP: 'お迎えは着陸の{minutes}分後以降（{earliest}以降）でお選びください。',
  },
  QUOTE_FLIGHT_OF_ANOTHER_AIRPORT: {
    en_US: 'Flight {flight} flies between {airports}. Check the number and the airport.',
    fr_FR: 'Le vol {flight} relie {airports}. Vérifiez le numéro et l’aéroport.',
    de_DE: 'Flug {flight} verbindet {airports}. Prüfen Sie Nummer und Flughafen.',
    es_ES: 'El vuelo {flight} une {airports}. Compruebe el número y el aeropuerto.',
    it_IT: 'Il volo {flight} collega {airports}. Controlli il numero e l’aeroporto.',
    ru_RU: 'Рейс {flight} соединяет {airports}. Проверьте номер и аэропорт.',
    ja_JP: '{flight}便の運航区間は{airports}です。便名と空港をご確認ください。',
  },
  QUOTE_AIRPORT_UNKNOWN: {
    en_US: 'We do not know this airport. Choose it from the list.',
    fr_FR: 'Nous ne connaissons pas cet aéroport. Choisissez-le dans la liste.',
    de_DE: 'Diesen Flughafen kennen wir nicht. Wählen Sie ihn aus der Liste.',
    es_ES: 'No conocemos este aeropuerto. Elíjalo de la lista.',
    it_IT: 'Non conosciamo questo aeroporto. Lo scelga dall’elenco.',
    ru_RU: 'Такого аэропорта мы не знаем. Выберите его из списка.',
    ja_JP: 'この空港は見つかりません。一覧からお選びください。',
  },
  QUOTE_VEHICLE_UNKNOWN: {
    en_US: 'We no longer have this vehicle. Choose another.',
    fr_FR: 'Nous n’avons plus ce véhicule. Choisissez-en un autre.',
    de_DE: 'Dieses Fahrzeug haben wir nicht mehr. Wählen Sie ein anderes.',
    es_ES: 'Ya no tenemos este vehículo. Elija otro.',
    it_IT: 'Non abbiamo più questo veicolo. Ne scelga un altro.',
    ru_RU: 'Такого автомобиля у нас больше нет. Выберите другой.',
    ja_JP: 'この車種は現在お選びいただけません。別の車種をお選びください。',
  },
  QUOTE_VEHICLE_TOO_SMALL: {
    en_US:
      'This vehicle takes {seats, plural, one {# passenger} other {# passengers}} and {suitcases, plural, one {# suitcase} other {# suitcases}}. Choose a larger one.',
    fr_FR:
      'Ce véhicule accueille {seats, plural, one {# passager} many {# passagers} other {# passagers}} et {suitcases, plural, one {# valise} many {# valises} other {# valises}}. Choisissez-en un plus grand.',
    de_DE:
      'In dieses Fahrzeug passen {seats, plural, one {# Person} other {# Personen}} und {suitcases, plural, one {# Koffer} other {# Koffer}}. Wählen Sie ein größeres.',
    es_ES:
      'En este vehículo caben {seats, plural, one {# pasajero} many {# pasajeros} other {# pasajeros}} y {suitcases, plural, one {# maleta} many {# maletas} other {# maletas}}. Elija uno más grande.',
    it_IT:
      'Questo veicolo porta {seats, plural, one {# passeggero} many {# passeggeri} other {# passeggeri}} e {suitcases, plural, one {# valigia} many {# valigie} other {# valigie}}. Ne scelga uno più grande.',
    ru_RU:
      'В этот автомобиль помещаются {seats, plural, one {# пассажир} few {# пассажира} many {# пассажиров} other {# пассажира}} и {suitcases, plural, one {# чемодан} few {# чемодана} many {# чемоданов} other {# чемодана}}. Выберите больший.',
    ja_JP:
      'この車種の定員は{seats, plural, other {#名}}、スーツケースは{suitcases, plural, other {#個}}までです。大きい車種をお選びください。',
  },
  QUOTE_TOO_MANY_CHILD_SEATS: {
    en_US: 'There are more child seats than children. Ask for at most {most}.',
    fr_FR: 'Il y a plus de sièges enfant que d’enfants. Demandez-en au plus {most}.',
    de_DE: 'Das sind mehr Kindersitze als Kinder. Wünschen Sie höchstens {most}.',
    es_ES: 'Hay más asientos infantiles que niños. Pida como máximo {most}.',
    it_IT: 'Ci sono più seggiolini che bambini. Ne chieda al massimo {most}.',
    ru_RU: 'Детских кресел больше, чем детей. Укажите не больше {most}.',
    ja_JP: 'チャイルドシートの数がお子様の人数を超えています。{most}台以下でご指定ください。',
  },
  QUOTE_NOBODY_TRAVELS: {
    en_US: 'At least one adult or child travels.',
    fr_FR: 'Au moins un adulte ou un enfant voyage.',
    de_DE: 'Mindestens ein Erwachsener oder ein Kind reist mit.',
    es_ES: 'Viaja al menos un adulto o un niño.',
    it_IT: 'Viaggia almeno un adulto o un bambino.',
    ru_RU: 'Едет хотя бы один взрослый или ребёнок.',
    ja_JP: '大人またはお子様を1名以上ご指定ください。',
  },
  QUOTE_ENDS_BEFORE_START: {
    en_US: 'The last day is the first day or a later one.',
    fr_FR: 'Le dernier jour est le premier ou un jour suivant.',
    de_DE: 'Der letzte Tag ist der erste oder ein späterer.',
    es_ES: 'El último día es el primero o uno posterior.',
    it_IT: 'L’ultimo giorno è il primo o uno successivo.',
    ru_RU: 'Последний день не может быть раньше первого.',
    ja_JP: '最終日は初日以降の日付をお選びください。',
  },
  QUOTE_SHIP_TIMES: {
    en_US: 'The ship arrives, then all are aboard, then it departs. Check these times.',
    fr_FR: 'Le navire arrive, puis tous sont à bord, puis il part. Vérifiez ces heures.',
    de_DE: 'Erst kommt das Schiff an, dann sind alle an Bord, dann legt es ab. Prüfen Sie diese Zeiten.',
    es_ES: 'El barco llega, después todos están a bordo y después zarpa. Compruebe estas horas.',
    it_IT: 'La nave arriva, poi tutti sono a bordo, poi parte. Controlli questi orari.',
    ru_RU: 'Сначала судно приходит, потом все на борту, потом оно отходит. Проверьте это время.',
    ja_JP: '時刻は入港、最終乗船、出港の順になるようご確認ください。',
  },
  QUOTE_PRICE_ENDED: {
    en_US: 'The price that you saw no longer holds for this ride. Look at the new one and send again.',
    fr_FR: 'Le prix affiché ne vaut plus pour ce trajet. Regardez le nouveau et envoyez de nouveau.',
    de_DE:
      'Der gezeigte Preis gilt für diese Fahrt nicht mehr. Sehen Sie sich den neuen an und senden Sie noch einmal.',
    es_ES: 'El precio mostrado ya no vale para este trayecto. Mire el nuevo y envíe otra vez.',
    it_IT: 'Il prezzo mostrato non vale più per questa corsa. Guardi quello nuovo e invii di nuovo.',
    ru_RU: 'Показанная цена для этой поездки больше не действует. Посмотрите новую и отправьте ещё раз.',
    ja_JP: '表示された料金はこの送迎には適用できなくなりました。新しい料金をご確認のうえ、もう一度送信してください。',
  },
  QUOTE_SUPERSEDED: {
    en_US: 'We have sent you a newer offer. Read it and accept that one.',
    fr_FR: 'Nous vous avons envoyé une offre plus récente. Lisez-la et acceptez celle-là.',
    de_DE: 'Wir haben Ihnen ein neueres Angebot geschickt. Lesen Sie es und nehmen Sie dieses an.',
    es_ES: 'Le hemos enviado una oferta más reciente. Léala y acepte esa.',
    it_IT: 'Le abbiamo inviato un’offerta più recente. La legga e accetti quella.',
    ru_RU: 'Мы прислали вам более новое предложение. Прочтите его и примите.',
    ja_JP: '新しいお見積もりをお送りしています。内容をご確認のうえ、そちらでお申し込みください。',
  },
  QUOTE_OFFER_ENDED: {
    en_US: 'This offer has ended. Ask us for a new one.',
    fr_FR: 'Cette offre a pris fin. Demandez-nous-en une nouvelle.',
    de_DE: 'Dieses Angebot ist abgelaufen. Bitten Sie uns um ein neues.',
    es_ES: 'Esta oferta ha terminado. Pídanos una nueva.',
    it_IT: 'Questa offerta è scaduta. Ce ne chieda una nuova.',
    ru_RU: 'Срок этого предложения истёк. Попросите у нас новое.',
    ja_JP: 'このお見積もりは有効期限が過ぎました。新しいお見積もりをご依頼ください。',
  },
  QUOTE_NOT_OPEN: {
    en_US:
      'This cannot be done now. The request {state, select, new {waits for our price} in_work {is being priced} offered {has an offer} accepted {has been accepted} paid {is paid} fulfilled {has taken place} cancelled {was canceled} declined {has been declined} other {has expired}}.',
    fr_FR:
      'C’est impossible maintenant. La demande {state, select, new {attend notre prix} in_work {est en cours de calcul} offered {a reçu une offre} accepted {a été acceptée} paid {est payée} fulfilled {a eu lieu} cancelled {a été annulée} declined {a été refusée} other {a expiré}}.',
    de_DE:
      'Das geht jetzt nicht. Die Anfrage {state, select, new {wartet auf unseren Preis} in_work {wird gerade berechnet} offered {hat ein Angebot} accepted {wurde angenommen} paid {ist bezahlt} fulfilled {hat stattgefunden} cancelled {wurde storniert} declined {wurde abgelehnt} other {ist abgelaufen}}.',
    es_ES:
      'Ahora no es posible. La solicitud {state, select, new {espera nuestro precio} in_work {se está calculando} offered {tiene una oferta} accepted {se ha aceptado} paid {está pagada} fulfilled {se ha realizado} cancelled {se ha cancelado} declined {se ha rechazado} other {ha vencido}}.',
    it_IT:
      'Ora non è possibile. La richiesta {state, select, new {attende il nostro prezzo} in_work {è in lavorazione} offered {ha un’offerta} accepted {è stata accettata} paid {è pagata} fulfilled {si è svolta} cancelled {è stata annullata} declined {è stata rifiutata} other {è scaduta}}.',
    ru_RU:
      'Сейчас это невозможно. Состояние запроса: {state, select, new {ждёт нашей цены} in_work {цена рассчитывается} offered {есть предложение} accepted {предложение принято} paid {оплачен} fulfilled {выполнен} cancelled {отменён} declined {отклонён} other {срок истёк}}.',
    ja_JP:
      '現在この操作はできません。ご依頼の状態：{state, select, new {料金のご案内待ち} in_work {お見積もり作成中} offered {お見積もり済み} accepted {お申し込み済み} paid {お支払い済み} fulfilled {ご利用済み} cancelled {キャンセル済み} declined {お断り済み} other {期限切れ}}',
  },
  QUOTE_OFFER_ENDS_TOO_SOON: {
    en_US: 'The offer holds for an hour at least.',
    fr_FR: 'L’offre tient au moins une heure.',
    de_DE: 'Das Angebot gilt mindestens eine Stunde.',
    es_ES: 'La oferta se mantiene al menos una hora.',
    it_IT: 'L’offerta vale almeno un’ora.',
    ru_RU: 'Предложение действует не меньше часа.',
    ja_JP: 'お見積もりの有効期限は1時間以上先にしてください。',
  },
  QUOTE_OFFER_WORTH_NOTHING: {
    en_US: 'The lines must add up to more than zero.',
    fr_FR: 'Le total des lignes doit être supérieur à zéro.',
    de_DE: 'Die Summe der Zeilen muss größer als null sein.',
    es_ES: 'La suma de las líneas debe ser mayor que cero.',
    it_IT: 'La somma delle righe deve essere maggiore di zero.',
    ru_RU: 'Сумма строк должна быть больше нуля.',
    ja_JP: '合計額は0より大きくしてください。',
  },
  QUOTE_OFFER_NEEDS_TIME: {
    en_US: 'Please write the day and the time of the start: the request names none.',
    fr_FR: 'Veuillez indiquer le jour et l’heure de début : la demande n’en donne pas.',
    de_DE: 'Bitte tragen Sie Tag und Uhrzeit des Beginns ein: In der Anfrage stehen keine.',
    es_ES: 'Indique el día y la hora de inicio: la solicitud no los menciona.',
    it_IT: 'Indichi il giorno e l’ora di inizio: la richiesta non li riporta.',
    ru_RU: 'Укажите день и время начала: в запросе их нет.',
    ja_JP: '開始の日時を入力してください。ご依頼には記載がありません。',
  },
};
