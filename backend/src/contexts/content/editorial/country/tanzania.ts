import type { EditorialEntry } from '../editorial-entry.js';

export const tanzania: EditorialEntry = {
  kind: 'country',
  slug: 'tanzania',
  position: 42,
  details: { cities: ['zanzibar'], tours: [] },
  texts: {
    en_US: {
      title: 'Tanzania',
      summary:
        'A clock that starts at sunrise, a greeting kept for elders, and proverbs printed along the hem of a cloth.',
      markdown:
        'The Swahili day is counted from sunrise: seven in the morning is one o’clock, and whoever makes an appointment asks which clock is meant. Elders are greeted with shikamoo and answer marahaba. Along the hem of a kanga, the cloth that women wear in pairs, a proverb is printed, and sometimes it is meant for somebody. On [Zanzibar](/city/zanzibar) cloves dry on mats by the road at harvest time, and on the east coast the tide goes out so far that women tend their rows of seaweed on foot.',
    },
    fr_FR: {
      title: 'Tanzanie',
      summary:
        'Une horloge qui part du lever du soleil, un salut réservé aux aînés et des proverbes imprimés au bas d’une étoffe.',
      markdown:
        'La journée swahilie se compte depuis le lever du soleil : sept heures du matin, c’est une heure, et qui prend rendez-vous demande de quelle horloge on parle. On salue les aînés d’un shikamoo, et ils répondent marahaba. Au bas du kanga, l’étoffe que les femmes portent par paire, est imprimé un proverbe, parfois destiné à quelqu’un. À [Zanzibar](/city/zanzibar), les clous de girofle sèchent sur des nattes au bord des routes à la récolte, et sur la côte est la mer se retire si loin que les femmes soignent à pied leurs rangs d’algues.',
    },
    de_DE: {
      title: 'Tansania',
      summary:
        'Eine Uhr, die mit dem Sonnenaufgang beginnt, ein Gruß nur für Ältere und Sprichwörter am Saum eines Tuchs.',
      markdown:
        'Der Tag der Swahili zählt vom Sonnenaufgang an: Sieben Uhr früh ist ein Uhr, und wer sich verabredet, fragt, welche Uhr gemeint ist. Ältere grüßt man mit Shikamoo, und sie antworten Marahaba. Am Saum der Kanga, des Tuchs, das Frauen paarweise tragen, steht ein Sprichwort, und manchmal ist es an jemanden gerichtet. Auf [Sansibar](/city/zanzibar) trocknen zur Ernte Nelken auf Matten am Straßenrand, und an der Ostküste zieht sich das Meer so weit zurück, dass die Frauen ihre Algenreihen zu Fuß pflegen.',
    },
    es_ES: {
      title: 'Tanzania',
      summary:
        'Un reloj que empieza al salir el sol, un saludo reservado a los mayores y refranes impresos en el borde de una tela.',
      markdown:
        'El día suajili se cuenta desde la salida del sol: las siete de la mañana son la una, y quien concierta una cita pregunta de qué reloj se habla. A los mayores se los saluda con shikamoo, y ellos responden marahaba. En el borde de la kanga, la tela que las mujeres llevan por pares, va impreso un refrán, a veces dirigido a alguien. En [Zanzíbar](/city/zanzibar), en época de cosecha, el clavo se seca sobre esteras junto al camino, y en la costa este la marea baja tanto que las mujeres cuidan a pie sus hileras de algas.',
    },
    it_IT: {
      title: 'Tanzania',
      summary:
        'Un orologio che parte dall’alba, un saluto riservato agli anziani e proverbi stampati sul bordo di una stoffa.',
      markdown:
        'Il giorno swahili si conta dal sorgere del sole: le sette del mattino sono l’una, e chi prende un appuntamento chiede di quale orologio si parli. Gli anziani si salutano con shikamoo, e rispondono marahaba. Sul bordo della kanga, la stoffa che le donne portano a coppie, è stampato un proverbio, che a volte è rivolto a qualcuno. A [Zanzibar](/city/zanzibar), al tempo del raccolto, i chiodi di garofano seccano su stuoie lungo la strada, e sulla costa orientale il mare si ritira tanto che le donne curano a piedi i loro filari di alghe.',
    },
    ru_RU: {
      title: 'Танзания',
      summary:
        'Часы, которые начинаются с восхода, приветствие только для старших и пословицы, напечатанные по краю ткани.',
      markdown:
        'Сутки на суахили считают от восхода: семь утра — это час, и, назначая встречу, спрашивают, по каким часам. Старших приветствуют словом «шикамоо», и они отвечают «марахаба». По краю канги, ткани, которую женщины носят парами, напечатана пословица, и порой она кому-то предназначена. На [Занзибаре](/city/zanzibar) в пору сбора гвоздика сохнет на циновках у дороги, а на восточном берегу море отступает так далеко, что женщины ухаживают за своими рядами водорослей пешком.',
    },
    ja_JP: {
      title: 'タンザニア',
      summary: '時計は日の出から数え、年長者だけに使う挨拶があり、布の縁にはことわざが刷られています。',
      markdown:
        'スワヒリの一日は日の出から数えます。朝の7時は「1時」なので、約束をするときは、どちらの時計かを確かめます。年長者には「シカモー」と挨拶し、相手は「マラハバ」と答えます。女性が2枚一組で身につける布カンガには、縁にことわざが刷られていて、誰かに宛てた一言であることもあります。[ザンジバル](/city/zanzibar)では、収穫の時期になると道端のむしろでクローブを干します。東の海岸は潮が遠くまで引くので、女性たちは歩いて海藻の畑の手入れに行きます。',
    },
  },
};
