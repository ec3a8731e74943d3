import type { EditorialEntry } from '../editorial-entry.js';

export const europa: EditorialEntry = {
  kind: 'continent',
  slug: 'europa',
  position: 1,
  details: {
    cities: ['vienna', 'krakow', 'venice', 'istanbul', 'lisbon', 'berlin', 'rome'],
    tours: ['lisbon-alfama-on-foot', 'berlin-wall-by-bike'],
  },
  texts: {
    en_US: {
      title: 'Europe',
      summary:
        'European cities were small because they had walls. Where the walls went, something else came, and it still shows the way.',
      markdown:
        'An old European city is as large as its wall was long, and so it can be walked. The walls are mostly gone, but each city did something else with the room. [Vienna](/city/vienna) laid the Ringstrasse there, [Kraków](/city/krakow) planted a belt of trees, and in [Berlin](/tour/berlin-wall-by-bike) the youngest wall of all is a line of cobblestones that you follow by bicycle. [Rome](/city/rome) kept its own and drives through it. [Venice](/city/venice) never had any; its wall was the lagoon. In [Lisbon](/tour/lisbon-alfama-on-foot) the Alfama lies partly inside the Moorish wall and partly outside, and only a person who lives there can say on which side you are standing. Below the land walls of [Istanbul](/city/istanbul) people grew lettuce in the moat for centuries.',
    },
    fr_FR: {
      title: 'Europe',
      summary:
        'Les villes d’Europe étaient petites parce qu’elles avaient des murs. Là où ils sont tombés, autre chose est venu, qui montre encore le chemin.',
      markdown:
        'Une vieille ville d’Europe est aussi grande que son mur était long ; c’est pourquoi elle se parcourt à pied. Les remparts ont presque tous disparu, mais chacune a fait autre chose de la place. [Vienne](/city/vienna) y traça le Ring, [Cracovie](/city/krakow) y planta une ceinture d’arbres, et à [Berlin](/tour/berlin-wall-by-bike) le plus jeune des murs est une ligne de pavés que l’on suit à vélo. [Rome](/city/rome) a gardé le sien et passe au travers en voiture. [Venise](/city/venice) n’en eut jamais ; son mur était la lagune. À [Lisbonne](/tour/lisbon-alfama-on-foot), l’Alfama se trouve en partie dans la muraille maure et en partie dehors, et seul un habitant sait de quel côté l’on se tient. Au pied des murailles terrestres d’[Istanbul](/city/istanbul), on a cultivé pendant des siècles des salades dans le fossé.',
    },
    de_DE: {
      title: 'Europa',
      summary:
        'Europas Städte waren klein, weil sie Mauern hatten. Wo die Mauern fielen, kam etwas anderes, und es weist noch heute den Weg.',
      markdown:
        'Eine alte europäische Stadt ist so groß, wie ihre Mauer lang war; deshalb kann man sie zu Fuß gehen. Die Mauern sind meist fort, aber jede Stadt hat mit dem Platz etwas anderes getan. [Wien](/city/vienna) legte dort die Ringstraße an, [Krakau](/city/krakow) pflanzte einen Gürtel aus Bäumen, und in [Berlin](/tour/berlin-wall-by-bike) ist die jüngste von allen eine Linie aus Pflastersteinen, der man mit dem Rad folgt. [Rom](/city/rome) hat seine behalten und fährt durch sie hindurch. [Venedig](/city/venice) hatte nie eine; seine Mauer war die Lagune. In [Lissabon](/tour/lisbon-alfama-on-foot) liegt die Alfama teils innerhalb der maurischen Mauer, teils davor, und auf welcher Seite man steht, weiß nur, wer dort wohnt. Vor den Landmauern von [Istanbul](/city/istanbul) wuchs im Graben jahrhundertelang Salat.',
    },
    es_ES: {
      title: 'Europa',
      summary:
        'Las ciudades de Europa eran pequeñas porque tenían murallas. Donde cayeron vino otra cosa, y todavía señala el camino.',
      markdown:
        'Una vieja ciudad europea es tan grande como larga era su muralla, y por eso se recorre a pie. Las murallas casi han desaparecido, pero cada ciudad hizo algo distinto con el sitio. [Viena](/city/vienna) trazó allí la Ringstrasse, [Cracovia](/city/krakow) plantó un cinturón de árboles, y en [Berlín](/tour/berlin-wall-by-bike) el más joven de los muros es una línea de adoquines que se sigue en bicicleta. [Roma](/city/rome) conservó la suya y la atraviesa en coche. [Venecia](/city/venice) nunca la tuvo; su muralla era la laguna. En [Lisboa](/tour/lisbon-alfama-on-foot) la Alfama queda en parte dentro de la muralla mora y en parte fuera, y solo quien vive allí sabe de qué lado se está. Junto a las murallas terrestres de [Estambul](/city/istanbul) se cultivaron durante siglos lechugas en el foso.',
    },
    it_IT: {
      title: 'Europa',
      summary:
        'Le città d’Europa erano piccole perché avevano le mura. Dove caddero venne qualcos’altro, che indica ancora la strada.',
      markdown:
        'Una vecchia città europea è grande quanto erano lunghe le sue mura, e perciò si gira a piedi. Le mura sono quasi tutte sparite, ma ogni città ha fatto dello spazio una cosa diversa. [Vienna](/city/vienna) ci tracciò il Ring, [Cracovia](/city/krakow) ci piantò una cintura di alberi, e a [Berlino](/tour/berlin-wall-by-bike) il più giovane dei muri è una linea di pietre che si segue in bicicletta. [Roma](/city/rome) ha tenuto le sue e ci passa in mezzo con le auto. [Venezia](/city/venice) non ne ebbe mai: le sue mura erano la laguna. A [Lisbona](/tour/lisbon-alfama-on-foot) l’Alfama sta in parte dentro le mura moresche e in parte fuori, e solo chi ci abita sa da che parte ci si trova. Sotto le mura di terra di [Istanbul](/city/istanbul) si è coltivata per secoli l’insalata nel fossato.',
    },
    ru_RU: {
      title: 'Европа',
      summary:
        'Города Европы были малы, потому что имели стены. Где стены пали, появилось что-то другое, и оно до сих пор указывает дорогу.',
      markdown:
        'Старый европейский город настолько велик, насколько длинна была его стена; поэтому его можно обойти пешком. Стен почти не осталось, но с освободившимся местом каждый поступил по-своему. [Вена](/city/vienna) провела там Рингштрассе, [Краков](/city/krakow) посадил кольцо деревьев, а в [Берлине](/tour/berlin-wall-by-bike) самая молодая из стен — линия брусчатки, вдоль которой едут на велосипеде. [Рим](/city/rome) свои стены сохранил и ездит сквозь них. У [Венеции](/city/venice) их не было никогда: стеной служила лагуна. В [Лиссабоне](/tour/lisbon-alfama-on-foot) Алфама лежит частью внутри мавританской стены, частью снаружи, и по какую сторону вы стоите, знает лишь тот, кто там живёт. У сухопутных стен [Стамбула](/city/istanbul) во рву веками выращивали салат.',
    },
    ja_JP: {
      title: 'ヨーロッパ',
      summary:
        'ヨーロッパの街が小さいのは、城壁に囲まれていたからです。壁が消えた後には別のものが生まれ、今も道しるべになっています。その跡をたどって七つの都市をご紹介します。',
      markdown:
        'ヨーロッパの古い街の広さは、城壁の長さで決まりました。だから歩いて回れます。壁の多くは姿を消しましたが、その跡の使い方は街ごとに違います。[ウィーン](/city/vienna)は環状道路リングシュトラーセを通し、[クラクフ](/city/krakow)は木々の帯を植えました。[ベルリン](/tour/berlin-wall-by-bike)では、いちばん新しい壁が敷石の線となり、自転車でたどることができます。[ローマ](/city/rome)は城壁を残し、車がその門を抜けていきます。[ヴェネツィア](/city/venice)には壁がありません。潟が壁の代わりでした。[リスボン](/tour/lisbon-alfama-on-foot)のアルファマはムーア人の壁の内と外にまたがり、いまどちら側に立っているのかは、住んでいる人にしか分かりません。[イスタンブール](/city/istanbul)の陸の城壁では、堀で何世紀にもわたってレタスが育てられました。',
    },
  },
};
