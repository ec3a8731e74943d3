import type { EditorialEntry } from '../editorial-entry.js';

export const armenia: EditorialEntry = {
  kind: 'country',
  slug: 'armenia',
  position: 120,
  details: { cities: ['yerevan'], tours: [] },
  texts: {
    en_US: {
      title: 'Armenia',
      summary:
        'A summer Sunday when strangers pour water on each other, street fountains to drink from, and chess as a school subject.',
      markdown:
        'Fourteen weeks after Easter, on the Sunday of Vardavar, strangers pour water on each other, and nobody crosses the street dry. On other days you drink from the pulpulaks, small fountains in the streets and yards of [Yerevan](/city/yerevan). At the Vernissage, at its fullest on weekends, carpets, carved stone and chess boards are laid out; chess is a subject in elementary school. Lavash bakes within a minute on the wall of a clay pit; dried, it keeps for months, and sprinkled with water it is soft again.',
    },
    fr_FR: {
      title: 'Arménie',
      summary:
        'Un dimanche d’été où des inconnus s’arrosent, des fontaines de rue où l’on boit et les échecs au programme de l’école.',
      markdown:
        'Quatorze semaines après Pâques, le dimanche de Vardavar, des inconnus s’arrosent les uns les autres, et nul ne traverse la rue au sec. Les autres jours, on boit aux pulpulaks, les petites fontaines des rues et des cours d’[Erevan](/city/yerevan). Au Vernissage, plus fourni le week-end, on étale tapis, pierres sculptées et échiquiers ; les échecs s’apprennent à l’école primaire. Le lavash cuit en moins d’une minute sur la paroi d’une fosse d’argile ; séché, il se garde des mois, et quelques gouttes d’eau le rendent souple.',
    },
    de_DE: {
      title: 'Armenien',
      summary:
        'Ein Sommersonntag, an dem Fremde einander begießen, Straßenbrunnen zum Trinken und Schach als Schulfach.',
      markdown:
        'Vierzehn Wochen nach Ostern, am Sonntag Wardawar, gießen Fremde einander Wasser über, und niemand kommt trocken über die Straße. An anderen Tagen trinkt man aus den Pulpulaks, kleinen Brunnen in den Straßen und Höfen von [Eriwan](/city/yerevan). Auf der Vernissage, die am Wochenende voller ist, liegen Teppiche, behauene Steine und Schachbretter aus; Schach lernt man hier in der Grundschule. Lawasch bäckt in kaum einer Minute an der Wand einer Lehmgrube; getrocknet hält es Monate, und mit Wasser besprengt wird es wieder weich.',
    },
    es_ES: {
      title: 'Armenia',
      summary:
        'Un domingo de verano en que los desconocidos se echan agua, fuentes de calle para beber y el ajedrez como asignatura.',
      markdown:
        'Catorce semanas después de Pascua, el domingo de Vardavar, los desconocidos se echan agua unos a otros y nadie cruza seco la calle. Los demás días se bebe de los pulpulaks, las fuentecillas de las calles y los patios de [Ereván](/city/yerevan). En el Vernissage, más concurrido el fin de semana, hay alfombras, piedra tallada y tableros de ajedrez; el ajedrez se aprende en la escuela primaria. El lavash se hace en menos de un minuto en la pared de una fosa de barro; seco dura meses, y rociado con agua vuelve a ablandarse.',
    },
    it_IT: {
      title: 'Armenia',
      summary:
        'Una domenica d’estate in cui gli sconosciuti si bagnano a vicenda, fontanelle da cui bere e gli scacchi come materia di scuola.',
      markdown:
        'Quattordici settimane dopo Pasqua, la domenica di Vardavar, gli sconosciuti si versano acqua addosso e nessuno attraversa la strada asciutto. Negli altri giorni si beve dai pulpulak, le fontanelle delle strade e dei cortili di [Yerevan](/city/yerevan). Al Vernissage, più ricco nel fine settimana, si trovano tappeti, pietre scolpite e scacchiere; gli scacchi si imparano alla scuola elementare. Il lavash cuoce in meno di un minuto sulla parete di una fossa d’argilla; seccato dura mesi, e spruzzato d’acqua torna morbido.',
    },
    ru_RU: {
      title: 'Армения',
      summary:
        'Летнее воскресенье, когда незнакомые люди обливают друг друга, уличные фонтанчики для питья и шахматы в школе.',
      markdown:
        'Через четырнадцать недель после Пасхи, в воскресенье Вардавар, незнакомые люди обливают друг друга водой, и сухим улицу не перейти. В другие дни пьют из пулпулаков, маленьких фонтанчиков на улицах и во дворах [Еревана](/city/yerevan). На Вернисаже, который полнее всего в выходные, раскладывают ковры, резной камень и шахматные доски; шахматам учат в начальной школе. Лаваш печётся меньше минуты на стенке глиняной ямы; сушёный хранится месяцами, а сбрызнутый водой снова становится мягким.',
    },
    ja_JP: {
      title: 'アルメニア',
      summary: '見知らぬ人どうしが水をかけ合う夏の日曜、街角の水飲み場、そして学校で習うチェスがあります。',
      markdown:
        '復活祭から14週後の日曜、ヴァルダヴァルには、見知らぬ人どうしが水をかけ合い、濡れずに通りを渡れる人はいません。ほかの日は、[エレバン](/city/yerevan)の通りや中庭にある小さな水飲み場、プルプラクで喉を潤します。週末がとくににぎやかなヴェルニサージュの市には、絨毯や石の彫り物、チェス盤が並びます。チェスは小学校の科目です。薄いパンのラヴァシュは、土窯の内側で1分もかからずに焼けます。乾かせば何か月も持ち、水を振ればまた柔らかくなります。',
    },
  },
};
