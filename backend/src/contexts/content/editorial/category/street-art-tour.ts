import type { EditorialEntry } from '../editorial-entry.js';

export const streetArtTour: EditorialEntry = {
  kind: 'category',
  slug: 'street-art-tour',
  position: 3,
  details: { tours: ['london-shoreditch-street-art'] },
  texts: {
    en_US: {
      title: 'Street art tours',
      summary:
        'Walls that change from week to week, with somebody who knows who painted them, who allowed it and what was underneath.',
      markdown:
        'Street art is a museum without a catalog: whoever comes without a guide sees colors, and whoever comes with one reads names, quarrels and dates. You learn to tell a stencil from a paste-up, a commission from a night’s work, and why one wall stays for years and the next is painted over by Friday. Children follow easily, since there is always something to find. Expect streets off the main roads, two hours or so on foot, and other pictures than those described: in [London’s East End](/tour/london-shoreditch-street-art) no two walks show the same.',
    },
    fr_FR: {
      title: 'Visites street art',
      summary:
        'Des murs qui changent d’une semaine à l’autre, avec quelqu’un qui sait qui les a peints, qui l’a permis et ce qu’il y avait dessous.',
      markdown:
        'L’art de la rue est un musée sans catalogue : qui vient sans guide voit des couleurs, qui vient avec un guide lit des noms, des querelles et des dates. On apprend à distinguer un pochoir d’un collage, une commande d’une œuvre de la nuit, et pourquoi un mur tient des années quand le suivant est recouvert avant vendredi. Les enfants suivent sans peine, car il y a toujours quelque chose à trouver. Attendez-vous à des rues à l’écart, à deux heures de marche environ, et à d’autres images que celles décrites : dans [l’East End de Londres](/tour/london-shoreditch-street-art), deux promenades ne montrent jamais les mêmes.',
    },
    de_DE: {
      title: 'Street-Art-Touren',
      summary:
        'Wände, die sich von Woche zu Woche ändern, mit jemandem, der weiß, wer sie bemalt hat, wer es erlaubt hat und was darunter war.',
      markdown:
        'Street-Art ist ein Museum ohne Katalog: Wer ohne Guide kommt, sieht Farben; wer mit einem kommt, liest Namen, Streit und Daten. Sie lernen, eine Schablone von einem Paste-up zu unterscheiden, einen Auftrag von der Arbeit einer Nacht, und warum eine Wand jahrelang bleibt und die nächste bis Freitag übermalt ist. Kinder gehen leicht mit, weil es immer etwas zu finden gibt. Rechnen Sie mit Straßen abseits der großen, mit etwa zwei Stunden zu Fuß und mit anderen Bildern als den beschriebenen: Im [Londoner East End](/tour/london-shoreditch-street-art) zeigen nie zwei Rundgänge dasselbe.',
    },
    es_ES: {
      title: 'Rutas de arte urbano',
      summary:
        'Muros que cambian de una semana a otra, con alguien que sabe quién los pintó, quién dio permiso y qué había debajo.',
      markdown:
        'El arte urbano es un museo sin catálogo: quien viene sin guía ve colores; quien viene con uno lee nombres, disputas y fechas. Se aprende a distinguir una plantilla de un papel encolado, un encargo de una obra de madrugada, y por qué un muro dura años y el siguiente está tapado antes del viernes. Los niños siguen sin esfuerzo, porque siempre hay algo que encontrar. Cuente con calles apartadas, unas dos horas a pie y otras imágenes que las descritas: en el [East End de Londres](/tour/london-shoreditch-street-art) no hay dos paseos que muestren lo mismo.',
    },
    it_IT: {
      title: 'Tour di street art',
      summary:
        'Muri che cambiano da una settimana all’altra, con qualcuno che sa chi li ha dipinti, chi l’ha permesso e che cosa c’era sotto.',
      markdown:
        'La street art è un museo senza catalogo: chi viene senza guida vede colori, chi viene con una guida legge nomi, liti e date. Si impara a distinguere uno stencil da un poster incollato, una commissione dal lavoro di una notte, e perché un muro resta per anni e quello accanto è ricoperto entro venerdì. I bambini seguono senza fatica, perché c’è sempre qualcosa da trovare. Metta in conto strade appartate, un paio d’ore a piedi e immagini diverse da quelle descritte: nell’[East End di Londra](/tour/london-shoreditch-street-art) due passeggiate non mostrano mai le stesse.',
    },
    ru_RU: {
      title: 'Экскурсии по стрит-арту',
      summary:
        'Стены, которые меняются каждую неделю, и рядом тот, кто знает, кто их расписал, кто разрешил и что было под краской.',
      markdown:
        'Стрит-арт — музей без каталога: кто пришёл без гида, видит краски, а кто с гидом — читает имена, ссоры и даты. Вы научитесь отличать трафарет от наклейки, заказ от ночной работы и узнаете, почему одна стена держится годами, а другую закрасят к пятнице. Детям легко: всегда есть что искать. Ждите улиц в стороне от главных, около двух часов пешком и не тех картин, что описаны: в [лондонском Ист-Энде](/tour/london-shoreditch-street-art) двух одинаковых прогулок не бывает.',
    },
    ja_JP: {
      title: 'ストリートアートツアー',
      summary:
        '週ごとに変わる壁を、誰が描き、誰が許し、その下に何があったかを知る人と歩きます。型紙の絵と貼り紙の違いから、塗り替えの事情や描き手のいさかいまで分かるようになります。',
      markdown:
        'ストリートアートは目録のない美術館です。ガイドなしで来れば色が見え、ガイドと来れば名前といさかいと日付が読めます。型紙を使った絵と貼り紙、依頼された壁と一夜の仕事を見分け、何年も残る壁と金曜までに塗りつぶされる壁の違いが分かるようになります。いつも何か見つかるので、お子さまも飽きません。大通りを外れた道を、二時間ほど歩きます。説明とは違う絵に出会うこともあります。[ロンドンのイースト・エンド](/tour/london-shoreditch-street-art)では、同じ絵が並ぶ散策は二度とありません。',
    },
  },
};
