import type { EditorialEntry } from '../editorial-entry.js';

export const vienna: EditorialEntry = {
  kind: 'city',
  slug: 'vienna',
  position: 23,
  details: {},
  texts: {
    en_US: {
      title: 'How to walk Vienna',
      summary:
        'A ring of boulevards with a cathedral in the middle: ride once around it by tram, then walk inward, and stay two hours over one coffee.',
      markdown:
        'Vienna is drawn with a compass: St. Stephen’s in the middle, the Ring around it, the vineyards at the edge. Ride trams 1 and 2 along the Ring for a first look, then go in on foot, [through the Hofburg and into a coffee house](/tour/vienna-hofburg-and-coffee-houses), where one cup buys the table for as long as the newspapers last. For pictures, [the Kunsthistorisches](/tour/vienna-kunsthistorisches) opens late on Thursdays and its Bruegels then have room. Behind the façades run passages that Viennese use as short cuts; push the doors that stand ajar. The Naschmarkt is for lunch, with a flea market on Saturdays, and line D ends among the wine taverns of Nussdorf. May and June smell of lime trees, September brings cloudy young wine, December punch and opera; January is for balls. Much is closed on Sundays except the museums. You may skip the costumed ticket sellers: standing room at the opera is sold on the day and costs no more than lunch.',
    },
    fr_FR: {
      title: 'Comment parcourir Vienne',
      summary:
        'Un anneau de boulevards, une cathédrale au milieu : un tour en tramway, puis à pied vers le centre, et deux heures pour un café.',
      markdown:
        'Vienne est tracée au compas : Saint-Étienne au centre, le Ring autour, les vignes au bord. Suivez le Ring avec les tramways 1 et 2 pour un premier regard, puis entrez à pied, [par la Hofburg jusqu’à un café](/tour/vienna-hofburg-and-coffee-houses), où une tasse loue la table aussi longtemps que durent les journaux. Côté peinture, [le Kunsthistorisches](/tour/vienna-kunsthistorisches) ferme tard le jeudi, et l’on y a les Bruegel presque à soi. Derrière les façades courent des passages qui servent de raccourcis aux Viennois : poussez les portes entrouvertes. Le Naschmarkt est pour midi, avec des puces le samedi, et la ligne D finit parmi les guinguettes de Nussdorf. Mai et juin sentent le tilleul, septembre verse le vin nouveau, décembre le punch ; janvier danse. Le dimanche, hors musées, presque tout est fermé. Ignorez les vendeurs de billets en perruque : les places debout de l’Opéra se vendent le jour même, au prix d’un déjeuner ou moins.',
    },
    de_DE: {
      title: 'Wie man durch Wien geht',
      summary:
        'Ein Ring mit einem Dom in der Mitte: einmal mit der Straßenbahn herum, dann zu Fuß hinein und zwei Stunden bei einem Kaffee bleiben.',
      markdown:
        'Wien ist mit dem Zirkel gezogen: der Stephansdom in der Mitte, ringsum der Ring, am Rand die Weingärten. Fahren Sie für den ersten Blick mit den Linien 1 und 2 den Ring entlang und gehen Sie dann hinein, [durch die Hofburg ins Kaffeehaus](/tour/vienna-hofburg-and-coffee-houses), wo eine Schale den Tisch so lange mietet, wie die Zeitungen reichen. Für Bilder hat [das Kunsthistorische](/tour/vienna-kunsthistorisches) am Donnerstag abends offen, dann ist vor den Bruegels Platz. Hinter den Fassaden laufen Durchhäuser, die den Wienern als Abkürzung dienen: Drücken Sie gegen jede angelehnte Tür. Der Naschmarkt ist fürs Mittagessen da, samstags mit Flohmarkt, und die Linie D endet bei den Heurigen von Nussdorf. Mai und Juni duften nach Linden, der September schenkt Sturm aus, der Dezember Punsch, im Jänner wird getanzt. Sonntags ist außer den Museen vieles zu. Die Kartenverkäufer mit Perücke lassen Sie stehen: Stehplätze der Oper gibt es am selben Tag, zum Preis eines Mittagessens oder darunter.',
    },
    es_ES: {
      title: 'Cómo caminar por Viena',
      summary:
        'Un anillo de bulevares con una catedral en medio: una vuelta en tranvía, luego a pie hacia dentro, y dos horas ante un café.',
      markdown:
        'Viena está trazada a compás: San Esteban en el centro, el Ring alrededor, los viñedos en el borde. Dé un primer vistazo al Ring en los tranvías 1 y 2 y entre después a pie, [por el Hofburg hasta un café](/tour/vienna-hofburg-and-coffee-houses), donde una taza alquila la mesa mientras duren los periódicos. Para cuadros, [el Kunsthistorisches](/tour/vienna-kunsthistorisches) abre los jueves hasta tarde, y entonces hay sitio ante los Bruegel. Detrás de las fachadas corren pasajes que los vieneses usan de atajo: empuje las puertas entornadas. El Naschmarkt es para almorzar, con rastro los sábados, y la línea D termina entre las tabernas de vino de Nussdorf. Mayo y junio huelen a tilo, septiembre sirve mosto turbio, diciembre ponche, y enero baila. El domingo, salvo los museos, cierra casi todo. Pase de largo ante los vendedores con peluca: las localidades de pie de la Ópera se venden el mismo día y cuestan lo que un almuerzo, o menos.',
    },
    it_IT: {
      title: 'Come camminare a Vienna',
      summary:
        'Un anello di viali con un duomo in mezzo: un giro in tram, poi a piedi verso l’interno, e due ore per un caffè.',
      markdown:
        'Vienna è tracciata col compasso: Santo Stefano al centro, il Ring attorno, le vigne sul bordo. Per un primo sguardo percorra il Ring con i tram 1 e 2, poi entri a piedi, [dalla Hofburg fino a un caffè](/tour/vienna-hofburg-and-coffee-houses), dove una tazza affitta il tavolo finché durano i giornali. Per i quadri, [il Kunsthistorisches](/tour/vienna-kunsthistorisches) il giovedì chiude tardi, e davanti ai Bruegel c’è posto. Dietro le facciate corrono passaggi che i viennesi usano come scorciatoie: spinga le porte socchiuse. Il Naschmarkt è per il pranzo, con il mercatino il sabato, e la linea D finisce tra le osterie di Nussdorf. Maggio e giugno profumano di tiglio, settembre mesce il mosto torbido, dicembre il punch, e gennaio balla. La domenica, musei a parte, è chiuso quasi tutto. Tiri dritto davanti ai venditori in parrucca: i posti in piedi dell’Opera si vendono il giorno stesso e costano quanto un pranzo, o meno.',
    },
    ru_RU: {
      title: 'Как гулять по Вене',
      summary:
        'Кольцо бульваров с собором посередине: круг на трамвае, потом пешком внутрь, и два часа за одной чашкой кофе.',
      markdown:
        'Вена вычерчена циркулем: в центре собор Святого Стефана, вокруг Ринг, по краю виноградники. Для первого взгляда проезжайте по Рингу на трамваях 1 и 2, а потом идите внутрь, [через Хофбург в кофейню](/tour/vienna-hofburg-and-coffee-houses), где чашка даёт право на столик, пока не кончатся газеты. За картинами ступайте [в Музей истории искусств](/tour/vienna-kunsthistorisches) в четверг вечером: он открыт допоздна, и перед Брейгелями свободно. За фасадами тянутся проходные дворы, которыми венцы сокращают путь: толкайте приоткрытые двери. На Нашмаркте обедают, по субботам там ещё и барахолка, а маршрут D кончается у винных погребков Нусдорфа. Май и июнь пахнут липой, в сентябре наливают молодое мутное вино, в декабре пунш, в январе танцуют. По воскресеньям, кроме музеев, закрыто почти всё. Продавцов билетов в париках обходите: стоячие места в Опере продают в тот же день, и стоят они не дороже обеда.',
    },
    ja_JP: {
      title: 'ウィーンの歩き方',
      summary:
        '環状の大通りの真ん中に大聖堂。まず路面電車で輪をたどり、それから歩いて内側へ。一杯のコーヒーに二時間かける、ウィーンの歩き方をまとめました。',
      markdown:
        'ウィーンはコンパスで描いたような街です。中心に聖シュテファン大聖堂、まわりにリンク、縁には葡萄畑。まず1番と2番の路面電車でリンクを眺め、それから歩いて内側へ、[ホーフブルクを抜けてカフェまで](/tour/vienna-hofburg-and-coffee-houses)行きましょう。一杯のコーヒーで、新聞を読み終えるまで席にいられます。絵なら[美術史美術館](/tour/vienna-kunsthistorisches)が木曜に夜まで開いていて、ブリューゲルの前も空いています。建物の裏には地元の人が近道にする通り抜けがあるので、半開きの扉は押してみてください。昼はナッシュマルクトで、土曜は蚤の市も。D線の終点はヌスドルフの葡萄酒居酒屋です。五月と六月は菩提樹が香り、九月は濁った新酒、十二月はパンチ、一月は舞踏会。日曜は美術館のほかはほとんど休みます。かつら姿の切符売りは素通りを。歌劇場の立見席は当日に売られ、昼食代ほどもしません。',
    },
  },
};
