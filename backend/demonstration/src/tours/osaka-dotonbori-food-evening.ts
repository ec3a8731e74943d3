import type { TourOfDemo } from '../shapes.js';

export const osakaDotonboriFoodEvening: TourOfDemo = {
  slug: 'osaka-dotonbori-food-evening',
  city: 'osaka',
  categories: ['food-tour', 'group-tour'],
  currency: 'JPY',
  featured: false,
  cancellationHours: 24,
  leadTimeHours: 24,
  infantsNeedSeat: false,
  specialFilters: ['evening', 'with-children'],
  landmarks: [
    { motif: 'rooftops', name: 'Hōzenji Yokochō' },
    { motif: 'bridge', name: 'Ebisu Bridge' },
    { motif: 'plate', name: 'Takoyaki' },
  ],
  meetingPoints: [
    {
      name: {
        en_US: 'Namba Hiroba, the square in front of Nankai Namba Station',
        fr_FR: 'Namba Hiroba, la place devant la gare Nankai de Namba',
        de_DE: 'Namba Hiroba, der Platz vor dem Nankai-Bahnhof Namba',
        es_ES: 'Namba Hiroba, la plaza ante la estación Nankai de Namba',
        it_IT: 'Namba Hiroba, la piazza davanti alla stazione Nankai di Namba',
        ru_RU: 'Намба-Хироба, площадь перед вокзалом Намба линии Нанкай',
        ja_JP: '南海なんば駅前、なんば広場',
      },
      address: '5-1-60 Namba, Chuo-ku, Osaka 542-0076, Japan',
      addresses: { ja_JP: '〒542-0076 大阪府大阪市中央区難波5-1-60' },
      latitude: 34.66475,
      longitude: 135.50125,
    },
  ],
  options: [
    {
      durationMinutes: 180,
      prices: { kind: 'per-person', adult: 9800, child: 6500, infant: 0 },
      minimumPersons: 1,
      maximumPersons: 8,
      capacity: 8,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      starts: ['17:30', '18:30'],
      closedDays: ['12-30', '12-31', '01-01', '01-02', '01-03'],
    },
  ],
  name: {
    en_US: 'Dōtonbori After Dark: Six Tastes of Osaka',
    fr_FR: 'Dōtonbori le soir : six saveurs d’Osaka',
    de_DE: 'Dōtonbori bei Nacht: sechsmal Osaka kosten',
    es_ES: 'Dōtonbori de noche: seis sabores de Osaka',
    it_IT: 'Dōtonbori di sera: sei sapori di Osaka',
    ru_RU: 'Вечерний Дотонбори: шесть вкусов Осаки',
    ja_JP: '夜の道頓堀 大阪の味めぐり',
  },
  summary: {
    en_US:
      'Octopus balls, okonomiyaki and skewers from the canal to the lanes behind the comedy theater, in a group of at most eight.',
    fr_FR:
      'Boulettes de poulpe, okonomiyaki et brochettes panées, du canal aux ruelles derrière le théâtre comique, à huit au plus.',
    de_DE:
      'Oktopusbällchen, Okonomiyaki und Spieße vom Kanal bis in die Gassen hinter dem Komödientheater, in einer Gruppe von höchstens acht.',
    es_ES:
      'Bolitas de pulpo, okonomiyaki y brochetas rebozadas, del canal a los callejones de detrás del teatro cómico, en un grupo de ocho como máximo.',
    it_IT:
      'Polpettine di polpo, okonomiyaki e spiedini fritti, dal canale ai vicoli dietro il teatro comico, in un gruppo di otto al massimo.',
    ru_RU:
      'Шарики с осьминогом, окономияки и шпажки в панировке — от канала до переулков за театром комедии, в группе до восьми человек.',
    ja_JP:
      'たこ焼き、お好み焼き、串カツ。道頓堀の川端から法善寺横丁、なんばグランド花月の裏の路地まで、最大8名で大阪の味を食べ歩く夜のツアーです。',
  },
  highlights: {
    en_US: [
      'The running man over the canal, in his sixth set of lights since 1935',
      'A takoyaki cook’s picks turning forty balls at once',
      'The Fudō statue of Hōzen-ji, furry with moss from daily water',
      'Cabbage pancake cut with a spatula on the iron plate',
    ],
    fr_FR: [
      'Le coureur au-dessus du canal, dans son sixième habit de lumière depuis 1935',
      'Les piques du cuisinier qui retourne quarante takoyaki à la fois',
      'Le Fudō du Hōzen-ji, velu de mousse à force d’être arrosé',
      'La galette au chou coupée à la spatule sur la plaque de fer',
    ],
    de_DE: [
      'Der Läufer über dem Kanal, seit 1935 zum sechsten Mal neu beleuchtet',
      'Die Spieße eines Kochs, der vierzig Takoyaki zugleich wendet',
      'Der Fudō des Hōzen-ji, vom täglichen Wasser bemoost wie ein Pelz',
      'Kohlpfannkuchen, auf der Eisenplatte mit dem Spachtel geteilt',
    ],
    es_ES: [
      'El corredor sobre el canal, con sus sextas luces desde 1935',
      'Los punzones del cocinero que da la vuelta a cuarenta takoyaki a la vez',
      'El Fudō de Hōzen-ji, peludo de musgo de tanta agua',
      'La tortilla de col cortada con espátula en la plancha',
    ],
    it_IT: [
      'Il corridore sopra il canale, al sesto vestito di luci dal 1935',
      'Gli spilloni del cuoco che gira quaranta takoyaki alla volta',
      'Il Fudō dello Hōzen-ji, peloso di muschio a forza d’acqua',
      'La frittella di cavolo tagliata con la spatola sulla piastra',
    ],
    ru_RU: [
      'Бегун над каналом: с 1935 года его огни меняли шесть раз',
      'Спицы повара, что переворачивает сразу сорок такояки',
      'Статуя Фудо в храме Ходзэн-дзи, поросшая мхом от ежедневной воды',
      'Капустная лепёшка, которую режут лопаткой на железной плите',
    ],
    ja_JP: [
      '1935年の初代から数えて六代目、川の上を走るグリコの看板',
      'いくつもの玉を一気に返す、たこ焼き職人の千枚通し',
      '水をかけられて苔むした法善寺の不動明王',
      '鉄板の上でこてで切り分けるお好み焼き',
    ],
  },
  description: {
    en_US:
      'Kyoto is ruined by kimono, the saying goes, and Osaka by eating. The canal dug in the early seventeenth century brought theaters to its south bank; the theaters brought teahouses, and when the stages closed one after another the kitchens stayed and put up bigger signs.\n\nThis round is about two kilometers on level ground. Five of the six tastings are small and one, the okonomiyaki, is a meal around a hot plate. You learn when to use chopsticks, when fingers, and why a skewer is dipped only once. Wheat, egg and bonito stock are in nearly everything, and celiac guests cannot be served here. Children are welcome until the end, which falls between half past eight and half past nine.',
    fr_FR:
      'Kyoto se ruine en kimonos, dit le proverbe, et Osaka à table. Le canal creusé au début du XVIIe siècle attira les théâtres sur sa rive sud ; les théâtres attirèrent les maisons de thé, et quand les scènes fermèrent l’une après l’autre, les cuisines restèrent et prirent de plus grandes enseignes.\n\nCe tour fait environ deux kilomètres sans pente. Des six dégustations, cinq sont petites ; la sixième, l’okonomiyaki, est un repas autour d’une plaque chaude. On apprend quand prendre les baguettes, quand les doigts, et pourquoi une brochette ne se trempe qu’une fois. Blé, œuf et bouillon de bonite sont presque partout, si bien que les personnes cœliaques ne peuvent être servies. Les enfants sont les bienvenus jusqu’au bout, entre vingt heures trente et vingt et une heures trente.',
    de_DE:
      'Kyoto ruiniert sich mit Kimonos, sagt man, Osaka mit Essen. Der Kanal, im frühen 17. Jahrhundert gegraben, zog Theater an sein Südufer, die Theater zogen Teehäuser nach, und als eine Bühne nach der anderen schloss, blieben die Küchen und hängten größere Schilder auf.\n\nDie Runde ist etwa zwei Kilometer lang und eben. Fünf der sechs Kostproben sind klein, die sechste, das Okonomiyaki, ist eine Mahlzeit um die heiße Platte. Sie erfahren, wann man Stäbchen nimmt, wann die Finger, und warum ein Spieß nur einmal getunkt wird. Weizen, Ei und Bonitobrühe stecken in fast allem, bei Zöliakie geht es hier leider nicht. Kinder sind bis zum Schluss willkommen, der zwischen halb neun und halb zehn liegt.',
    es_ES:
      'Kioto se arruina en kimonos, dice el refrán, y Osaka comiendo. El canal, abierto a comienzos del siglo XVII, atrajo los teatros a la orilla sur; los teatros atrajeron casas de té y, cuando los escenarios fueron cerrando, las cocinas se quedaron y pusieron letreros más grandes.\n\nLa vuelta tiene unos dos kilómetros, sin cuestas. De las seis degustaciones cinco son pequeñas, y la otra, el okonomiyaki, es una comida alrededor de la plancha. Se aprende cuándo usar palillos, cuándo los dedos y por qué una brocheta se moja una sola vez. Casi todo lleva trigo, huevo y caldo de bonito, así que no podemos atender a celíacos. Los niños son bienvenidos hasta el final, entre las ocho y media y las nueve y media.',
    it_IT:
      'Kyoto si rovina per i kimono, dice il proverbio, e Osaka per mangiare. Il canale scavato all’inizio del Seicento portò i teatri sulla riva sud; i teatri portarono le case da tè e, quando i palcoscenici chiusero uno dopo l’altro, le cucine rimasero e alzarono insegne più grandi.\n\nIl giro è di circa due chilometri in piano. Dei sei assaggi cinque sono piccoli, mentre l’okonomiyaki è un pasto intorno alla piastra. Si impara quando usare le bacchette, quando le dita, e perché uno spiedino si intinge una volta sola. Frumento, uovo e brodo di tonnetto sono quasi dappertutto: chi è celiaco qui purtroppo non può mangiare. I bambini sono benvenuti fino alla fine, tra le venti e trenta e le ventuno e trenta.',
    ru_RU:
      'Киото разоряется на кимоно, гласит поговорка, а Осака — на еде. Канал, вырытый в начале XVII века, собрал на южном берегу театры, театры привели за собой чайные дома, а когда сцены одна за другой закрылись, кухни остались и вывесили щиты побольше.\n\nЭтот круг длиной около двух километров проходит по ровной местности. Пять дегустаций из шести маленькие, шестая — окономияки — полноценный ужин вокруг горячей плиты. Вы узнаете, когда берут палочки, когда едят руками и почему шпажку макают лишь один раз. Пшеница, яйцо и бульон из тунца бонито есть почти во всём, поэтому при целиакии экскурсия не подойдёт. Детям мы рады до самого конца, а это между половиной девятого и половиной десятого.',
    ja_JP:
      '「京の着倒れ、大阪の食い倒れ」といいます。17世紀の初めに掘られた川の南岸に芝居小屋が並び、芝居が茶屋を呼びました。やがて小屋が一つまた一つと幕を下ろしても、台所は残り、看板はいっそう大きくなりました。\n\n道のりは約2キロで、坂はありません。六品のうち五品は小さく、お好み焼きだけは鉄板を囲むしっかりした食事です。箸の出番と手の出番、串カツのソースが二度づけ禁止である訳もお話しします。ほとんどの品に小麦、卵、かつお出汁を使うため、小麦アレルギーやセリアック病の方には対応できません。お子さまも最後まで歓迎で、終わりは20時30分から21時30分ごろです。',
  },
  included: {
    en_US: [
      'Guide from Osaka, at most eight guests',
      'Six tastings, one of them a meal',
      'One drink, with or without alcohol',
    ],
    fr_FR: [
      'Guide d’Osaka, huit convives au plus',
      'Six dégustations, dont un repas',
      'Une boisson, avec ou sans alcool',
    ],
    de_DE: [
      'Guide aus Osaka, höchstens acht Gäste',
      'Sechs Kostproben, davon eine Mahlzeit',
      'Ein Getränk, mit oder ohne Alkohol',
    ],
    es_ES: [
      'Guía de Osaka, ocho comensales como máximo',
      'Seis degustaciones, una de ellas comida',
      'Una bebida, con o sin alcohol',
    ],
    it_IT: ['Guida di Osaka, otto ospiti al massimo', 'Sei assaggi, di cui un pasto', 'Una bevanda, alcolica o no'],
    ru_RU: [
      'Гид из Осаки, не больше восьми гостей',
      'Шесть дегустаций, одна из них — ужин',
      'Один напиток, с алкоголем или без',
    ],
    ja_JP: ['大阪在住のガイド、最大8名', '六品の味見（うち一品は食事）', '飲み物一杯（酒類または清涼飲料）'],
  },
  notIncluded: {
    en_US: ['Second drinks and extra orders', 'Theater tickets'],
    fr_FR: ['Autres boissons et suppléments', 'Billets de théâtre'],
    de_DE: ['Weitere Getränke und Bestellungen', 'Theaterkarten'],
    es_ES: ['Otras bebidas y pedidos aparte', 'Entradas de teatro'],
    it_IT: ['Altre bevande e ordinazioni extra', 'Biglietti del teatro'],
    ru_RU: ['Второй напиток и дополнительные заказы', 'Билеты в театр'],
    ja_JP: ['二杯目以降の飲み物、追加のご注文', '劇場の入場券'],
  },
  itinerary: [
    {
      name: {
        en_US: 'Namba Hiroba and Ebisubashi-suji',
        fr_FR: 'Namba Hiroba et Ebisubashi-suji',
        de_DE: 'Namba Hiroba und Ebisubashi-suji',
        es_ES: 'Namba Hiroba y Ebisubashi-suji',
        it_IT: 'Namba Hiroba ed Ebisubashi-suji',
        ru_RU: 'Намба-Хироба и галерея Эбисубаси-судзи',
        ja_JP: 'なんば広場と戎橋筋',
      },
      text: {
        en_US:
          'The station square was given to pedestrians in 2023. In the arcade the first thing to eat is a pork bun with a dab of mustard, handed over in a cloud of steam.',
        fr_FR:
          'La place de la gare a été rendue aux piétons en 2023. Sous la galerie marchande, on commence par un pain fourré au porc, avec un soupçon de moutarde, tendu dans un nuage de vapeur.',
        de_DE:
          'Der Bahnhofsplatz gehört seit 2023 den Fußgängern. In der Passage gibt es zum Anfang ein Dampfbrötchen mit Schweinefleisch und etwas Senf, aus einer Dampfwolke herausgereicht.',
        es_ES:
          'La plaza de la estación es peatonal desde 2023. En la galería se empieza con un bollo de cerdo con una pizca de mostaza, que entregan entre una nube de vapor.',
        it_IT:
          'La piazza della stazione è dei pedoni dal 2023. Nella galleria si comincia con un panino ripieno di maiale e una punta di senape, porto in una nuvola di vapore.',
        ru_RU:
          'В 2023 году привокзальную площадь отдали пешеходам. В торговой галерее начинаем с булочки со свининой и капелькой горчицы: её подают прямо из облака пара.',
        ja_JP:
          '駅前は2023年に歩行者の広場になりました。アーケードに入ってまず口にするのは、湯気の中から手渡される、からしを少し添えた豚まんです。',
      },
      latitude: 34.6651,
      longitude: 135.50135,
      minutes: 17,
      minutesToNext: 8,
    },
    {
      name: {
        en_US: 'Ebisu Bridge',
        fr_FR: 'Pont Ebisu',
        de_DE: 'Ebisu-Brücke',
        es_ES: 'Puente Ebisu',
        it_IT: 'Ponte Ebisu',
        ru_RU: 'Мост Эбисубаси',
        ja_JP: '戎橋',
      },
      text: {
        en_US:
          'Everybody raises both arms here, like the Glico runner on his blue track. The guide points out the walkways at water level and tells which sports victories have ended in the canal.',
        fr_FR:
          'Tout le monde lève ici les deux bras, comme le coureur de Glico sur sa piste bleue. Le guide montre les promenades au ras de l’eau et dit quelles victoires sportives ont fini dans le canal.',
        de_DE:
          'Hier reißt jeder beide Arme hoch, wie der Glico-Läufer auf seiner blauen Bahn. Der Guide zeigt die Wege am Wasser und erzählt, welche Siege im Sport mit einem Sprung in den Kanal gefeiert wurden.',
        es_ES:
          'Aquí todos levantan los brazos, como el corredor de Glico en su pista azul. El guía señala los paseos a ras de agua y cuenta qué victorias deportivas acabaron en el canal.',
        it_IT:
          'Qui tutti alzano le braccia, come il corridore della Glico sulla pista azzurra. La guida indica le passeggiate a filo d’acqua e racconta quali vittorie sportive sono finite nel canale.',
        ru_RU:
          'Здесь все вскидывают руки, как бегун «Глико» на голубой дорожке. Гид покажет набережные у самой воды и расскажет, какие спортивные победы заканчивались прыжками в канал.',
        ja_JP:
          '青いトラックを走るグリコの選手をまねて、誰もが両手を上げる橋です。水辺の遊歩道を眺めながら、どの優勝の夜に人々が川へ飛び込んだかをお話しします。',
      },
      latitude: 34.66905,
      longitude: 135.50135,
      minutes: 13,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Dōtonbori street',
        fr_FR: 'Rue de Dōtonbori',
        de_DE: 'Die Straße Dōtonbori',
        es_ES: 'Calle de Dōtonbori',
        it_IT: 'Via Dōtonbori',
        ru_RU: 'Улица Дотонбори',
        ja_JP: '道頓堀通り',
      },
      text: {
        en_US:
          'A crab waves its legs, a mechanical drummer in stripes beats time since 1950. Takoyaki were born in this city in the 1930s; you eat yours from a paper boat, and wait until the middle has cooled.',
        fr_FR:
          'Un crabe agite les pattes ; un tambour mécanique à rayures bat la mesure depuis 1950. Les takoyaki sont nés dans cette ville, dans les années 1930 ; on les mange dans une barquette, en attendant que le cœur refroidisse.',
        de_DE:
          'Eine Krabbe winkt mit den Beinen, ein mechanischer Trommler im Streifenanzug schlägt seit 1950 den Takt. Takoyaki entstanden in den 1930ern in dieser Stadt; Sie essen sie aus dem Papierschiffchen und warten, bis die Mitte abgekühlt ist.',
        es_ES:
          'Un cangrejo mueve las patas y un tamborilero mecánico a rayas marca el compás desde 1950. Los takoyaki nacieron en esta ciudad en los años treinta; se comen en barquita de papel, tras esperar a que se enfríe el centro.',
        it_IT:
          'Un granchio muove le zampe, un tamburino meccanico a righe batte il tempo dal 1950. I takoyaki sono nati in questa città negli anni Trenta; si mangiano da una barchetta di carta, aspettando che il cuore si raffreddi.',
        ru_RU:
          'Краб шевелит лапами, механический барабанщик в полоску отбивает такт с 1950 года. Такояки придумали в этом городе в 1930-х; их едят из бумажной лодочки, дождавшись, пока остынет середина.',
        ja_JP:
          'かにが足を動かし、縞の服の人形は1950年から太鼓をたたいています。たこ焼きが大阪で生まれたのは1930年代。舟に盛られた一皿を、中の熱さが少し落ち着くのを待っていただきます。',
      },
      latitude: 34.66865,
      longitude: 135.50275,
      minutes: 30,
      minutesToNext: 3,
    },
    {
      name: {
        en_US: 'Ukiyo-kōji and Hōzenji Yokochō',
        fr_FR: 'Ukiyo-kōji et Hōzenji Yokochō',
        de_DE: 'Ukiyo-kōji und Hōzenji Yokochō',
        es_ES: 'Ukiyo-kōji y Hōzenji Yokochō',
        it_IT: 'Ukiyo-kōji e Hōzenji Yokochō',
        ru_RU: 'Укиё-кодзи и переулок Ходзэндзи-ёкотё',
        ja_JP: '浮世小路と法善寺横丁',
      },
      text: {
        en_US:
          'An alley barely shoulder-wide opens on wet stones and paper lanterns. You splash the mossy Fudō, make a wish, and share meoto zenzai, sweet red beans served in two bowls to each person.',
        fr_FR:
          'Un passage à peine large comme les épaules débouche sur des dalles mouillées et des lanternes de papier. On arrose le Fudō moussu, on fait un vœu, puis vient le meoto zenzai, haricots rouges sucrés servis en deux bols par personne.',
        de_DE:
          'Ein kaum schulterbreiter Durchgang endet bei nassen Steinen und Papierlaternen. Sie begießen den bemoosten Fudō, wünschen sich etwas und bekommen Meoto Zenzai, süße rote Bohnen, je Gast in zwei Schälchen.',
        es_ES:
          'Un pasadizo apenas más ancho que los hombros da a losas mojadas y farolillos de papel. Se rocía al Fudō musgoso, se pide un deseo y llega el meoto zenzai, judías rojas dulces en dos cuencos por persona.',
        it_IT:
          'Un passaggio largo appena quanto le spalle sbuca su pietre bagnate e lanterne di carta. Si bagna il Fudō muscoso, si esprime un desiderio e arriva il meoto zenzai, fagioli rossi dolci in due ciotole a testa.',
        ru_RU:
          'Проход шириной в плечи выводит к мокрым камням и бумажным фонарям. Здесь обливают замшелого Фудо, загадывают желание, а потом едят мэото-дзэндзай — сладкие красные бобы, по две мисочки каждому.',
        ja_JP:
          '肩幅ほどの路地を抜けると、濡れた石畳に提灯の明かりが映ります。苔むした不動さんに水をかけて願い事をし、一人に二椀ずつ出てくる夫婦善哉をいただきます。',
      },
      latitude: 34.6679,
      longitude: 135.50245,
      minutes: 23,
      minutesToNext: 6,
    },
    {
      name: {
        en_US: 'Sennichimae',
        fr_FR: 'Sennichimae',
        de_DE: 'Sennichimae',
        es_ES: 'Sennichimae',
        it_IT: 'Sennichimae',
        ru_RU: 'Сэннитимаэ',
        ja_JP: '千日前',
      },
      text: {
        en_US:
          'Until the 1870s this was a cemetery and execution ground; then came showmen, later movie theaters. At a table with an iron plate in the middle you see okonomiyaki mixed, turned once and never pressed.',
        fr_FR:
          'Jusqu’aux années 1870, c’était un cimetière et un lieu d’exécution ; puis vinrent les forains, plus tard les cinémas. À une table percée d’une plaque de fer, on voit l’okonomiyaki se mêler, se retourner une fois et ne jamais être pressé.',
        de_DE:
          'Bis in die 1870er-Jahre lag hier ein Friedhof mit Richtplatz, dann kamen Schausteller, später Kinos. An einem Tisch mit Eisenplatte sehen Sie, wie Okonomiyaki gemischt, einmal gewendet und nie gedrückt wird.',
        es_ES:
          'Hasta la década de 1870 fue cementerio y lugar de ejecuciones; luego llegaron los feriantes y más tarde los cines. En una mesa con plancha se ve cómo el okonomiyaki se mezcla, se gira una vez y no se aplasta nunca.',
        it_IT:
          'Fino agli anni Settanta dell’Ottocento era cimitero e luogo di esecuzioni; poi vennero i saltimbanchi, più tardi i cinema. A un tavolo con la piastra si vede l’okonomiyaki mescolato, girato una volta e mai schiacciato.',
        ru_RU:
          'До 1870-х тут было кладбище и место казней, потом появились балаганы, позже кинотеатры. За столом с железной плитой посередине вы увидите, как окономияки замешивают, один раз переворачивают и никогда не прижимают.',
        ja_JP:
          '1870年代まで墓地と刑場があり、その跡に見世物小屋が、やがて映画館が集まりました。鉄板のある卓で、生地を混ぜ、返すのは一度きり、決して押さえないお好み焼きの手順をご覧いただきます。',
      },
      latitude: 34.66655,
      longitude: 135.5033,
      minutes: 38,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Namba Grand Kagetsu',
        fr_FR: 'Namba Grand Kagetsu',
        de_DE: 'Namba Grand Kagetsu',
        es_ES: 'Namba Grand Kagetsu',
        it_IT: 'Namba Grand Kagetsu',
        ru_RU: 'Театр «Намба Гранд Кагэцу»',
        ja_JP: 'なんばグランド花月',
      },
      text: {
        en_US:
          'In front of the theater of the Yoshimoto company the guide acts out the two parts of manzai, the fool and the one who scolds him. It is easier to follow than it sounds.',
        fr_FR:
          'Devant le théâtre de la maison Yoshimoto, le guide joue les deux rôles du manzai, le sot et celui qui le reprend. On suit plus facilement qu’il n’y paraît.',
        de_DE:
          'Vor dem Haus der Firma Yoshimoto spielt der Guide beide Rollen des Manzai vor, den Dummen und den, der ihn zurechtweist. Das ist leichter zu verstehen, als es klingt.',
        es_ES:
          'Ante el teatro de la compañía Yoshimoto el guía representa los dos papeles del manzai, el tonto y el que lo regaña. Se entiende mejor de lo que parece.',
        it_IT:
          'Davanti al teatro della Yoshimoto la guida recita le due parti del manzai, lo sciocco e quello che lo sgrida. Si segue più facilmente di quanto sembri.',
        ru_RU:
          'Перед театром компании «Ёсимото» гид разыграет обе роли мандзая — простака и того, кто его одёргивает. Понять это проще, чем кажется.',
        ja_JP:
          '吉本興業の劇場の前で、ガイドが漫才のボケとツッコミを一人二役で演じてみせます。言葉がわからなくても、案外ついていけるものです。',
      },
      latitude: 34.66505,
      longitude: 135.5036,
      minutes: 7,
      minutesToNext: 4,
    },
    {
      name: {
        en_US: 'Ura-Namba',
        fr_FR: 'Ura-Namba',
        de_DE: 'Ura-Namba',
        es_ES: 'Ura-Namba',
        it_IT: 'Ura-Namba',
        ru_RU: 'Ура-Намба',
        ja_JP: '裏なんば',
      },
      text: {
        en_US:
          'Behind the theater small counters fill with people from the shops nearby. Kushikatsu comes with raw cabbage to scoop up more sauce, beside a pot of beef sinew simmered in white miso, and the evening ends with a toast.',
        fr_FR:
          'Derrière le théâtre, de petits comptoirs se remplissent de gens des boutiques voisines. Le kushikatsu vient avec du chou cru pour reprendre de la sauce, près d’une marmite de tendon de bœuf au miso blanc ; on finit en trinquant.',
        de_DE:
          'Hinter dem Theater füllen sich kleine Tresen mit Leuten aus den Läden ringsum. Zu Kushikatsu gibt es rohen Kohl, um Soße nachzuschöpfen, daneben köchelt Rindersehne in weißem Miso; mit einem Trinkspruch endet der Abend.',
        es_ES:
          'Detrás del teatro, pequeñas barras se llenan de gente de las tiendas cercanas. El kushikatsu viene con col cruda para coger más salsa, junto a una olla de tendón de ternera en miso blanco, y se acaba con un brindis.',
        it_IT:
          'Dietro il teatro piccoli banconi si riempiono della gente dei negozi vicini. Il kushikatsu arriva con cavolo crudo per raccogliere altra salsa, accanto a una pentola di nervetti di manzo al miso bianco, e si chiude con un brindisi.',
        ru_RU:
          'За театром небольшие стойки заполняют работники соседних магазинов. К кусикацу дают сырую капусту, чтобы зачерпнуть ещё соуса, рядом томятся в белом мисо говяжьи жилы; вечер заканчивается тостом.',
        ja_JP:
          '劇場の裏では、近くの店で働く人たちが小さなカウンターを埋めます。串カツにはソースをすくうための生キャベツが付き、隣では白味噌のどて焼きが煮えています。最後は乾杯で締めくくります。',
      },
      latitude: 34.6653,
      longitude: 135.505,
      minutes: 24,
      minutesToNext: 0,
    },
  ],
};
