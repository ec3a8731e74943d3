import type { EditorialEntry } from '../editorial-entry.js';

export const oman: EditorialEntry = {
  kind: 'country',
  slug: 'oman',
  position: 214,
  details: { cities: ['muscat'], tours: [] },
  texts: {
    en_US: {
      title: 'Oman',
      summary:
        'Shops that rest in the heat of the afternoon, coffee cups that are shaken to say “enough,” and frankincense sold by the color of the resin.',
      markdown:
        'Coffee with cardamom comes before the bargaining, with dates, in a cup without a handle; shake it from side to side when you have had enough. In [Muscat](/city/muscat) the houses are low and pale, the fish market of Mutrah is busiest early, and the shops of the souq close in the heat of the afternoon and open again toward evening. Frankincense is sorted by color; the pale, greenish tears cost more than the brown. On the robe of an Omani hangs a short tassel, which is dipped in perfume. The weekend is Friday and Saturday.',
    },
    fr_FR: {
      title: 'Oman',
      summary:
        'Des boutiques qui se reposent l’après-midi, des tasses à café qu’on agite pour dire « assez » et un encens trié selon sa couleur.',
      markdown:
        'Le café à la cardamome passe avant le marchandage, avec des dattes, dans une tasse sans anse ; agitez-la de droite à gauche quand vous n’en voulez plus. À [Mascate](/city/muscat), les maisons sont basses et claires, le marché aux poissons de Mutrah s’anime tôt, et les boutiques du souk ferment aux heures chaudes pour rouvrir vers le soir. L’encens se trie selon sa couleur ; les larmes pâles et verdâtres coûtent plus que les brunes. À la tunique des Omanais pend un petit gland que l’on trempe dans le parfum. Le week-end tombe le vendredi et le samedi.',
    },
    de_DE: {
      title: 'Oman',
      summary:
        'Läden, die in der Nachmittagshitze ruhen, Kaffeeschälchen, die man schwenkt, um „genug“ zu sagen, und Weihrauch, den man nach der Farbe ordnet.',
      markdown:
        'Vor dem Handeln kommt der Kaffee mit Kardamom, dazu Datteln, in einem Schälchen ohne Henkel; schwenken Sie es hin und her, wenn Sie genug haben. In [Maskat](/city/muscat) sind die Häuser niedrig und hell, auf dem Fischmarkt von Mutrah ist früh am meisten los, und die Läden im Suk schließen in der Hitze und öffnen gegen Abend wieder. Weihrauch ordnet man nach der Farbe; die blassen, grünlichen Tropfen kosten mehr als die braunen. Am Gewand der Omaner hängt eine kurze Quaste, die man in Parfüm taucht. Wochenende ist am Freitag und Samstag.',
    },
    es_ES: {
      title: 'Omán',
      summary:
        'Tiendas que descansan en las horas de calor, tacitas de café que se agitan para decir «basta» e incienso que se clasifica por su color.',
      markdown:
        'Antes del regateo llega el café con cardamomo, con dátiles, en una taza sin asa; agítela de un lado a otro cuando no quiera más. En [Mascate](/city/muscat) las casas son bajas y claras, la lonja de Mutrah bulle temprano y las tiendas del zoco cierran en las horas de calor y abren de nuevo hacia la noche. El incienso se clasifica por su color: las lágrimas pálidas y verdosas cuestan más que las pardas. De la túnica de los omaníes cuelga una borla corta que se moja en perfume. El fin de semana es el viernes y el sábado.',
    },
    it_IT: {
      title: 'Oman',
      summary:
        'Botteghe che riposano nelle ore calde, tazzine di caffè che si scuotono per dire «basta» e incenso che si sceglie dal colore.',
      markdown:
        'Prima di contrattare arriva il caffè al cardamomo, con i datteri, in una tazzina senza manico; la scuota da una parte all’altra quando non ne vuole più. A [Mascate](/city/muscat) le case sono basse e chiare, il mercato del pesce di Mutrah si anima presto, e le botteghe del suk chiudono nelle ore calde e riaprono verso sera. L’incenso si distingue dal colore: le lacrime pallide e verdognole costano più di quelle brune. Dalla tunica degli omaniti pende una nappina che si intinge nel profumo. Il fine settimana cade di venerdì e sabato.',
    },
    ru_RU: {
      title: 'Оман',
      summary:
        'Лавки, что закрываются в дневной зной, кофейные чашечки, которыми покачивают в знак «довольно», и ладан, который различают по цвету.',
      markdown:
        'Сначала кофе с кардамоном и финики, потом торг; чашку без ручки покачайте из стороны в сторону, когда вам довольно. В [Маскате](/city/muscat) дома низкие и светлые, на рыбном рынке в Матрахе людно с утра, а лавки сука в зной закрываются и вновь открываются к вечеру. Ладан различают по цвету: бледные зеленоватые капли дороже бурых. У ворота оманской рубахи висит короткая кисточка, которую окунают в духи. Выходные здесь в пятницу и субботу.',
    },
    ja_JP: {
      title: 'オマーン',
      summary:
        '店は暑い午後に休み、コーヒーの小さな器は揺らすと「もう十分」の合図です。乳香は色で選り分けて売られます。',
      markdown:
        '値段の交渉より先に、カルダモン入りのコーヒーとナツメヤシが出ます。取っ手のない小さな器を左右に揺らすと、「もう十分」という合図です。[マスカット](/city/muscat)の家は低く、白っぽい色をしています。マトラの魚市場は早朝がいちばんにぎわい、市場の店は暑い時間に閉まって夕方にまた開きます。乳香は色で分けられ、淡い緑がかった粒は茶色の粒より高値です。男性の長衣の襟元には短い房が下がり、香水を含ませます。週末は金曜と土曜です。',
    },
  },
};
