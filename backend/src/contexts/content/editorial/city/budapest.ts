import type { EditorialEntry } from '../editorial-entry.js';

export const budapest: EditorialEntry = {
  kind: 'city',
  slug: 'budapest',
  position: 41,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Budapest',
      summary:
        'Hills on one bank, boulevards on the other, hot water under both: when to bathe, which tram to ride for its view, and the bridges after dark.',
      markdown:
        'Buda climbs, Pest is flat, and hot springs rise along the line between them: begin with that and Budapest explains itself. Walk Buda in the morning, from the bastion down through Víziváros; give Pest the afternoon, with the covered market, the courtyards of the Jewish quarter and a slice of Dobos cake. [In the evening follow the Danube](/tour/budapest-danube-evening), for Parliament, castle and Chain Bridge are lit until about midnight. Tram 2 runs along the embankment for the price of any other; metro line 1 has carried passengers since 1896. Bathe on a weekday early: Széchenyi in its park, with chess players up to the chest, or Rudas under an Ottoman dome. April, May and September are mild, July asks for shade, and in winter outdoor basins steam. Lángos is eaten hot with garlic, fröccs is wine with soda water, and ruin bars suit the early evening. The labyrinth below the castle can stay dark.',
    },
    fr_FR: {
      title: 'Comment parcourir Budapest',
      summary:
        'Des collines sur une rive, des boulevards sur l’autre, l’eau chaude dessous : quand se baigner, quel tramway prendre, et les ponts la nuit.',
      markdown:
        'Buda monte, Pest est plate, et des sources chaudes jaillissent le long de la couture : partez de là, et Budapest s’explique. Parcourez Buda le matin, du bastion jusqu’en bas par Víziváros ; donnez à Pest l’après-midi, avec la halle couverte, les cours du quartier juif et une part de gâteau Dobos. [Le soir, suivez le Danube](/tour/budapest-danube-evening) : Parlement, château et pont des Chaînes restent éclairés jusque vers minuit. Le tramway 2 longe la berge au prix de n’importe quel autre ; la ligne 1 du métro roule depuis 1896. Baignez-vous tôt, en semaine : au Széchenyi, dans son parc, parmi les joueurs d’échecs plongés jusqu’à la poitrine, ou au Rudas, sous une coupole ottomane. Avril, mai et septembre sont doux, juillet cherche l’ombre, et l’hiver les bassins fument en plein air. Le lángos se mange brûlant, à l’ail, le fröccs mêle vin et eau de Seltz, et les bars en ruine conviennent en début de soirée.',
    },
    de_DE: {
      title: 'Wie man durch Budapest geht',
      summary:
        'Hügel am einen Ufer, Boulevards am anderen, heißes Wasser darunter: wann man badet, welche Straßenbahn lohnt und die Brücken bei Nacht.',
      markdown:
        'Buda steigt, Pest ist flach, und auf der Naht dazwischen treten heiße Quellen aus: Damit erklärt sich Budapest von selbst. Buda nimmt man am Morgen, von der Bastei hinunter durch die Víziváros; der Nachmittag gehört Pest, der Markthalle, den Höfen des jüdischen Viertels und einem Stück Dobostorte. [Abends folgt man der Donau](/tour/budapest-danube-evening), denn Parlament, Burg und Kettenbrücke leuchten bis gegen Mitternacht. Die Straßenbahn 2 fährt am Ufer entlang und kostet wie jede andere; die Metro 1 befördert seit 1896 Fahrgäste. Baden Sie wochentags und früh: im Széchenyi-Bad mitten im Park, zwischen Schachspielern bis zur Brust im Wasser, oder im Rudas unter osmanischer Kuppel. April, Mai und September sind mild, der Juli verlangt Schatten, im Winter dampfen die Becken im Freien. Lángos isst man heiß mit Knoblauch, Fröccs ist Wein mit Sodawasser, und in die Ruinenbars geht man am frühen Abend.',
    },
    es_ES: {
      title: 'Cómo caminar por Budapest',
      summary:
        'Colinas en una orilla, bulevares en la otra y agua caliente debajo: cuándo bañarse, qué tranvía tomar y los puentes de noche.',
      markdown:
        'Buda sube, Pest es llana y por la costura brotan aguas termales: con eso Budapest se explica sola. Recorra Buda por la mañana, desde el bastión hacia abajo por Víziváros; deje a Pest la tarde, con el mercado cubierto, los patios del barrio judío y un trozo de tarta Dobos. [De noche siga el Danubio](/tour/budapest-danube-evening), porque el Parlamento, el castillo y el puente de las Cadenas lucen hasta cerca de la medianoche. El tranvía 2 va por la ribera y cuesta como cualquier otro; la línea 1 del metro lleva viajeros desde 1896. Báñese temprano y entre semana: en el Széchenyi, en su parque, con ajedrecistas hundidos hasta el pecho, o en el Rudas, bajo una cúpula otomana. Abril, mayo y septiembre son suaves, julio pide sombra y en invierno humean las piscinas al aire libre. El lángos se come caliente y con ajo, el fröccs es vino con sifón, y a los bares en ruinas conviene ir pronto.',
    },
    it_IT: {
      title: 'Come camminare a Budapest',
      summary:
        'Colline su una riva, viali sull’altra, acqua calda sotto: quando fare il bagno, quale tram prendere per la vista, e i ponti di notte.',
      markdown:
        'Buda sale, Pest è piatta, e lungo la cucitura sgorgano sorgenti calde: parta da qui, e Budapest si spiega da sé. Buda la percorra al mattino, dal bastione in giù per Víziváros; a Pest lasci il pomeriggio, con il mercato coperto, i cortili del quartiere ebraico e una fetta di torta Dobos. [La sera segua il Danubio](/tour/budapest-danube-evening), perché Parlamento, castello e Ponte delle Catene restano illuminati fin verso mezzanotte. Il tram 2 costeggia la riva al prezzo di ogni altro; la linea 1 della metropolitana porta passeggeri dal 1896. Il bagno si fa presto e nei giorni feriali: allo Széchenyi, nel suo parco, fra scacchisti immersi fino al petto, o al Rudas, sotto una cupola ottomana. Aprile, maggio e settembre sono miti, luglio vuole ombra, d’inverno le vasche fumano all’aperto. Il lángos si mangia bollente con l’aglio, il fröccs è vino col seltz, e nei bar tra le rovine si va a inizio serata.',
    },
    ru_RU: {
      title: 'Как гулять по Будапешту',
      summary:
        'На одном берегу холмы, на другом бульвары, под обоими горячая вода: когда купаться, какой трамвай выбрать и каковы мосты ночью.',
      markdown:
        'Буда поднимается, Пешт плоский, а по шву между ними бьют горячие источники: с этого Будапешт и объясняется. По Буде гуляйте утром, от бастиона вниз через Визиварош; Пешту отдайте вторую половину дня, с крытым рынком, дворами еврейского квартала и куском торта «Добош». [Вечером идите вдоль Дуная](/tour/budapest-danube-evening): Парламент, крепость и Цепной мост светятся почти до полуночи. Трамвай № 2 бежит по набережной за обычную цену, а первая линия метро возит пассажиров с 1896 года. Купайтесь в будни и пораньше: в «Сечени» посреди парка, где шахматисты сидят по грудь в воде, или в «Рудаше» под османским куполом. Апрель, май и сентябрь мягкие, июль требует тени, зимой бассейны дымятся под открытым небом. Лангош едят горячим, с чесноком, фрёч — это вино с содовой, а в руин-бары хорошо идти ранним вечером.',
    },
    ja_JP: {
      title: 'ブダペストの歩き方',
      summary:
        '片方の岸に丘、もう片方に大通り、その下には温泉。いつ湯に入り、どの路面電車で景色を眺め、夜の橋をどう渡るか。ブダペストの歩き方をまとめました。',
      markdown:
        'ブダは坂、ペストは平地、その継ぎ目に沿って温泉が湧く。これだけ知ればブダペストの仕組みは分かります。午前はブダを、砦から水の町ヴィージヴァーロシュへと下り、午後はペストへ。屋根つき市場、ユダヤ人街の中庭、そしてドボシュ・トルタを一切れ。[夕方からはドナウ川沿いに](/tour/budapest-danube-evening)。国会議事堂と王宮と鎖橋は、真夜中近くまで灯っています。2番の路面電車は普通の運賃で川岸を走り、地下鉄1号線は1896年から人を運んでいます。湯は平日の早い時間に。公園の中のセーチェーニでは胸まで浸かった人がチェスを指し、ルダシュではオスマン時代の円蓋を見上げます。四月、五月、九月は穏やか、七月は日陰がほしく、冬は露天の湯が煙ります。揚げパンのラーンゴシュは熱いうちにニンニクで、フレッチは葡萄酒のソーダ割り。廃墟バーは宵の口が狙い目です。',
    },
  },
};
