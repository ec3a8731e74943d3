import type { EditorialEntry } from '../editorial-entry.js';

export const croatia: EditorialEntry = {
  kind: 'country',
  slug: 'croatia',
  position: 22,
  details: { cities: ['dubrovnik', 'split'], tours: ['dubrovnik-walls-and-old-town'] },
  texts: {
    en_US: {
      title: 'Croatia',
      summary:
        'More than a thousand islands, a town that lives inside an emperor’s palace, and a republic that invented the quarantine.',
      markdown:
        'Of more than a thousand islands some fifty are lived on, and the ferry sets the hour for all of them. [Split](/city/split) grew inside a palace: people who fled from a ruined town moved into the rooms of Diocletian, whose tomb became their cathedral. [Dubrovnik](/city/dubrovnik), a republic until 1808, was first in 1377 to make ships from infected ports wait outside. Water is mixed into wine, and nobody minds. [Walk the walls](/tour/dubrovnik-walls-and-old-town) when they open: by ten the stone is hot. The necktie bears the name of Croat horsemen.',
    },
    fr_FR: {
      title: 'Croatie',
      summary:
        'Plus de mille îles, une ville qui vit dans le palais d’un empereur et une république qui inventa la quarantaine.',
      markdown:
        'Sur plus de mille îles, une cinquantaine sont habitées, et le bac y donne l’heure. [Split](/city/split) a poussé dans un palais : les habitants d’une ville ruinée s’installèrent dans les salles de Dioclétien, dont le tombeau devint leur cathédrale. [Dubrovnik](/city/dubrovnik), république jusqu’en 1808, fut la première, en 1377, à faire attendre dehors les navires des ports infectés. On met de l’eau dans le vin, et personne ne s’en émeut. [Montez aux remparts](/tour/dubrovnik-walls-and-old-town) dès l’ouverture : à dix heures, la pierre brûle. La cravate porte le nom des cavaliers croates.',
    },
    de_DE: {
      title: 'Kroatien',
      summary:
        'Mehr als tausend Inseln, eine Stadt, die im Palast eines Kaisers wohnt, und eine Republik, die die Quarantäne erfand.',
      markdown:
        'Von mehr als tausend Inseln sind etwa fünfzig bewohnt, und die Fähre gibt ihnen die Uhrzeit vor. [Split](/city/split) wuchs in einem Palast: Wer aus einer zerstörten Stadt floh, zog in die Räume Diokletians, dessen Grab zum Dom wurde. [Dubrovnik](/city/dubrovnik), Republik bis 1808, ließ 1377 als erste Stadt Schiffe aus verseuchten Häfen draußen warten. Wein mischt man mit Wasser, und niemand nimmt daran Anstoß. [Gehen Sie auf die Mauern](/tour/dubrovnik-walls-and-old-town), wenn sie öffnen: Um zehn ist der Stein heiß. Die Krawatte heißt nach kroatischen Reitern.',
    },
    es_ES: {
      title: 'Croacia',
      summary:
        'Más de mil islas, una ciudad que vive dentro del palacio de un emperador y una república que inventó la cuarentena.',
      markdown:
        'De más de mil islas, unas cincuenta están habitadas, y el transbordador les marca la hora. [Split](/city/split) creció dentro de un palacio: quienes huían de una ciudad en ruinas ocuparon las salas de Diocleciano, cuya tumba pasó a ser su catedral. [Dubrovnik](/city/dubrovnik), república hasta 1808, fue la primera, en 1377, en hacer esperar fuera a los barcos de puertos infectados. Al vino se le echa agua y nadie se ofende. [Suba a las murallas](/tour/dubrovnik-walls-and-old-town) cuando abren: a las diez la piedra quema. La corbata lleva el nombre de los jinetes croatas.',
    },
    it_IT: {
      title: 'Croazia',
      summary:
        'Più di mille isole, una città che vive nel palazzo di un imperatore e una repubblica che inventò la quarantena.',
      markdown:
        'Di oltre mille isole una cinquantina è abitata, e il traghetto vi segna le ore. [Spalato](/city/split) è cresciuta dentro un palazzo: chi fuggiva da una città distrutta si sistemò nelle sale di Diocleziano, la cui tomba diventò la cattedrale. [Dubrovnik](/city/dubrovnik), repubblica fino al 1808, fu la prima, nel 1377, a far aspettare fuori le navi dei porti infetti. Il vino si allunga con l’acqua, e nessuno si offende. [Salga sulle mura](/tour/dubrovnik-walls-and-old-town) quando aprono: alle dieci la pietra scotta. La cravatta porta il nome dei cavalieri croati.',
    },
    ru_RU: {
      title: 'Хорватия',
      summary: 'Больше тысячи островов, город, живущий во дворце императора, и республика, которая придумала карантин.',
      markdown:
        'Из тысячи с лишним островов обитаемы около пятидесяти, и время там задаёт паром. [Сплит](/city/split) вырос внутри дворца: бежавшие из разорённого города поселились в покоях Диоклетиана, а его гробница стала их собором. [Дубровник](/city/dubrovnik), до 1808 года республика, в 1377 году первым велел судам из заражённых портов ждать снаружи. Вино разбавляют водой, и никто не против. [На стены поднимайтесь](/tour/dubrovnik-walls-and-old-town) к открытию: к десяти камень уже горячий. Галстук назван по хорватским всадникам.',
    },
    ja_JP: {
      title: 'クロアチア',
      summary: '千を超える島々、皇帝の宮殿の中で暮らす街、そして検疫を生んだ共和国です。',
      markdown:
        '千を超える島のうち、人が住むのは50ほどで、時刻を決めるのは船です。[スプリト](/city/split)は宮殿の中に育ちました。滅びた街を逃れた人々がディオクレティアヌス帝の部屋に住みつき、皇帝の墓は大聖堂になりました。1808年まで共和国だった[ドゥブロヴニク](/city/dubrovnik)は1377年、疫病の港から来た船を初めて外で待たせました。ワインは水で割っても構いません。[城壁](/tour/dubrovnik-walls-and-old-town)へは開門とともに上りましょう。10時には石が熱くなります。ネクタイを指す「クラバット」は、クロアチアの騎兵に由来します。',
    },
  },
};
