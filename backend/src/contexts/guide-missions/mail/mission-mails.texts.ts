import type { Translated } from '../../../shared-kernel/language/locale.js';
import { missionCalendarTexts } from '../documents/mission-calendar.texts.js';

/** Texts of the mails to guides about missions. ICU; complete in seven languages. */
export const missionMailTexts = {
  ...missionCalendarTexts,
  offeredSubject: {
    en_US: 'Mission on offer: {reference}',
    fr_FR: 'Mission proposée : {reference}',
    de_DE: 'Auftragsangebot: {reference}',
    es_ES: 'Misión disponible: {reference}',
    it_IT: 'Incarico disponibile: {reference}',
    ru_RU: 'Предложение экскурсии: {reference}',
    ja_JP: 'ガイド業務のご依頼：{reference}',
  },
  offeredTitle: {
    en_US: 'Would you take this tour?',
    fr_FR: 'Voulez-vous assurer cette visite ?',
    de_DE: 'Übernehmen Sie diese Tour?',
    es_ES: '¿Se encarga de esta visita?',
    it_IT: 'Vuole occuparsi di questo tour?',
    ru_RU: 'Проведёте эту экскурсию?',
    ja_JP: 'このツアーを担当していただけますか',
  },
  offeredText: {
    en_US:
      'Hello {name}, guests are looking for a guide. We have asked a few of you at once: the first yes gets the mission.',
    fr_FR:
      'Bonjour {name}, des voyageurs cherchent un guide. Nous avons sollicité plusieurs guides à la fois : le premier oui obtient la mission.',
    de_DE:
      'Hallo {name}, Gäste suchen einen Guide. Wir haben einige von Ihnen zugleich gefragt: Das erste Ja bekommt den Auftrag.',
    es_ES:
      'Hola, {name}: unos viajeros buscan guía. Hemos preguntado a varios guías a la vez: el primer sí se queda con la misión.',
    it_IT:
      'Buongiorno {name}, alcuni viaggiatori cercano una guida. Abbiamo contattato più guide insieme: il primo sì ottiene l’incarico.',
    ru_RU:
      'Здравствуйте, {name}! Гости ищут гида. Мы спросили сразу нескольких: экскурсию получит тот, кто ответит «да» первым.',
    ja_JP:
      '{name}様、ガイドをお探しのお客様がいらっしゃいます。複数のガイドの方に同時にお尋ねしており、最初に承諾された方にお願いします。',
  },
  acceptedSubject: {
    en_US: 'Mission {reference} is yours',
    fr_FR: 'La mission {reference} est à vous',
    de_DE: 'Auftrag {reference} gehört Ihnen',
    es_ES: 'La misión {reference} es suya',
    it_IT: 'L’incarico {reference} è suo',
    ru_RU: 'Экскурсия {reference} — ваша',
    ja_JP: '{reference}の担当が確定しました',
  },
  acceptedTitle: {
    en_US: 'Thank you: this tour is yours',
    fr_FR: 'Merci : cette visite est à vous',
    de_DE: 'Danke: Diese Tour gehört Ihnen',
    es_ES: 'Gracias: esta visita es suya',
    it_IT: 'Grazie: questo tour è suo',
    ru_RU: 'Спасибо: эта экскурсия ваша',
    ja_JP: 'お引き受けいただき、ありがとうございます',
  },
  acceptedText: {
    en_US: 'Hello {name}, you were the first to say yes. The attached file puts the tour in your calendar.',
    fr_FR: 'Bonjour {name}, votre oui est arrivé en premier. Le fichier joint inscrit la visite dans votre agenda.',
    de_DE: 'Hallo {name}, Ihr Ja kam zuerst. Mit der angehängten Datei kommt die Tour in Ihren Kalender.',
    es_ES: 'Hola, {name}: su sí ha sido el primero. El archivo adjunto añade la visita a su calendario.',
    it_IT: 'Buongiorno {name}, il suo sì è arrivato per primo. Il file allegato aggiunge il tour al suo calendario.',
    ru_RU: 'Здравствуйте, {name}! Вы согласились первыми. Вложенный файл добавит экскурсию в ваш календарь.',
    ja_JP: '{name}様のご承諾により、このツアーの担当が確定しました。添付ファイルでカレンダーに登録できます。',
  },
  contactInMissions: {
    en_US:
      'The guests’ telephone number and e-mail address are shown in your missions until seven days after the tour.',
    fr_FR:
      'Le téléphone et l’adresse e-mail des voyageurs figurent dans vos missions jusqu’à sept jours après la visite.',
    de_DE: 'Telefonnummer und E-Mail-Adresse der Gäste stehen bis sieben Tage nach der Tour in Ihren Aufträgen.',
    es_ES:
      'El teléfono y el correo electrónico de los viajeros figuran en sus misiones hasta siete días después de la visita.',
    it_IT: 'Il telefono e l’e-mail dei viaggiatori si trovano nei suoi incarichi fino a sette giorni dopo il tour.',
    ru_RU: 'Телефон и электронная почта гостей указаны в ваших экскурсиях; они видны ещё семь дней после окончания.',
    ja_JP: 'お客様の電話番号とメールアドレスは、ツアー終了後7日間までガイド業務の画面でご確認いただけます。',
  },
  assignedSubject: {
    en_US: 'Mission {reference} is yours',
    fr_FR: 'La mission {reference} est pour vous',
    de_DE: 'Auftrag {reference} ist Ihrer',
    es_ES: 'La misión {reference} es suya',
    it_IT: 'L’incarico {reference} è suo',
    ru_RU: 'Экскурсия {reference} — ваша',
    ja_JP: '{reference}の担当に決まりました',
  },
  assignedTitle: {
    en_US: 'We have given you this tour',
    fr_FR: 'Nous vous avons confié cette visite',
    de_DE: 'Wir haben Ihnen diese Tour zugeteilt',
    es_ES: 'Le hemos asignado esta visita',
    it_IT: 'Le abbiamo assegnato questo tour',
    ru_RU: 'Мы поручили вам эту экскурсию',
    ja_JP: 'このツアーをご担当ください',
  },
  assignedText: {
    en_US:
      'Hello {name}, our team has put this mission in your calendar. Please confirm it, or tell us at once if you cannot.',
    fr_FR:
      'Bonjour {name}, notre équipe a inscrit cette mission dans votre calendrier. Confirmez-la, ou dites-nous tout de suite si vous ne pouvez pas.',
    de_DE:
      'Hallo {name}, unser Team hat diesen Auftrag in Ihren Kalender gestellt. Bitte bestätigen Sie ihn oder sagen Sie gleich ab, wenn es nicht geht.',
    es_ES:
      'Hola, {name}: nuestro equipo ha puesto esta misión en su calendario. Confírmela o díganos enseguida si no puede.',
    it_IT:
      'Buongiorno {name}, il nostro team ha inserito questo incarico nel suo calendario. Lo confermi, o ci dica subito se non può.',
    ru_RU:
      'Здравствуйте, {name}! Мы внесли эту экскурсию в ваш календарь. Подтвердите её или сразу сообщите, если не можете.',
    ja_JP: '{name}様、この業務を予定に登録しました。ご確認のうえ、難しい場合はすぐにお知らせください。',
  },
  lostSubject: {
    en_US: 'Mission {reference} has been given',
    fr_FR: 'La mission {reference} est attribuée',
    de_DE: 'Auftrag {reference} ist vergeben',
    es_ES: 'La misión {reference} ya está asignada',
    it_IT: 'L’incarico {reference} è stato assegnato',
    ru_RU: 'Экскурсия {reference} отдана другому гиду',
    ja_JP: '{reference}の担当が決まりました',
  },
  lostTitle: {
    en_US: 'Another guide has this tour',
    fr_FR: 'Un autre guide assure cette visite',
    de_DE: 'Diese Tour hat ein anderer Guide',
    es_ES: 'Otro guía se encarga de esta visita',
    it_IT: 'Di questo tour si occupa un’altra guida',
    ru_RU: 'Эту экскурсию проведёт другой гид',
    ja_JP: 'このツアーは別のガイドが担当します',
  },
  lostText: {
    en_US:
      'Hello {name}, this mission has been given to another guide. You no longer need to keep the time free for it.',
    fr_FR:
      'Bonjour {name}, cette mission a été attribuée à un autre guide. Vous n’avez plus besoin de garder ce créneau libre.',
    de_DE:
      'Hallo {name}, dieser Auftrag ist an einen anderen Guide gegangen. Sie müssen sich die Zeit dafür nicht mehr freihalten.',
    es_ES: 'Hola, {name}: esta misión se ha asignado a otro guía. Ya no hace falta que reserve ese tiempo.',
    it_IT:
      'Buongiorno {name}, questo incarico è stato affidato a un’altra guida. Non deve più tenere libero questo orario.',
    ru_RU: 'Здравствуйте, {name}! Эта экскурсия отдана другому гиду. Держать для неё время больше не нужно.',
    ja_JP:
      '{name}様、この業務は別のガイドが担当することになりました。この時間帯を空けておいていただく必要はございません。',
  },
  grownSubject: {
    en_US: 'Mission on offer {reference}: more guests',
    fr_FR: 'Mission proposée {reference} : d’autres voyageurs',
    de_DE: 'Auftragsangebot {reference}: weitere Gäste',
    es_ES: 'Misión disponible {reference}: más viajeros',
    it_IT: 'Incarico disponibile {reference}: altri viaggiatori',
    ru_RU: 'Предложение экскурсии {reference}: гостей больше',
    ja_JP: 'ご依頼中の{reference}：参加人数が増えました',
  },
  grownTitle: {
    en_US: 'More guests, same tour: would you take it?',
    fr_FR: 'Plus de voyageurs, même visite : voulez-vous l’assurer ?',
    de_DE: 'Mehr Gäste, dieselbe Tour: Übernehmen Sie sie?',
    es_ES: 'Más viajeros, la misma visita: ¿se encarga usted?',
    it_IT: 'Più viaggiatori, stesso tour: vuole occuparsene?',
    ru_RU: 'Гостей больше, экскурсия та же: проведёте её?',
    ja_JP: '参加のお客様が増えました。担当していただけますか',
  },
  grownText: {
    en_US: 'Hello {name}, somebody else has booked a group tour that we offered you. This is what it pays now.',
    fr_FR:
      'Bonjour {name}, une réservation s’ajoute à une visite de groupe que nous vous avons proposée. Voici la rémunération désormais.',
    de_DE:
      'Hallo {name}, für eine Gruppentour, die wir Ihnen angeboten haben, gibt es eine weitere Buchung. So viel verdienen Sie nun damit.',
    es_ES:
      'Hola, {name}: hay una reserva más para una visita en grupo que le hemos ofrecido. Esto es lo que paga ahora.',
    it_IT:
      'Buongiorno {name}, c’è un’altra prenotazione per un tour di gruppo che le abbiamo offerto. Ecco il compenso attuale.',
    ru_RU:
      'Здравствуйте, {name}! Групповую экскурсию, которую мы вам предложили, забронировал кто-то ещё. Вот сколько вы получите теперь.',
    ja_JP: '{name}様、ご依頼中のグループツアーに新しいご予約が入りました。現在の参加人数と報酬は以下のとおりです。',
  },
  joinedSubject: {
    en_US: 'Mission {reference}: more guests',
    fr_FR: 'Mission {reference} : d’autres voyageurs',
    de_DE: 'Auftrag {reference}: weitere Gäste',
    es_ES: 'Misión {reference}: más viajeros',
    it_IT: 'Incarico {reference}: altri viaggiatori',
    ru_RU: 'Экскурсия {reference}: гостей стало больше',
    ja_JP: '{reference}：参加人数が増えました',
  },
  joinedTitle: {
    en_US: 'More guests join your tour',
    fr_FR: 'D’autres voyageurs rejoignent votre visite',
    de_DE: 'Weitere Gäste kommen zu Ihrer Tour',
    es_ES: 'Se suman más viajeros a su visita',
    it_IT: 'Altri viaggiatori si uniscono al suo tour',
    ru_RU: 'К вашей экскурсии присоединились гости',
    ja_JP: '参加のお客様が増えました',
  },
  joinedText: {
    en_US: 'Hello {name}, somebody else has booked the group tour that you are guiding. Below is who is coming now.',
    fr_FR:
      'Bonjour {name}, une autre réservation s’ajoute à la visite de groupe que vous assurez. Voici qui vient désormais.',
    de_DE:
      'Hallo {name}, für die Gruppentour, die Sie führen, gibt es eine weitere Buchung. Unten steht, wer nun kommt.',
    es_ES:
      'Hola, {name}: hay una reserva más para la visita en grupo que usted guía. Abajo figuran quienes vienen ahora.',
    it_IT:
      'Buongiorno {name}, c’è un’altra prenotazione per il tour di gruppo che guida. Qui sotto trova chi viene ora.',
    ru_RU:
      'Здравствуйте, {name}! Групповую экскурсию, которую вы ведёте, забронировал кто-то ещё. Ниже указано, кто придёт теперь.',
    ja_JP: '{name}様にご担当いただくグループツアーに、新しいご予約が入りました。現在の参加人数は以下のとおりです。',
  },
  leftSubject: {
    en_US: 'Mission {reference}: fewer guests',
    fr_FR: 'Mission {reference} : moins de voyageurs',
    de_DE: 'Auftrag {reference}: weniger Gäste',
    es_ES: 'Misión {reference}: menos viajeros',
    it_IT: 'Incarico {reference}: meno viaggiatori',
    ru_RU: 'Экскурсия {reference}: гостей стало меньше',
    ja_JP: '{reference}：参加人数が減りました',
  },
  leftTitle: {
    en_US: 'Some of the guests will not come',
    fr_FR: 'Certains voyageurs ne viendront pas',
    de_DE: 'Einige Gäste kommen nicht',
    es_ES: 'Algunos viajeros no vendrán',
    it_IT: 'Alcuni viaggiatori non verranno',
    ru_RU: 'Часть гостей не придёт',
    ja_JP: '一部のお客様がキャンセルされました',
  },
  leftText: {
    en_US:
      'Hello {name}, one booking of this tour has been canceled. The tour still takes place; below is who is coming.',
    fr_FR:
      'Bonjour {name}, une réservation de cette visite a été annulée. La visite a bien lieu ; voici qui vient encore.',
    de_DE:
      'Hallo {name}, eine Buchung dieser Tour wurde storniert. Die Tour findet statt; unten steht, wer noch kommt.',
    es_ES:
      'Hola, {name}: se ha cancelado una reserva de esta visita. La visita se mantiene; abajo figuran quienes vienen ahora.',
    it_IT:
      'Buongiorno {name}, una prenotazione di questo tour è stata annullata. Il tour si svolge comunque; qui sotto trova chi viene ancora.',
    ru_RU:
      'Здравствуйте, {name}! Одно из бронирований этой экскурсии отменено. Экскурсия состоится; ниже указано, кто придёт.',
    ja_JP:
      '{name}様、このツアーのご予約が1件キャンセルされました。ツアーは予定どおり催行いたします。現在の参加人数は以下のとおりです。',
  },
  alteredSubject: {
    en_US: 'Mission {reference} has changed',
    fr_FR: 'La mission {reference} est modifiée',
    de_DE: 'Auftrag {reference} ist geändert',
    es_ES: 'La misión {reference} ha cambiado',
    it_IT: 'L’incarico {reference} è modificato',
    ru_RU: 'Экскурсия {reference} изменена',
    ja_JP: '{reference}：ご予約内容が変わりました',
  },
  alteredTitle: {
    en_US: 'A booking of your tour has changed',
    fr_FR: 'Une réservation de votre visite est modifiée',
    de_DE: 'Eine Buchung Ihrer Tour ist geändert',
    es_ES: 'Ha cambiado una reserva de su visita',
    it_IT: 'È cambiata una prenotazione del suo tour',
    ru_RU: 'Одно из бронирований вашей экскурсии изменено',
    ja_JP: 'ご担当のツアーのご予約内容が変わりました',
  },
  alteredText: {
    en_US: 'Hello {name}, date, time and language stay as they are. Below is who is coming now, and where you meet.',
    fr_FR:
      'Bonjour {name}, la date, l’heure et la langue restent les mêmes. Voici qui vient maintenant, et où vous vous retrouvez.',
    de_DE:
      'Hallo {name}, Datum, Uhrzeit und Sprache bleiben, wie sie sind. Unten steht, wer jetzt kommt und wo Sie sich treffen.',
    es_ES:
      'Hola, {name}: la fecha, la hora y el idioma no cambian. Abajo figuran quiénes vienen ahora y dónde se encuentran.',
    it_IT:
      'Buongiorno {name}, data, ora e lingua restano le stesse. Qui sotto trova chi viene ora e dove vi incontrate.',
    ru_RU:
      'Здравствуйте, {name}! Дата, время и язык остаются прежними. Ниже указано, кто придёт теперь и где вы встречаетесь.',
    ja_JP: '{name}様、日時と言語に変更はありません。現在の参加人数と集合場所は以下のとおりです。',
  },
  cancelledSubject: {
    en_US: 'Mission {reference} is canceled',
    fr_FR: 'La mission {reference} est annulée',
    de_DE: 'Auftrag {reference} ist abgesagt',
    es_ES: 'La misión {reference} se ha cancelado',
    it_IT: 'L’incarico {reference} è annullato',
    ru_RU: 'Экскурсия {reference} отменена',
    ja_JP: '{reference}の業務はキャンセルされました',
  },
  cancelledTitle: {
    en_US: 'The guests have canceled',
    fr_FR: 'Les voyageurs ont annulé',
    de_DE: 'Die Gäste haben abgesagt',
    es_ES: 'Los viajeros han cancelado',
    it_IT: 'I viaggiatori hanno annullato',
    ru_RU: 'Гости отменили экскурсию',
    ja_JP: 'お客様のご都合によるキャンセル',
  },
  cancelledText: {
    en_US: 'Hello {name}, this tour will not take place. Your time is free again.',
    fr_FR: 'Bonjour {name}, cette visite n’aura pas lieu. Votre créneau est de nouveau libre.',
    de_DE: 'Hallo {name}, diese Tour findet nicht statt. Ihre Zeit ist wieder frei.',
    es_ES: 'Hola, {name}: esta visita no se realizará. Vuelve a tener ese tiempo libre.',
    it_IT: 'Buongiorno {name}, questo tour non avrà luogo. Il suo tempo è di nuovo libero.',
    ru_RU: 'Здравствуйте, {name}! Эта экскурсия не состоится. Ваше время снова свободно.',
    ja_JP: '{name}様、このツアーは催行されません。この時間帯は空きに戻りました。',
  },
  cancelledPaid: {
    en_US: 'They canceled late, so you are paid as agreed.',
    fr_FR: 'L’annulation étant tardive, vous serez payé comme convenu.',
    de_DE: 'Die Absage kam spät: Sie werden wie vereinbart bezahlt.',
    es_ES: 'Han cancelado tarde, así que cobrará lo acordado.',
    it_IT: 'Hanno annullato tardi, quindi sarà pagato come concordato.',
    ru_RU: 'Гости отменили её поздно, поэтому вы получите оплату, как договаривались.',
    ja_JP: '期限後のキャンセルのため、お約束どおり報酬をお支払いします。',
  },
  booking: {
    en_US: 'Booking',
    fr_FR: 'Réservation',
    de_DE: 'Buchung',
    es_ES: 'Reserva',
    it_IT: 'Prenotazione',
    ru_RU: 'Бронирование',
    ja_JP: '予約番号',
  },
  tour: {
    en_US: 'Tour',
    fr_FR: 'Visite',
    de_DE: 'Tour',
    es_ES: 'Visita',
    it_IT: 'Tour',
    ru_RU: 'Экскурсия',
    ja_JP: 'ツアー',
  },
  when: {
    en_US: 'When',
    fr_FR: 'Quand',
    de_DE: 'Wann',
    es_ES: 'Cuándo',
    it_IT: 'Quando',
    ru_RU: 'Когда',
    ja_JP: '日時',
  },
  where: {
    en_US: 'Meeting point',
    fr_FR: 'Point de rendez-vous',
    de_DE: 'Treffpunkt',
    es_ES: 'Punto de encuentro',
    it_IT: 'Punto d’incontro',
    ru_RU: 'Место встречи',
    ja_JP: '集合場所',
  },
  language: {
    en_US: 'Language of the tour',
    fr_FR: 'Langue de la visite',
    de_DE: 'Sprache der Tour',
    es_ES: 'Idioma de la visita',
    it_IT: 'Lingua del tour',
    ru_RU: 'Язык экскурсии',
    ja_JP: 'ツアーの言語',
  },
  wishes: {
    en_US: 'Requests',
    fr_FR: 'Demandes particulières',
    de_DE: 'Wünsche',
    es_ES: 'Peticiones',
    it_IT: 'Richieste',
    ru_RU: 'Пожелания',
    ja_JP: 'ご要望',
  },
  earnings: {
    en_US: 'You earn',
    fr_FR: 'Votre rémunération',
    de_DE: 'Sie verdienen',
    es_ES: 'Usted recibe',
    it_IT: 'Il suo compenso',
    ru_RU: 'Вы получите',
    ja_JP: '報酬',
  },
  payOn: {
    en_US: 'Paid on',
    fr_FR: 'Payé le',
    de_DE: 'Auszahlung am',
    es_ES: 'Se paga el',
    it_IT: 'Data del pagamento',
    ru_RU: 'Выплата',
    ja_JP: 'お支払日',
  },
  respondBefore: {
    en_US: 'Answer before',
    fr_FR: 'Répondre avant',
    de_DE: 'Antwort bis',
    es_ES: 'Responder antes de',
    it_IT: 'Rispondere entro',
    ru_RU: 'Ответить до',
    ja_JP: '回答期限',
  },
  openMissions: {
    en_US: 'Open my missions',
    fr_FR: 'Ouvrir mes missions',
    de_DE: 'Meine Aufträge öffnen',
    es_ES: 'Abrir mis misiones',
    it_IT: 'Apri i miei incarichi',
    ru_RU: 'Открыть мои экскурсии',
    ja_JP: 'ガイド業務を開く',
  },
  service: {
    en_US: 'Service',
    fr_FR: 'Prestation',
    de_DE: 'Leistung',
    es_ES: 'Servicio',
    it_IT: 'Servizio',
    ru_RU: 'Услуга',
    ja_JP: 'サービス',
  },
  destination: {
    en_US: 'Destination',
    fr_FR: 'Destination',
    de_DE: 'Ziel',
    es_ES: 'Destino',
    it_IT: 'Destinazione',
    ru_RU: 'Куда',
    ja_JP: '目的地',
  },
  flight: {
    en_US: 'Flight',
    fr_FR: 'Vol',
    de_DE: 'Flug',
    es_ES: 'Vuelo',
    it_IT: 'Volo',
    ru_RU: 'Рейс',
    ja_JP: '便名',
  },
  ship: {
    en_US: 'Ship',
    fr_FR: 'Navire',
    de_DE: 'Schiff',
    es_ES: 'Barco',
    it_IT: 'Nave',
    ru_RU: 'Судно',
    ja_JP: '船名',
  },
  vehicle: {
    en_US: 'Vehicle',
    fr_FR: 'Véhicule',
    de_DE: 'Fahrzeug',
    es_ES: 'Vehículo',
    it_IT: 'Veicolo',
    ru_RU: 'Автомобиль',
    ja_JP: '車両',
  },
  suitcases: {
    en_US: 'Suitcases',
    fr_FR: 'Valises',
    de_DE: 'Koffer',
    es_ES: 'Maletas',
    it_IT: 'Valigie',
    ru_RU: 'Чемоданы',
    ja_JP: 'スーツケース',
  },
  childSeats: {
    en_US: 'Child seats',
    fr_FR: 'Sièges enfant',
    de_DE: 'Kindersitze',
    es_ES: 'Sillas infantiles',
    it_IT: 'Seggiolini',
    ru_RU: 'Детские кресла',
    ja_JP: 'チャイルドシート',
  },
  wheelchair: {
    en_US: 'Wheelchair',
    fr_FR: 'Fauteuil roulant',
    de_DE: 'Rollstuhl',
    es_ES: 'Silla de ruedas',
    it_IT: 'Sedia a rotelle',
    ru_RU: 'Инвалидная коляска',
    ja_JP: '車いす',
  },
  yes: {
    en_US: 'Yes',
    fr_FR: 'Oui',
    de_DE: 'Ja',
    es_ES: 'Sí',
    it_IT: 'Sì',
    ru_RU: 'Да',
    ja_JP: 'あり',
  },
  waiting: {
    en_US: 'Free waiting',
    fr_FR: 'Attente gratuite',
    de_DE: 'Kostenlose Wartezeit',
    es_ES: 'Espera gratuita',
    it_IT: 'Attesa gratuita',
    ru_RU: 'Бесплатное ожидание',
    ja_JP: '無料の待ち時間',
  },
  waitingMinutes: {
    en_US: '{minutes, plural, one {# minute} other {# minutes}}',
    fr_FR: '{minutes, plural, one {# minute} other {# minutes}}',
    de_DE: '{minutes, plural, one {# Minute} other {# Minuten}}',
    es_ES: '{minutes, plural, one {# minuto} other {# minutos}}',
    it_IT: '{minutes, plural, one {# minuto} other {# minuti}}',
    ru_RU: '{minutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}',
    ja_JP: '{minutes, plural, other {#分}}',
  },
  delayedSubject: {
    en_US: 'Later than agreed: {reference}',
    fr_FR: 'Plus tard que prévu : {reference}',
    de_DE: 'Später als vereinbart: {reference}',
    es_ES: 'Más tarde de lo acordado: {reference}',
    it_IT: 'Più tardi del previsto: {reference}',
    ru_RU: 'Позже, чем договорились: {reference}',
    ja_JP: '時刻変更：{reference}',
  },
  delayedTitle: {
    en_US: 'Your mission begins later',
    fr_FR: 'Votre mission commence plus tard',
    de_DE: 'Ihr Einsatz beginnt später',
    es_ES: 'Su misión empieza más tarde',
    it_IT: 'La sua missione inizia più tardi',
    ru_RU: 'Ваша миссия начнётся позже',
    ja_JP: '開始時刻が遅くなりました',
  },
  delayedText: {
    en_US:
      'Hello {name}, your travelers are late. The new time is below and in the calendar file; flight and place stay as they are.',
    fr_FR:
      'Bonjour {name}, vos voyageurs ont du retard. La nouvelle heure figure ci-dessous et dans le fichier de calendrier ; le vol et le lieu restent les mêmes.',
    de_DE:
      'Guten Tag {name}, Ihre Reisenden verspäten sich. Die neue Zeit steht unten und in der Kalenderdatei; Flug und Ort bleiben.',
    es_ES:
      'Hola, {name}: sus viajeros llegan tarde. La nueva hora está abajo y en el archivo de calendario; el vuelo y el lugar siguen igual.',
    it_IT:
      'Buongiorno {name}, i suoi viaggiatori sono in ritardo. Il nuovo orario è qui sotto e nel file del calendario; volo e luogo restano gli stessi.',
    ru_RU:
      'Здравствуйте, {name}! Ваши гости опаздывают. Новое время указано ниже и в файле календаря; рейс и место не меняются.',
    ja_JP:
      '{name}様、お客様の到着が遅れています。新しい時刻は下記とカレンダーファイルをご確認ください。便と場所に変更はありません。',
  },
} as const satisfies Record<string, Translated>;
