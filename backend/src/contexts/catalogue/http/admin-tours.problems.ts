import type { ProblemTexts } from '../../../platform/http/problem-texts.js';

export const adminToursProblems: ProblemTexts = {
  TOUR_CHANGED_MEANWHILE: {
    en_US:
      'Meanwhile {by} has changed {what, select, ChangeTourBasics {the basics} WriteTourText {a text} ChangeTourOptions {prices or start times} ChangeMeetingPoints {the meeting points} ChangeItinerary {the itinerary} ArrangeGallery {the gallery} PublishTour {the state: the tour was published} WithdrawTour {the state: the tour was withdrawn} other {this tour}}. Nothing was saved. Look at the new state and send your change again.',
    fr_FR:
      'Entre-temps, {by} a modifié {what, select, ChangeTourBasics {les informations de base} WriteTourText {un texte} ChangeTourOptions {les prix ou les horaires} ChangeMeetingPoints {les points de rendez-vous} ChangeItinerary {l’itinéraire} ArrangeGallery {la galerie} PublishTour {l’état : la visite a été publiée} WithdrawTour {l’état : la visite a été retirée} other {cette visite}}. Rien n’a été enregistré. Regardez le nouvel état et renvoyez votre modification.',
    de_DE:
      'Inzwischen hat {by} {what, select, ChangeTourBasics {die Grunddaten} WriteTourText {einen Text} ChangeTourOptions {Preise oder Startzeiten} ChangeMeetingPoints {die Treffpunkte} ChangeItinerary {den Ablauf} ArrangeGallery {die Galerie} PublishTour {den Stand (die Tour wurde veröffentlicht)} WithdrawTour {den Stand (die Tour wurde zurückgezogen)} other {diese Tour}} geändert. Es wurde nichts gespeichert. Sehen Sie sich den neuen Stand an und senden Sie Ihre Änderung noch einmal.',
    es_ES:
      'Entretanto, {by} ha cambiado {what, select, ChangeTourBasics {los datos básicos} WriteTourText {un texto} ChangeTourOptions {los precios o los horarios} ChangeMeetingPoints {los puntos de encuentro} ChangeItinerary {el itinerario} ArrangeGallery {la galería} PublishTour {el estado: la visita se ha publicado} WithdrawTour {el estado: la visita se ha retirado} other {esta visita}}. No se ha guardado nada. Mire el nuevo estado y vuelva a enviar su cambio.',
    it_IT:
      'Nel frattempo {by} ha modificato {what, select, ChangeTourBasics {i dati di base} WriteTourText {un testo} ChangeTourOptions {prezzi o orari} ChangeMeetingPoints {i punti d’incontro} ChangeItinerary {l’itinerario} ArrangeGallery {la galleria} PublishTour {lo stato: il tour è stato pubblicato} WithdrawTour {lo stato: il tour è stato ritirato} other {questo tour}}. Non è stato salvato nulla. Guardi il nuovo stato e invii di nuovo la modifica.',
    ru_RU:
      'Тем временем экскурсию изменили. Автор изменения: {by}. Что изменено: {what, select, ChangeTourBasics {основные данные} WriteTourText {текст} ChangeTourOptions {цены или время начала} ChangeMeetingPoints {места встречи} ChangeItinerary {маршрут} ArrangeGallery {галерея} PublishTour {экскурсия опубликована} WithdrawTour {экскурсия снята с продажи} other {экскурсия}}. Ничего не сохранено. Посмотрите новое состояние и отправьте изменение ещё раз.',
    ja_JP:
      'この間に{by}が{what, select, ChangeTourBasics {基本情報} WriteTourText {テキスト} ChangeTourOptions {料金または開始時刻} ChangeMeetingPoints {集合場所} ChangeItinerary {行程} ArrangeGallery {ギャラリー} PublishTour {公開状態（公開）} WithdrawTour {公開状態（公開停止）} other {このツアー}}を変更しました。変更は保存されていません。最新の内容を確認して、もう一度送信してください。',
  },
  TOUR_SLUG_TAKEN: {
    en_US: 'Another tour has the address {slug} already. Choose another one.',
    fr_FR: 'Une autre visite a déjà l’adresse {slug}. Choisissez-en une autre.',
    de_DE: 'Die Adresse {slug} hat schon eine andere Tour. Wählen Sie eine andere.',
    es_ES: 'Otra visita ya tiene la dirección {slug}. Elija otra.',
    it_IT: 'Un altro tour ha già l’indirizzo {slug}. Ne scelga un altro.',
    ru_RU: 'Адрес {slug} уже занят другой экскурсией. Выберите другой.',
    ja_JP: 'アドレス「{slug}」はほかのツアーが使っています。別のものを選んでください。',
  },
  TOUR_INCOMPLETE: {
    en_US:
      'A published tour needs texts in English, an option with start times, a meeting point, an itinerary and a guide’s language.',
    fr_FR:
      'Une visite publiée a besoin de textes en anglais, d’une option avec des horaires, d’un point de rendez-vous, d’un itinéraire et d’une langue de guide.',
    de_DE:
      'Eine veröffentlichte Tour braucht Texte auf Englisch, eine Option mit Startzeiten, einen Treffpunkt, einen Ablauf und eine Sprache der Guides.',
    es_ES:
      'Una visita publicada necesita textos en inglés, una opción con horarios, un punto de encuentro, un itinerario y un idioma de guía.',
    it_IT:
      'Un tour pubblicato ha bisogno di testi in inglese, di un’opzione con orari, di un punto d’incontro, di un itinerario e di una lingua della guida.',
    ru_RU:
      'Опубликованной экскурсии нужны тексты на английском, вариант с временем начала, место встречи, маршрут и язык гида.',
    ja_JP: '公開するツアーには、英語のテキスト、開始時刻のあるプラン、集合場所、行程、ガイドの言語が必要です。',
  },
  TOUR_STATUS_FIXED: {
    en_US: 'The tour is not in a state in which this is possible. Look at it again.',
    fr_FR: 'L’état de la visite ne le permet pas. Consultez-la à nouveau.',
    de_DE: 'Im jetzigen Stand der Tour geht das nicht. Sehen Sie sie noch einmal an.',
    es_ES: 'El estado de la visita no lo permite. Vuelva a consultarla.',
    it_IT: 'Lo stato del tour non lo permette. Lo guardi di nuovo.',
    ru_RU: 'В нынешнем состоянии экскурсии это невозможно. Посмотрите её ещё раз.',
    ja_JP: 'ツアーの現在の状態ではこの操作はできません。もう一度ご確認ください。',
  },
  TOUR_CITY_UNKNOWN: {
    en_US: 'There is no such city. Choose one of the list.',
    fr_FR: 'Cette ville n’existe pas. Choisissez-en une dans la liste.',
    de_DE: 'Diese Stadt gibt es nicht. Wählen Sie eine aus der Liste.',
    es_ES: 'No existe esa ciudad. Elija una de la lista.',
    it_IT: 'Questa città non esiste. Ne scelga una dall’elenco.',
    ru_RU: 'Такого города нет. Выберите город из списка.',
    ja_JP: 'その都市はありません。一覧から選んでください。',
  },
  TOUR_CATEGORY_UNKNOWN: {
    en_US: 'There is no such category. Choose from the list.',
    fr_FR: 'Cette catégorie n’existe pas. Choisissez dans la liste.',
    de_DE: 'Diese Kategorie gibt es nicht. Wählen Sie aus der Liste.',
    es_ES: 'No existe esa categoría. Elija de la lista.',
    it_IT: 'Questa categoria non esiste. Scelga dall’elenco.',
    ru_RU: 'Такой категории нет. Выберите из списка.',
    ja_JP: 'そのカテゴリーはありません。一覧から選んでください。',
  },
  TOUR_HAS_PRICES: {
    en_US:
      '{field, select, kind {The kind} other {The currency}} stays as long as the tour has prices. Remove its options first.',
    fr_FR:
      '{field, select, kind {Le type reste le même} other {La devise reste la même}} tant que la visite a des prix. Supprimez d’abord ses options.',
    de_DE:
      '{field, select, kind {Die Art} other {Die Währung}} bleibt, solange die Tour Preise hat. Entfernen Sie zuerst ihre Optionen.',
    es_ES:
      '{field, select, kind {El tipo} other {La moneda}} no cambia mientras la visita tenga precios. Quite antes sus opciones.',
    it_IT:
      '{field, select, kind {Il tipo} other {La valuta}} resta finché il tour ha prezzi. Tolga prima le sue opzioni.',
    ru_RU:
      '{field, select, kind {Вид нельзя изменить} other {Валюту нельзя изменить}}, пока у экскурсии есть цены. Сначала удалите варианты.',
    ja_JP: '料金がある間は{field, select, kind {種類} other {通貨}}を変更できません。先にプランを削除してください。',
  },
  TOUR_OPTION_WRONG: {
    en_US:
      'Option {option}: {reason, select, duration_twice {each duration can be there once.} maximum_below_minimum {the most persons are fewer than the fewest.} prices_of_other_kind {a private tour has prices per group, a group tour per person.} capacity_of_private {only group tours have seats.} capacity_missing {say how many seats a departure has.} capacity_below_maximum {a departure needs a seat for each person of the largest party.} other {the steps of the price must rise, and more people must not pay less.}}',
    fr_FR:
      'Option {option} : {reason, select, duration_twice {chaque durée ne peut figurer qu’une fois.} maximum_below_minimum {le maximum de personnes est inférieur au minimum.} prices_of_other_kind {une visite privée a des prix par groupe, une visite de groupe par personne.} capacity_of_private {seules les visites de groupe ont des places.} capacity_missing {indiquez le nombre de places d’un départ.} capacity_below_maximum {un départ doit avoir une place pour chaque personne du plus grand groupe.} other {les paliers de prix doivent croître, et plus de personnes ne doivent pas payer moins.}}',
    de_DE:
      'Option {option}: {reason, select, duration_twice {Jede Dauer kann es nur einmal geben.} maximum_below_minimum {Die höchste Personenzahl liegt unter der kleinsten.} prices_of_other_kind {Eine private Tour hat Preise je Gruppe, eine Gruppentour je Person.} capacity_of_private {Nur Gruppentouren haben Plätze.} capacity_missing {Geben Sie an, wie viele Plätze ein Termin hat.} capacity_below_maximum {Ein Termin braucht einen Platz für jede Person der größten Gruppe.} other {Die Preisstufen müssen ansteigen, und mehr Personen dürfen nicht weniger zahlen.}}',
    es_ES:
      'Opción {option}: {reason, select, duration_twice {cada duración puede aparecer una sola vez.} maximum_below_minimum {el máximo de personas es menor que el mínimo.} prices_of_other_kind {una visita privada tiene precios por grupo; una de grupo, por persona.} capacity_of_private {solo las visitas de grupo tienen plazas.} capacity_missing {indique cuántas plazas tiene una salida.} capacity_below_maximum {una salida necesita una plaza para cada persona del grupo más grande.} other {los tramos de precio deben subir, y más personas no deben pagar menos.}}',
    it_IT:
      'Opzione {option}: {reason, select, duration_twice {ogni durata può esserci una volta sola.} maximum_below_minimum {il massimo di persone è inferiore al minimo.} prices_of_other_kind {un tour privato ha prezzi per gruppo, uno di gruppo per persona.} capacity_of_private {solo i tour di gruppo hanno posti.} capacity_missing {indichi quanti posti ha una partenza.} capacity_below_maximum {una partenza ha bisogno di un posto per ogni persona del gruppo più grande.} other {gli scaglioni di prezzo devono salire, e più persone non devono pagare meno.}}',
    ru_RU:
      'Вариант {option}: {reason, select, duration_twice {каждая продолжительность может быть только один раз.} maximum_below_minimum {наибольшее число человек меньше наименьшего.} prices_of_other_kind {у частной экскурсии цены за группу, у групповой — за человека.} capacity_of_private {места есть только у групповых экскурсий.} capacity_missing {укажите, сколько мест в одном отправлении.} capacity_below_maximum {в отправлении должно быть место для каждого из самой большой компании.} other {ступени цены должны расти, и большее число человек не должно платить меньше.}}',
    ja_JP:
      'プラン{option}：{reason, select, duration_twice {同じ所要時間は一度しか使えません。} maximum_below_minimum {最大人数が最小人数を下回っています。} prices_of_other_kind {プライベートツアーはグループ単位、グループツアーは1名単位の料金です。} capacity_of_private {定員があるのはグループツアーだけです。} capacity_missing {1回の定員を入力してください。} capacity_below_maximum {定員は最大人数以上にしてください。} other {料金の段階は人数とともに上がるようにしてください。人数が増えて安くなることはできません。}}',
  },
};
