import type { Translated } from '../../../shared-kernel/locale.js';

/** Texts of the mails to guides about missions. ICU; complete in seven languages. */
export const missionMailTexts = {
  offeredSubject: {
    en_US: 'Mission on offer: {reference}',
    fr_FR: 'Mission proposée : {reference}',
    de_DE: 'Auftrag im Angebot: {reference}',
    es_ES: 'Misión disponible: {reference}',
    it_IT: 'Missione disponibile: {reference}',
    ru_RU: 'Предложение экскурсии: {reference}',
    ja_JP: 'ガイド業務のご依頼：{reference}',
  },
  offeredTitle: {
    en_US: 'Would you take this tour?',
    fr_FR: 'Prenez-vous cette visite ?',
    de_DE: 'Übernehmen Sie diese Tour?',
    es_ES: '¿Se encarga de esta visita?',
    it_IT: 'Può occuparsi di questa visita?',
    ru_RU: 'Проведёте эту экскурсию?',
    ja_JP: 'このツアーをお引き受けいただけますか',
  },
  offeredText: {
    en_US: 'Hello {name}, guests are looking for a guide. We have asked a few of you at once: the first yes gets the mission.',
    fr_FR: 'Bonjour {name}, des voyageurs cherchent un guide. Nous avons interrogé plusieurs d’entre vous : le premier oui obtient la mission.',
    de_DE: 'Hallo {name}, Gäste suchen einen Guide. Wir haben einige von Ihnen zugleich gefragt: Das erste Ja bekommt den Auftrag.',
    es_ES: 'Hola, {name}: unos viajeros buscan guía. Hemos preguntado a varios a la vez: el primer sí se queda con la misión.',
    it_IT: 'Buongiorno {name}, dei viaggiatori cercano una guida. Abbiamo chiesto a più guide: il primo sì ottiene la missione.',
    ru_RU: 'Здравствуйте, {name}! Гости ищут гида. Мы спросили сразу нескольких: экскурсию получит тот, кто ответит «да» первым.',
    ja_JP: '{name}様、ガイドをお探しのお客様がいらっしゃいます。複数のガイドの方に同時にお尋ねしており、最初に承諾された方にお願いします。',
  },
  assignedSubject: {
    en_US: 'Mission {reference} is yours',
    fr_FR: 'La mission {reference} est pour vous',
    de_DE: 'Auftrag {reference} ist Ihrer',
    es_ES: 'La misión {reference} es suya',
    it_IT: 'La missione {reference} è sua',
    ru_RU: 'Экскурсия {reference} — ваша',
    ja_JP: '{reference} の担当に決まりました',
  },
  assignedTitle: {
    en_US: 'We have given you this tour',
    fr_FR: 'Nous vous avons confié cette visite',
    de_DE: 'Wir haben Ihnen diese Tour gegeben',
    es_ES: 'Le hemos asignado esta visita',
    it_IT: 'Le abbiamo assegnato questa visita',
    ru_RU: 'Мы поручили вам эту экскурсию',
    ja_JP: 'このツアーをご担当ください',
  },
  assignedText: {
    en_US: 'Hello {name}, our team has put this mission in your calendar. Please confirm it, or tell us at once if you cannot.',
    fr_FR: 'Bonjour {name}, notre équipe a inscrit cette mission à votre agenda. Confirmez-la, ou dites-nous tout de suite si vous ne pouvez pas.',
    de_DE: 'Hallo {name}, unser Team hat diesen Auftrag in Ihren Kalender gestellt. Bitte bestätigen Sie ihn oder sagen Sie gleich ab, wenn es nicht geht.',
    es_ES: 'Hola, {name}: nuestro equipo ha puesto esta misión en su agenda. Confírmela o díganos enseguida si no puede.',
    it_IT: 'Buongiorno {name}, il nostro team ha inserito questa missione nella sua agenda. La confermi, o ci dica subito se non può.',
    ru_RU: 'Здравствуйте, {name}! Мы внесли эту экскурсию в ваш календарь. Подтвердите её или сразу сообщите, если не можете.',
    ja_JP: '{name}様、この業務を予定に登録しました。ご確認のうえ、難しい場合はすぐにお知らせください。',
  },
  cancelledSubject: {
    en_US: 'Mission {reference} is cancelled',
    fr_FR: 'La mission {reference} est annulée',
    de_DE: 'Auftrag {reference} ist abgesagt',
    es_ES: 'La misión {reference} se ha cancelado',
    it_IT: 'La missione {reference} è annullata',
    ru_RU: 'Экскурсия {reference} отменена',
    ja_JP: '{reference} の業務はキャンセルされました',
  },
  cancelledTitle: {
    en_US: 'The guests have cancelled',
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
    it_IT: 'Buongiorno {name}, questa visita non avrà luogo. Il suo tempo è di nuovo libero.',
    ru_RU: 'Здравствуйте, {name}! Эта экскурсия не состоится. Ваше время снова свободно.',
    ja_JP: '{name}様、このツアーは催行されません。この時間帯は空きに戻りました。',
  },
  cancelledPaid: {
    en_US: 'They cancelled late, so you are paid as agreed.',
    fr_FR: 'L’annulation étant tardive, vous êtes payé comme convenu.',
    de_DE: 'Die Absage kam spät: Sie werden wie vereinbart bezahlt.',
    es_ES: 'Han cancelado tarde, así que cobrará lo acordado.',
    it_IT: 'Hanno annullato tardi, quindi sarà pagato come concordato.',
    ru_RU: 'Отмена поздняя, поэтому вы получите оплату, как договаривались.',
    ja_JP: '期限後のキャンセルのため、お約束どおり報酬をお支払いします。',
  },
  booking: {
    en_US: 'Booking', fr_FR: 'Réservation', de_DE: 'Buchung', es_ES: 'Reserva', it_IT: 'Prenotazione', ru_RU: 'Бронирование', ja_JP: '予約番号',
  },
  tour: {
    en_US: 'Tour', fr_FR: 'Visite', de_DE: 'Tour', es_ES: 'Visita', it_IT: 'Visita', ru_RU: 'Экскурсия', ja_JP: 'ツアー',
  },
  when: {
    en_US: 'When', fr_FR: 'Quand', de_DE: 'Wann', es_ES: 'Cuándo', it_IT: 'Quando', ru_RU: 'Когда', ja_JP: '日時',
  },
  where: {
    en_US: 'Meeting point', fr_FR: 'Point de rendez-vous', de_DE: 'Treffpunkt', es_ES: 'Punto de encuentro', it_IT: 'Punto d’incontro', ru_RU: 'Место встречи', ja_JP: '集合場所',
  },
  language: {
    en_US: 'Language of the tour', fr_FR: 'Langue de la visite', de_DE: 'Sprache der Tour', es_ES: 'Idioma de la visita', it_IT: 'Lingua della visita', ru_RU: 'Язык экскурсии', ja_JP: 'ツアーの言語',
  },
  travellers: {
    en_US: 'Guests', fr_FR: 'Voyageurs', de_DE: 'Gäste', es_ES: 'Viajeros', it_IT: 'Viaggiatori', ru_RU: 'Гости', ja_JP: '参加人数',
  },
  earnings: {
    en_US: 'You earn', fr_FR: 'Votre rémunération', de_DE: 'Sie verdienen', es_ES: 'Usted gana', it_IT: 'Il suo compenso', ru_RU: 'Вы получите', ja_JP: '報酬',
  },
  payOn: {
    en_US: 'Paid on', fr_FR: 'Payé le', de_DE: 'Auszahlung am', es_ES: 'Se paga el', it_IT: 'Pagato il', ru_RU: 'Выплата', ja_JP: 'お支払日',
  },
  respondBefore: {
    en_US: 'Answer before', fr_FR: 'Répondre avant', de_DE: 'Antwort bis', es_ES: 'Responder antes de', it_IT: 'Rispondere entro', ru_RU: 'Ответить до', ja_JP: '回答期限',
  },
  openMissions: {
    en_US: 'Open my missions', fr_FR: 'Ouvrir mes missions', de_DE: 'Meine Aufträge öffnen', es_ES: 'Abrir mis misiones', it_IT: 'Apri le mie missioni', ru_RU: 'Открыть мои экскурсии', ja_JP: 'ガイド業務を開く',
  },
} as const satisfies Record<string, Translated>;
