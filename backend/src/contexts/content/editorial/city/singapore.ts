import type { EditorialEntry } from '../editorial-entry.js';

export const singapore: EditorialEntry = {
  kind: 'city',
  slug: 'singapore',
  position: 27,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Singapore',
      summary:
        'Shade is the map here: walk under the five-foot ways at nine, eat in hawker centers, ride at noon, and go out again when the lights come on.',
      markdown:
        'Singapore lies one degree north of the Equator, so plan by shade rather than by distance. Old shophouses keep a covered passage, the five-foot way, along the street; under it you go dry [from Kampong Glam to Little India](/tour/singapore-kampong-glam-to-little-india), past a golden dome and garlands of jasmine. Tiong Bahru has the same comfort with art deco balconies and bookshops. When noon comes, take the MRT, cold enough for a jacket, to the glasshouses by the bay. Meals are found in hawker centers, where a packet of tissues on a table means it is taken: chicken rice at Maxwell, satay on the street beside Lau Pa Sat after seven, kaya toast for breakfast. It may rain any day and mostly for an hour; the wettest months are November to January, and the heat peaks in May. The Southern Ridges lead over treetops for an afternoon. Leave the cable car aside, and the chewing gum at home.',
    },
    fr_FR: {
      title: 'Comment parcourir Singapour',
      summary:
        'Ici, la carte, c’est l’ombre : marchez à neuf heures sous les galeries, mangez aux hawker centres, roulez à midi et ressortez aux lumières.',
      markdown:
        'Singapour est à un degré de l’équateur : comptez en ombre plutôt qu’en distance. Les vieilles shophouses bordent la rue d’un passage couvert, le five-foot way ; on y va au sec [de Kampong Glam à Little India](/tour/singapore-kampong-glam-to-little-india), d’une coupole dorée aux guirlandes de jasmin. Tiong Bahru offre le même abri, avec balcons art déco et librairies. À midi, prenez le MRT, assez froid pour une veste, jusqu’aux serres de la baie. On mange dans les hawker centres, où un paquet de mouchoirs posé sur la table la réserve : riz au poulet à Maxwell, satay dans la rue près de Lau Pa Sat après sept heures, toast au kaya le matin. Il peut pleuvoir n’importe quel jour, une heure le plus souvent ; novembre à janvier sont les plus humides, mai le plus étouffant. Les Southern Ridges passent au-dessus des cimes, le temps d’un après-midi. Laissez le téléphérique aux autres, et le chewing-gum chez vous.',
    },
    de_DE: {
      title: 'Wie man durch Singapur geht',
      summary:
        'Hier ist der Schatten die Karte: um neun unter den Arkaden gehen, in Hawker Centres essen, mittags fahren und zu den Lichtern wieder hinaus.',
      markdown:
        'Singapur liegt ein Grad nördlich des Äquators: Planen Sie nach Schatten, nicht nach Entfernung. Die alten Shophouses haben zur Straße hin einen überdachten Gang, den Five-foot Way; unter ihm kommt man trocken [von Kampong Glam nach Little India](/tour/singapore-kampong-glam-to-little-india), von einer goldenen Kuppel zu Jasmingirlanden. Tiong Bahru bietet denselben Schutz, dazu Art-déco-Balkone und Buchläden. Mittags fährt man mit der MRT, die eine Jacke verlangt, zu den Gewächshäusern an der Bucht. Gegessen wird in Hawker Centres, wo ein Päckchen Taschentücher den Tisch besetzt: Hühnerreis im Maxwell, nach sieben Satay auf der Straße neben Lau Pa Sat, morgens Kaya-Toast. Regnen kann es jeden Tag, meist eine Stunde; am nassesten sind November bis Januar, am drückendsten ist der Mai. Die Southern Ridges führen einen Nachmittag lang über Baumwipfel. Die Seilbahn dürfen Sie auslassen, den Kaugummi lassen Sie zu Hause.',
    },
    es_ES: {
      title: 'Cómo caminar por Singapur',
      summary:
        'Aquí el mapa es la sombra: camine a las nueve bajo los soportales, coma en los hawker centres, viaje a mediodía y vuelva a salir con las luces.',
      markdown:
        'Singapur está a un grado del ecuador: calcule por sombras y no por distancias. Las viejas shophouses dejan a lo largo de la calle un paso cubierto, el five-foot way; por él se va en seco [de Kampong Glam a Little India](/tour/singapore-kampong-glam-to-little-india), de una cúpula dorada a las guirnaldas de jazmín. Tiong Bahru ofrece el mismo abrigo, con balcones art déco y librerías. A mediodía, el MRT, tan frío que pide chaqueta, lo lleva a los invernaderos de la bahía. Se come en los hawker centres, donde un paquete de pañuelos reserva la mesa: arroz con pollo en Maxwell, satay en la calle junto a Lau Pa Sat después de las siete, tostada de kaya para desayunar. Puede llover cualquier día, casi siempre una hora; lo más húmedo va de noviembre a enero, y mayo es lo más sofocante. Los Southern Ridges pasan una tarde entera sobre las copas de los árboles. Deje el teleférico a otros y el chicle en casa.',
    },
    it_IT: {
      title: 'Come camminare a Singapore',
      summary:
        'Qui la mappa è l’ombra: alle nove sotto i portici, a tavola negli hawker centre, a mezzogiorno in treno, e fuori di nuovo con le luci.',
      markdown:
        'Singapore è a un grado dall’equatore: faccia i conti con l’ombra, non con le distanze. Le vecchie shophouse lasciano lungo la via un passaggio coperto, il five-foot way; lì sotto si va all’asciutto [da Kampong Glam a Little India](/tour/singapore-kampong-glam-to-little-india), da una cupola dorata alle ghirlande di gelsomino. Tiong Bahru offre lo stesso riparo, con balconi art déco e librerie. A mezzogiorno l’MRT, fredda da giacca, porta alle serre sulla baia. Si mangia negli hawker centre, dove un pacchetto di fazzoletti tiene occupato il tavolo: riso al pollo da Maxwell, satay per strada accanto a Lau Pa Sat dopo le sette, toast alla kaya la mattina. Può piovere ogni giorno, di solito un’ora; i mesi più bagnati vanno da novembre a gennaio, il più afoso è maggio. I Southern Ridges corrono un pomeriggio intero sopra le chiome. Lasci la funivia agli altri e la gomma da masticare a casa.',
    },
    ru_RU: {
      title: 'Как гулять по Сингапуру',
      summary:
        'Карта здесь — тень: в девять идите под галереями, ешьте в хокер-центрах, в полдень поезжайте, а к огням выходите снова.',
      markdown:
        'Сингапур лежит в одном градусе от экватора, и рассчитывать тут надо тень, а не расстояние. Вдоль старых домов-лавок тянется крытый проход, «пятифутовый путь»; под ним посуху идут [от Кампонг-Глэма до Маленькой Индии](/tour/singapore-kampong-glam-to-little-india), от золотого купола к гирляндам жасмина. В Тионг-Бару тот же навес, а к нему балконы ар-деко и книжные. В полдень садитесь в метро, где пригодится куртка, и поезжайте к оранжереям у залива. Едят в хокер-центрах; пачка салфеток на столе значит «занято»: рис с курицей в «Максвелле», сатай после семи на улице возле Лау-Па-Сат, утром тост с кокосовым джемом кая. Дождь может пойти в любой день, обычно на час; мокрее всего с ноября по январь, душнее всего в мае. По Южным хребтам полдня идут над верхушками деревьев. Канатную дорогу пропустите, а жвачку оставьте дома.',
    },
    ja_JP: {
      title: 'シンガポールの歩き方',
      summary:
        'ここでは日陰が地図です。朝九時に軒下の道を歩き、屋台街で食べ、真昼は地下鉄に乗り、明かりがともる頃にまた外へ。シンガポールの涼しい歩き方をまとめました。',
      markdown:
        '赤道から北へ一度。シンガポールでは、距離より日陰で道を選びます。古い店屋の並びには「五フィートの道」と呼ばれる屋根つきの通路があり、[カンポン・グラムからリトル・インディアへ](/tour/singapore-kampong-glam-to-little-india)も、金色の丸屋根からジャスミンの花輪まで濡れずに行けます。ティオン・バルも同じく軒下が続き、アール・デコのバルコニーと本屋が並びます。昼は上着がほしいほど冷えた地下鉄で、湾岸の温室へ逃げましょう。食事は屋台街ホーカーで。卓上のティッシュは「席あり」の印です。マックスウェルの鶏飯、七時を過ぎればラオ・パ・サ脇の路上に並ぶ串焼き、朝はカヤトースト。雨はいつでも、たいてい一時間ほど。十一月から一月が最も多く、五月が最も蒸し暑い月です。木々の上を渡るサザン・リッジズは午後いっぱいの散歩に。ケーブルカーは省き、ガムは家に置いてきてください。',
    },
  },
};
