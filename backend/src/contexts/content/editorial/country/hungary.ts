import type { EditorialEntry } from '../editorial-entry.js';

export const hungary: EditorialEntry = {
  kind: 'country',
  slug: 'hungary',
  position: 20,
  details: { cities: ['budapest', 'pecs'], tours: ['budapest-danube-evening'] },
  texts: {
    en_US: {
      title: 'Hungary',
      summary:
        'The family name comes first, the language has no relatives nearby, and people play chess up to the chest in warm water.',
      markdown:
        'The family name comes first: on street signs too you read Bartók Béla. The language has no relatives among its neighbors. [Budapest](/city/budapest) was three towns until 1873, hills on one bank and a plain on the other, with more than a hundred warm springs along the fault between them; in the baths people play chess up to the chest in water. [By evening the Danube](/tour/budapest-danube-evening) shows both banks at once. On the main square of [Pécs](/city/pecs) the parish church is a mosque with a cross above its crescent.',
    },
    fr_FR: {
      title: 'Hongrie',
      summary:
        'Le nom de famille vient en premier, la langue n’a pas de parente alentour, et l’on joue aux échecs dans l’eau chaude.',
      markdown:
        'Le nom de famille vient en premier : sur les plaques des rues aussi, on lit Bartók Béla. La langue n’a aucune parente chez ses voisins. [Budapest](/city/budapest) fut trois villes jusqu’en 1873, des collines sur une rive, une plaine sur l’autre et, le long de la faille, plus de cent sources chaudes ; aux bains, on joue aux échecs dans l’eau jusqu’à la poitrine. [Le soir, le Danube](/tour/budapest-danube-evening) montre les deux rives à la fois. Sur la grand-place de [Pécs](/city/pecs), l’église paroissiale est une mosquée dont la croix surmonte le croissant.',
    },
    de_DE: {
      title: 'Ungarn',
      summary:
        'Der Familienname steht vorn, die Sprache hat ringsum keine Verwandten, und Schach spielt man bis zur Brust im warmen Wasser.',
      markdown:
        'Der Familienname steht vorn; auch auf Straßenschildern heißt es Bartók Béla. Die Sprache hat unter den Nachbarn keine Verwandten. [Budapest](/city/budapest) war bis 1873 drei Städte, Hügel am einen Ufer, Ebene am anderen und an der Bruchlinie dazwischen mehr als hundert warme Quellen; in den Bädern spielt man Schach, bis zur Brust im Wasser. [Am Abend zeigt die Donau](/tour/budapest-danube-evening) beide Ufer zugleich. Am Hauptplatz von [Pécs](/city/pecs) ist die Pfarrkirche eine Moschee, über deren Halbmond ein Kreuz steht.',
    },
    es_ES: {
      title: 'Hungría',
      summary:
        'El apellido va delante, la lengua no tiene parientes cerca y al ajedrez se juega con el agua caliente hasta el pecho.',
      markdown:
        'El apellido va delante: también en las placas de las calles se lee Bartók Béla. La lengua no tiene parientes entre sus vecinas. [Budapest](/city/budapest) fue tres ciudades hasta 1873, colinas en una orilla y llanura en la otra, con más de cien manantiales calientes a lo largo de la falla; en los baños se juega al ajedrez con el agua al pecho. [Al anochecer, el Danubio](/tour/budapest-danube-evening) muestra ambas orillas a la vez. En la plaza mayor de [Pécs](/city/pecs) la parroquia es una mezquita con una cruz sobre la media luna.',
    },
    it_IT: {
      title: 'Ungheria',
      summary:
        'Il cognome viene prima, la lingua non ha parenti nei dintorni, e si gioca a scacchi nell’acqua calda fino al petto.',
      markdown:
        'Il cognome viene prima: anche sulle targhe delle vie si legge Bartók Béla. La lingua non ha parenti fra i vicini. [Budapest](/city/budapest) fu tre città fino al 1873, colline su una riva e pianura sull’altra, con più di cento sorgenti calde lungo la faglia; ai bagni si gioca a scacchi con l’acqua al petto. [La sera il Danubio](/tour/budapest-danube-evening) mostra le due rive insieme. Sulla piazza principale di [Pécs](/city/pecs) la chiesa parrocchiale è una moschea con una croce sopra la mezzaluna.',
    },
    ru_RU: {
      title: 'Венгрия',
      summary: 'Фамилия идёт первой, у языка нет родни поблизости, а в шахматы играют по грудь в тёплой воде.',
      markdown:
        'Фамилия идёт первой: и на уличных табличках написано «Барток Бела». У языка нет родни среди соседей. [Будапешт](/city/budapest) до 1873 года был тремя городами: холмы на одном берегу, равнина на другом, а вдоль разлома больше сотни тёплых источников; в купальнях играют в шахматы по грудь в воде. [Вечером Дунай](/tour/budapest-danube-evening) показывает оба берега сразу. На главной площади [Печа](/city/pecs) приходская церковь — это мечеть, над полумесяцем которой стоит крест.',
    },
    ja_JP: {
      title: 'ハンガリー',
      summary: '名前は姓が先。近隣に親戚のいない言葉を話し、胸まで温泉につかってチェスを指します。',
      markdown:
        '名前は姓が先で、通りの標識にも「バルトーク・ベーラ」とあります。言葉は隣国のどれとも縁がありません。[ブダペスト](/city/budapest)は1873年まで三つの街でした。片岸は丘、片岸は平野で、その境の断層に沿って100を超える温泉が湧きます。浴場では胸まで湯につかってチェスを指します。[夕べのドナウ川](/tour/budapest-danube-evening)からは両岸が一度に見えます。[ペーチ](/city/pecs)の中央広場の教会は元モスクで、三日月の上に十字架が立っています。',
    },
  },
};
