import type { EditorialEntry } from '../editorial-entry.js';

export const southKorea: EditorialEntry = {
  kind: 'country',
  slug: 'south-korea',
  position: 28,
  details: { cities: ['seoul', 'busan', 'gyeongju'], tours: ['seoul-palaces-and-bukchon'] },
  texts: {
    en_US: {
      title: 'South Korea',
      summary:
        'An alphabet that a king had made, floors that are warm in winter, and small dishes that are filled again unasked.',
      markdown:
        'A king had the alphabet made in the fifteenth century so that people could read without years of study, and its birthday is a holiday. Houses are heated through the floor, and so you sit there and leave your shoes at the step. Small dishes come unordered and are filled again; for your neighbor you pour with both hands. In [Seoul](/city/seoul) whoever wears a hanbok enters [the palaces](/tour/seoul-palaces-and-bukchon) free. [Gyeongju](/city/gyeongju) mows the grass on its kings’ burial mounds, and in [Busan](/city/busan) you choose lunch from a tank.',
    },
    fr_FR: {
      title: 'Corée du Sud',
      summary:
        'Un alphabet voulu par un roi, des sols chauds en hiver et de petits plats que l’on remplit sans qu’on le demande.',
      markdown:
        'Au quinzième siècle, un roi fit faire l’alphabet pour que chacun lût sans années d’étude, et son anniversaire est férié. Les maisons se chauffent par le sol : on s’y assoit, et l’on laisse ses chaussures au seuil. De petits plats arrivent sans commande et se remplissent de nouveau ; à son voisin, on verse des deux mains. À [Séoul](/city/seoul), qui porte le hanbok entre gratuitement dans [les palais](/tour/seoul-palaces-and-bukchon). [Gyeongju](/city/gyeongju) tond l’herbe sur les tombes de ses rois, et à [Busan](/city/busan) on choisit son déjeuner dans un vivier.',
    },
    de_DE: {
      title: 'Südkorea',
      summary:
        'Ein Alphabet im Auftrag eines Königs, Böden, die im Winter warm sind, und Schälchen, die ungefragt nachgefüllt werden.',
      markdown:
        'Im fünfzehnten Jahrhundert ließ ein König das Alphabet schaffen, damit man ohne Jahre des Studiums lesen könne, und dessen Geburtstag ist Feiertag. Geheizt wird durch den Boden, und so sitzt man dort und lässt die Schuhe an der Stufe. Kleine Beilagen kommen unbestellt und werden nachgefüllt; dem Nachbarn gießt man mit beiden Händen ein. In [Seoul](/city/seoul) kommt umsonst in [die Paläste](/tour/seoul-palaces-and-bukchon), wer einen Hanbok trägt. [Gyeongju](/city/gyeongju) mäht das Gras auf den Hügelgräbern seiner Könige, und in [Busan](/city/busan) wählt man das Mittagessen im Becken.',
    },
    es_ES: {
      title: 'Corea del Sur',
      summary:
        'Un alfabeto encargado por un rey, suelos calientes en invierno y platillos que se vuelven a llenar sin pedirlo.',
      markdown:
        'En el siglo XV un rey mandó hacer el alfabeto para que se pudiera leer sin años de estudio, y su aniversario es fiesta. Las casas se calientan por el suelo, y por eso uno se sienta en él y deja los zapatos en el escalón. Los platillos llegan sin pedirlos y se rellenan; al vecino se le sirve con las dos manos. En [Seúl](/city/seoul) quien viste hanbok entra gratis en [los palacios](/tour/seoul-palaces-and-bukchon). [Gyeongju](/city/gyeongju) siega la hierba de los túmulos de sus reyes, y en [Busan](/city/busan) el almuerzo se elige en un vivero.',
    },
    it_IT: {
      title: 'Corea del Sud',
      summary:
        'Un alfabeto voluto da un re, pavimenti caldi d’inverno e piattini che si riempiono di nuovo senza chiedere.',
      markdown:
        'Nel Quattrocento un re fece creare l’alfabeto perché si potesse leggere senza anni di studio, e il suo anniversario è festa. Le case si scaldano dal pavimento, perciò ci si siede lì e si lasciano le scarpe al gradino. I piattini arrivano senza ordinarli e si riempiono di nuovo; al vicino si versa con due mani. A [Seul](/city/seoul) chi indossa un hanbok entra gratis nei [palazzi](/tour/seoul-palaces-and-bukchon). [Gyeongju](/city/gyeongju) falcia l’erba sui tumuli dei suoi re, e a [Busan](/city/busan) il pranzo si sceglie in una vasca.',
    },
    ru_RU: {
      title: 'Республика Корея',
      summary:
        'Алфавит, созданный по воле короля, полы, тёплые зимой, и мисочки с закусками, которые наполняют без просьбы.',
      markdown:
        'В пятнадцатом веке король велел создать алфавит, чтобы читать можно было без многих лет учёбы, и день его рождения — праздник. Дома греют через пол, поэтому на нём и сидят, а обувь оставляют у ступеньки. Закуски приносят без заказа и подкладывают снова; соседу наливают двумя руками. В [Сеуле](/city/seoul) тех, кто в ханбоке, пускают во [дворцы](/tour/seoul-palaces-and-bukchon) бесплатно. В [Кёнджу](/city/gyeongju) косят траву на курганах королей, а в [Пусане](/city/busan) обед выбирают в аквариуме.',
    },
    ja_JP: {
      title: '韓国',
      summary: '王が作らせた文字、冬に温かい床、そして頼まなくてもおかわりが来る小皿の国です。',
      markdown:
        '15世紀、長く学ばなくても読めるようにと、王が文字を作らせました。その誕生日は祝日です。家は床から暖めるので、人は床に座り、靴は段の手前で脱ぎます。小皿は注文しなくても並び、空けばまた満たされます。隣の人には両手でお酒を注ぎます。[ソウル](/city/seoul)では、韓服を着た人は[王宮](/tour/seoul-palaces-and-bukchon)に無料で入れます。[慶州](/city/gyeongju)では王たちの墳丘の草を刈り、[釜山](/city/busan)では昼食の魚を水槽から選びます。',
    },
  },
};
