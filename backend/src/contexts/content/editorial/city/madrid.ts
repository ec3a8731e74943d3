import type { EditorialEntry } from '../editorial-entry.js';

export const madrid: EditorialEntry = {
  kind: 'city',
  slug: 'madrid',
  position: 18,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Madrid',
      summary:
        'A city that dines at ten and is proudest of its sky: mornings for pictures, siesta for the park, evenings for one tapas street after another.',
      markdown:
        'Madrid lives two hours later than its clock, so do as it does: museums early, lunch at half past two, the park while the shops rest, tapas from nine. The pictures lie along one avenue, and [the Prado](/tour/madrid-prado) alone deserves three hours; admission is free for the last two of the day, which is why the line then is longest. From there it is ten minutes to the boats of the Retiro, twenty to the painted shutters [of Lavapiés](/tour/madrid-lavapies-street-art), where the city speaks a dozen languages. On Sunday mornings the Rastro runs downhill from La Latina, whose Cava Baja then feeds everyone. May brings San Isidro and carnations, October a light like glass; August empties the town and bakes it. The metro takes you from the airport to the center. Order a vermouth from the tap and a fried squid roll, and be late for nothing but bed.',
    },
    fr_FR: {
      title: 'Comment parcourir Madrid',
      summary:
        'Une ville qui dîne à dix heures et tire fierté de son ciel : les tableaux le matin, le parc à la sieste, le soir une rue de tapas après l’autre.',
      markdown:
        'Madrid vit deux heures plus tard que sa montre ; faites comme elle : musées tôt, déjeuner à deux heures et demie, parc pendant que les boutiques se reposent, tapas dès neuf heures. La peinture s’aligne sur une seule avenue, et [le Prado](/tour/madrid-prado) mérite à lui seul trois heures ; les deux dernières de la journée sont gratuites, d’où la file. De là, dix minutes mènent aux barques du Retiro, vingt aux rideaux de fer peints [de Lavapiés](/tour/madrid-lavapies-street-art), où l’on parle une douzaine de langues. Le dimanche matin, le Rastro dévale depuis La Latina, dont la Cava Baja nourrit ensuite tout le monde. Mai a la San Isidro et ses œillets, octobre une lumière de verre ; août vide la ville et la cuit. Le métro vient de l’aéroport jusqu’au centre. Commandez un vermouth à la pression et un sandwich de calamars frits, et ne soyez en retard qu’à l’heure du lit.',
    },
    de_DE: {
      title: 'Wie man durch Madrid geht',
      summary:
        'Eine Stadt, die um zehn zu Abend isst und auf ihren Himmel stolz ist: morgens Bilder, zur Siesta der Park, abends von Bar zu Bar.',
      markdown:
        'Madrid lebt zwei Stunden später als seine Uhr, also machen Sie es ebenso: früh ins Museum, um halb drei zu Tisch, in den Park, solange die Läden ruhen, Tapas ab neun. Die Gemälde hängen alle an einer Allee, und [der Prado](/tour/madrid-prado) allein verdient drei Stunden; die letzten beiden des Tages sind frei, daher dann die längste Schlange. Von dort sind es zehn Minuten zu den Ruderbooten im Retiro, zwanzig zu den bemalten Rollläden [von Lavapiés](/tour/madrid-lavapies-street-art), wo man ein Dutzend Sprachen hört. Am Sonntagmorgen zieht sich der Rastro von La Latina bergab, und hinterher isst alles in der Cava Baja. Der Mai bringt San Isidro und Nelken, der Oktober Licht wie Glas; im August leert sich die Stadt und glüht. Vom Flughafen fährt die Metro bis ins Zentrum. Bestellen Sie Wermut vom Fass und ein Brötchen mit frittiertem Tintenfisch, und kommen Sie nur ins Bett zu spät.',
    },
    es_ES: {
      title: 'Cómo caminar por Madrid',
      summary:
        'Una ciudad que cena a las diez y presume de cielo: cuadros por la mañana, parque a la hora de la siesta y, de noche, un bar tras otro.',
      markdown:
        'Madrid vive dos horas más tarde de lo que marca el reloj, así que haga lo mismo: museos temprano, comida a las dos y media, parque mientras las tiendas descansan y tapas desde las nueve. La pintura está toda en un mismo paseo, y solo [el Prado](/tour/madrid-prado) merece tres horas; las dos últimas del día son gratis, y por eso la cola. Desde allí hay diez minutos hasta las barcas del Retiro y veinte hasta los cierres pintados [de Lavapiés](/tour/madrid-lavapies-street-art), donde se oye una docena de lenguas. El domingo por la mañana el Rastro baja desde La Latina, y después todo el mundo come en la Cava Baja. Mayo trae San Isidro y claveles; octubre, una luz de cristal; agosto vacía la ciudad y la tuesta. El metro llega del aeropuerto al centro. Pida un vermú de grifo y un bocadillo de calamares, y llegue tarde únicamente a la cama.',
    },
    it_IT: {
      title: 'Come camminare a Madrid',
      summary:
        'Una città che cena alle dieci e va fiera del suo cielo: i quadri al mattino, il parco nell’ora della siesta, la sera un bar dopo l’altro.',
      markdown:
        'Madrid vive due ore più tardi del suo orologio, dunque si adegui: musei presto, pranzo alle due e mezza, parco mentre i negozi riposano, tapas dalle nove. I quadri stanno tutti su un solo viale, e [il Prado](/tour/madrid-prado) da solo merita tre ore; le ultime due della giornata sono gratuite, perciò la coda. Da lì sono dieci minuti alle barche del Retiro e venti alle saracinesche dipinte [di Lavapiés](/tour/madrid-lavapies-street-art), dove si sentono una dozzina di lingue. La domenica mattina il Rastro scende da La Latina, e poi tutti mangiano nella Cava Baja. Maggio porta San Isidro e i garofani, ottobre una luce di vetro; agosto svuota la città e la arroventa. La metropolitana arriva dall’aeroporto al centro. Ordini un vermut alla spina e un panino con i calamari fritti, e sia in ritardo soltanto per andare a letto.',
    },
    ru_RU: {
      title: 'Как гулять по Мадриду',
      summary:
        'Город, который ужинает в десять и гордится своим небом: утром — живопись, в сиесту — парк, вечером — из бара в бар.',
      markdown:
        'Мадрид живёт на два часа позже собственных часов, поэтому не спорьте: музеи утром, обед в половине третьего, парк, пока отдыхают магазины, тапас с девяти. Картины висят вдоль одного бульвара, и только [Прадо](/tour/madrid-prado) заслуживает трёх часов; последние два часа перед закрытием вход бесплатный, отсюда и очередь. Оттуда десять минут до лодок в парке Ретиро и двадцать до расписных железных штор [в Лавапьес](/tour/madrid-lavapies-street-art), где слышно с дюжину языков. В воскресенье утром барахолка Растро сползает вниз от Ла-Латины, а потом все едят на Кава-Баха. В мае празднуют день святого Исидора с гвоздиками, октябрьский свет прозрачен, а август пустеет и пышет жаром. Из аэропорта в центр идёт метро. Закажите вермут из бочки и булку с жареными кальмарами и опаздывайте только ко сну.',
    },
    ja_JP: {
      title: 'マドリードの歩き方',
      summary:
        '夜十時に夕食をとり、空の青さを誇る街。朝は絵画、シエスタの時間は公園、夜は一軒また一軒とバルをはしごする。マドリードの時計に合わせた歩き方です。',
      markdown:
        'マドリードは時計より二時間遅く暮らす街です。それに倣い、美術館は早く、昼食は二時半、店の休むあいだは公園、タパスは九時からにしましょう。絵画は一本の並木道に集まっていて、[プラド美術館](/tour/madrid-prado)だけで三時間はほしいところ。閉館前の二時間は無料なので、その頃に列が一番長くなります。そこからレティーロ公園のボートまで十分、十いくつもの言葉が飛び交う[ラバピエス](/tour/madrid-lavapies-street-art)の絵の描かれたシャッターまで二十分です。日曜の朝はラ・ラティーナから坂を下って蚤の市ラストロが立ち、そのあとは誰もがカバ・バハ通りで食べます。五月は聖イシドロ祭とカーネーション、十月はガラスのような光、八月の街は空っぽで灼けるようです。空港から中心部へは地下鉄で。樽出しのベルモットとイカフライのパンを頼み、遅れるのは寝る時間だけにしてください。',
    },
  },
};
