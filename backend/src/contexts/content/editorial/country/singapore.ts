import type { EditorialEntry } from '../editorial-entry.js';

export const singapore: EditorialEntry = {
  kind: 'country',
  slug: 'singapore',
  position: 27,
  details: { cities: ['singapore'], tours: ['singapore-kampong-glam-to-little-india'] },
  texts: {
    en_US: {
      title: 'Singapore',
      summary:
        'One city, four official languages, an anthem in Malay, and a pack of tissues that keeps a table for you.',
      markdown:
        'Four languages are official, the anthem is in Malay, and the English of the street ends its sentences with lah. The equator is near: the sun rises about seven and sets about seven on every day of the year, and it rains hard and briefly. At a hawker center a pack of tissues on the table means that it is taken. In [Singapore](/city/singapore) a mosque, a Hindu temple and a church may share a street, and [from Kampong Glam to Little India](/tour/singapore-kampong-glam-to-little-india) the smell changes from oud to jasmine.',
    },
    fr_FR: {
      title: 'Singapour',
      summary:
        'Une ville, quatre langues officielles, un hymne en malais et un paquet de mouchoirs qui vous garde une table.',
      markdown:
        'Quatre langues sont officielles, l’hymne est en malais, et l’anglais de la rue finit ses phrases par lah. L’équateur est proche : le soleil se lève vers sept heures et se couche vers dix-neuf heures, tous les jours de l’année, et il pleut fort et peu de temps. Au hawker centre, un paquet de mouchoirs sur la table dit qu’elle est prise. À [Singapour](/city/singapore), une mosquée, un temple hindou et une église partagent parfois une rue, et [de Kampong Glam à Little India](/tour/singapore-kampong-glam-to-little-india) l’odeur passe de l’oud au jasmin.',
    },
    de_DE: {
      title: 'Singapur',
      summary:
        'Eine Stadt, vier Amtssprachen, eine Hymne auf Malaiisch und eine Packung Taschentücher, die einen Tisch freihält.',
      markdown:
        'Vier Sprachen sind Amtssprachen, die Hymne ist malaiisch, und das Englisch der Straße endet auf lah. Der Äquator ist nah: Die Sonne geht an jedem Tag des Jahres gegen sieben auf und gegen sieben unter, und es regnet heftig und kurz. Im Hawker Centre heißt eine Packung Taschentücher auf dem Tisch, dass er besetzt ist. In [Singapur](/city/singapore) teilen sich Moschee, Hindutempel und Kirche mitunter eine Straße, und [von Kampong Glam nach Little India](/tour/singapore-kampong-glam-to-little-india) wechselt der Duft von Oud zu Jasmin.',
    },
    es_ES: {
      title: 'Singapur',
      summary:
        'Una ciudad, cuatro lenguas oficiales, un himno en malayo y un paquete de pañuelos que le guarda la mesa.',
      markdown:
        'Cuatro lenguas son oficiales, el himno está en malayo y el inglés de la calle termina las frases en lah. El ecuador está cerca: el sol sale hacia las siete y se pone hacia las siete todos los días del año, y llueve con fuerza y poco rato. En un hawker centre, un paquete de pañuelos sobre la mesa indica que está ocupada. En [Singapur](/city/singapore) una mezquita, un templo hindú y una iglesia comparten a veces la calle, y [de Kampong Glam a Little India](/tour/singapore-kampong-glam-to-little-india) el olor pasa del oud al jazmín.',
    },
    it_IT: {
      title: 'Singapore',
      summary:
        'Una città, quattro lingue ufficiali, un inno in malese e un pacchetto di fazzoletti che tiene il tavolo occupato.',
      markdown:
        'Quattro lingue sono ufficiali, l’inno è in malese, e l’inglese della strada finisce le frasi in lah. L’equatore è vicino: il sole sorge verso le sette e tramonta verso le sette ogni giorno dell’anno, e piove forte e per poco. In un hawker centre un pacchetto di fazzoletti sul tavolo vuol dire che è occupato. A [Singapore](/city/singapore) una moschea, un tempio indù e una chiesa dividono talvolta la via, e [da Kampong Glam a Little India](/tour/singapore-kampong-glam-to-little-india) l’odore passa dall’oud al gelsomino.',
    },
    ru_RU: {
      title: 'Сингапур',
      summary:
        'Один город, четыре официальных языка, гимн на малайском и пачка салфеток, которая держит для вас столик.',
      markdown:
        'Официальных языков четыре, гимн поют по-малайски, а уличный английский кончает фразы на «ла». Экватор рядом: солнце круглый год встаёт около семи и садится около семи, а дождь идёт сильно и недолго. В хокер-центре пачка салфеток на столе значит, что он занят. В [Сингапуре](/city/singapore) мечеть, индуистский храм и церковь порой стоят на одной улице, а [от Кампонг-Глама до Маленькой Индии](/tour/singapore-kampong-glam-to-little-india) запах меняется с уда на жасмин.',
    },
    ja_JP: {
      title: 'シンガポール',
      summary: '一つの街に四つの公用語。国歌はマレー語で、席はティッシュ1袋で取っておきます。',
      markdown:
        '公用語は四つ、国歌はマレー語で、街の英語は語尾に「ラー」が付きます。赤道が近いので、日の出は1年じゅう7時ごろ、日の入りも7時ごろです。雨は激しく、短く降ります。ホーカーセンターの卓にティッシュが置いてあれば、そこは取られています。[シンガポール](/city/singapore)ではモスクとヒンドゥー寺院と教会が同じ通りに立つこともあり、[カンポン・グラムからリトル・インディアへ](/tour/singapore-kampong-glam-to-little-india)歩くと、香りが沈香からジャスミンに変わります。',
    },
  },
};
