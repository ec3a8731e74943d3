import type { EditorialEntry } from '../editorial-entry.js';

export const sweden: EditorialEntry = {
  kind: 'country',
  slug: 'sweden',
  position: 25,
  details: { cities: ['stockholm'], tours: ['stockholm-gamla-stan'] },
  texts: {
    en_US: {
      title: 'Sweden',
      summary:
        'A capital on fourteen islands between a lake and the sea, where anybody may fish, and work stops twice a day for coffee.',
      markdown:
        'In [Stockholm](/city/stockholm) fresh water runs into salt below the windows of the palace, and anybody may stand there with a rod and fish for salmon. The right to roam reaches further: you may walk, pick berries and camp for a night on land that belongs to others, provided that you disturb nobody. Work stops twice a day for coffee and a cinnamon bun. Cars changed to the right in a single night in 1967; the metro stayed on the left. In the [lanes of Gamla stan](/tour/stockholm-gamla-stan) shops rarely take coins.',
    },
    fr_FR: {
      title: 'Suède',
      summary:
        'Une capitale sur quatorze îles entre un lac et la mer, où chacun peut pêcher ; deux fois par jour, le travail s’arrête pour un café.',
      markdown:
        'À [Stockholm](/city/stockholm), l’eau douce se jette dans l’eau salée sous les fenêtres du palais, et chacun peut y pêcher le saumon à la ligne. Le droit d’accès va plus loin : on peut marcher, cueillir des baies et camper une nuit sur la terre d’autrui, pourvu que l’on ne dérange personne. Le travail s’arrête deux fois par jour pour un café et une brioche à la cannelle. En 1967, les voitures passèrent à droite en une nuit ; le métro resta à gauche. Dans les [ruelles de Gamla stan](/tour/stockholm-gamla-stan), les boutiques prennent rarement les pièces.',
    },
    de_DE: {
      title: 'Schweden',
      summary:
        'Eine Hauptstadt auf vierzehn Inseln zwischen See und Meer, in der jeder angeln darf, und zweimal am Tag ruht die Arbeit für Kaffee.',
      markdown:
        'In [Stockholm](/city/stockholm) fließt Süßwasser unter den Fenstern des Schlosses ins Salzwasser, und jeder darf dort mit der Rute auf Lachs angeln. Das Jedermannsrecht reicht weiter: Man darf auf fremdem Land gehen, Beeren pflücken und eine Nacht zelten, solange man niemanden stört. Zweimal am Tag ruht die Arbeit für Kaffee und eine Zimtschnecke. Die Autos wechselten 1967 in einer Nacht nach rechts, die U-Bahn blieb links. In den [Gassen von Gamla stan](/tour/stockholm-gamla-stan) nehmen Läden selten Münzen.',
    },
    es_ES: {
      title: 'Suecia',
      summary:
        'Una capital en catorce islas entre un lago y el mar, donde cualquiera puede pescar y el trabajo se detiene dos veces para el café.',
      markdown:
        'En [Estocolmo](/city/stockholm) el agua dulce entra en la salada bajo las ventanas del palacio, y cualquiera puede pescar allí el salmón con caña. El derecho de acceso va más lejos: se puede andar, coger bayas y acampar una noche en tierra ajena, siempre que no se moleste a nadie. El trabajo se detiene dos veces al día para un café y un bollo de canela. En 1967 los coches pasaron a la derecha en una noche; el metro siguió por la izquierda. En los [callejones de Gamla stan](/tour/stockholm-gamla-stan) las tiendas rara vez aceptan monedas.',
    },
    it_IT: {
      title: 'Svezia',
      summary:
        'Una capitale su quattordici isole tra un lago e il mare, dove chiunque può pescare e il lavoro si ferma due volte per il caffè.',
      markdown:
        'A [Stoccolma](/city/stockholm) l’acqua dolce entra nella salata sotto le finestre del palazzo, e chiunque può pescarvi il salmone con la canna. Il diritto di accesso va oltre: si può camminare, cogliere bacche e campeggiare una notte sulla terra altrui, purché non si disturbi nessuno. Il lavoro si ferma due volte al giorno per un caffè e una girella alla cannella. Nel 1967 le auto passarono a destra in una notte; la metropolitana rimase a sinistra. Nei [vicoli di Gamla stan](/tour/stockholm-gamla-stan) i negozi accettano di rado le monete.',
    },
    ru_RU: {
      title: 'Швеция',
      summary:
        'Столица на четырнадцати островах между озером и морем: рыбачить может каждый, а дважды в день работа встаёт ради кофе.',
      markdown:
        'В [Стокгольме](/city/stockholm) пресная вода вливается в солёную под окнами дворца, и любой может ловить там лосося удочкой. Право прохода идёт дальше: по чужой земле можно гулять, собирать на ней ягоды и ночь стоять с палаткой, если никому не мешать. Дважды в день работа прерывается ради кофе с булочкой с корицей. В 1967 году машины за одну ночь перешли на правую сторону, а метро осталось на левой. В [переулках Гамла-Стана](/tour/stockholm-gamla-stan) лавки редко берут монеты.',
    },
    ja_JP: {
      title: 'スウェーデン',
      summary: '湖と海の間、14の島に立つ首都。誰でも釣りができ、1日に2度、仕事の手を止めてコーヒーを飲みます。',
      markdown:
        '[ストックホルム](/city/stockholm)では、王宮の窓の下で湖の水が海に流れ込みます。誰でもそこで竿を出し、鮭を狙えます。自然享受権はさらに広く、迷惑をかけないかぎり、他人の土地を歩き、ベリーを摘み、一晩テントを張ることができます。1日に2度、仕事の手を止めてコーヒーとシナモンロールを楽しみます。1967年、車は一夜で右側通行になりましたが、地下鉄は左のままです。[ガムラスタンの路地](/tour/stockholm-gamla-stan)の店では、硬貨はあまり使えません。',
    },
  },
};
