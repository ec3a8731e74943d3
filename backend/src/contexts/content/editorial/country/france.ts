import type { EditorialEntry } from '../editorial-entry.js';

export const france: EditorialEntry = {
  kind: 'country',
  slug: 'france',
  position: 3,
  details: { cities: ['paris'], tours: ['paris-latin-quarter', 'paris-louvre-masterworks'] },
  texts: {
    en_US: {
      title: 'France',
      summary:
        'Distances are measured from a bronze star before Notre-Dame, and the day from the hours at which kitchens open.',
      markdown:
        'All road distances from [Paris](/city/paris) are counted from a bronze plate in the paving before Notre-Dame, and a good part of the country’s life is counted from there too. The rest goes by the table: kitchens open at noon and again in the evening, and between them you get an omelette at most. Say bonjour on entering a shop, before anything else; it is less politeness than a key. In the [Latin Quarter](/tour/paris-latin-quarter) the streets still follow the slope that Roman builders chose above the floods.',
    },
    fr_FR: {
      title: 'France',
      summary:
        'Les distances se comptent depuis une étoile de bronze devant Notre-Dame, et la journée depuis l’ouverture des cuisines.',
      markdown:
        'Toutes les distances routières depuis [Paris](/city/paris) se comptent à partir d’une plaque de bronze dans le pavé du parvis de Notre-Dame, et une bonne part de la vie du pays aussi. Le reste se règle sur la table : les cuisines ouvrent à midi, puis le soir ; entre les deux, une omelette tout au plus. Dites bonjour en entrant dans une boutique, avant toute chose ; c’est moins une politesse qu’une clé. Au [Quartier latin](/tour/paris-latin-quarter), les rues suivent encore la pente que les bâtisseurs romains avaient choisie au-dessus des crues.',
    },
    de_DE: {
      title: 'Frankreich',
      summary:
        'Entfernungen zählt man von einem Bronzestern vor Notre-Dame, den Tag von den Stunden, zu denen die Küchen öffnen.',
      markdown:
        'Alle Straßenkilometer ab [Paris](/city/paris) zählen von einer Bronzeplatte im Pflaster vor Notre-Dame, und ein guter Teil des Lebens im Land tut das auch. Der Rest richtet sich nach dem Tisch: Die Küchen öffnen mittags und wieder am Abend, dazwischen gibt es höchstens ein Omelett. Sagen Sie beim Betreten eines Ladens zuerst bonjour; das ist weniger Höflichkeit als ein Schlüssel. Im [Quartier Latin](/tour/paris-latin-quarter) folgen die Straßen noch dem Hang, den römische Bauleute über dem Hochwasser wählten.',
    },
    es_ES: {
      title: 'Francia',
      summary:
        'Las distancias se cuentan desde una estrella de bronce ante Notre-Dame, y el día desde la hora en que abren las cocinas.',
      markdown:
        'Todas las distancias por carretera desde [París](/city/paris) se cuentan a partir de una placa de bronce en el suelo ante Notre-Dame, y buena parte de la vida del país también. El resto lo marca la mesa: las cocinas abren a mediodía y otra vez por la noche; entre tanto hay, como mucho, una tortilla. Diga bonjour al entrar en una tienda, antes que nada; más que cortesía, es una llave. En el [Barrio Latino](/tour/paris-latin-quarter) las calles siguen aún la pendiente que los romanos eligieron por encima de las crecidas.',
    },
    it_IT: {
      title: 'Francia',
      summary:
        'Le distanze si contano da una stella di bronzo davanti a Notre-Dame, e la giornata dalle ore in cui aprono le cucine.',
      markdown:
        'Tutte le distanze stradali da [Parigi](/city/paris) si contano da una piastra di bronzo nel selciato davanti a Notre-Dame, e così buona parte della vita del paese. Il resto lo regola la tavola: le cucine aprono a mezzogiorno e poi la sera; in mezzo, al massimo un’omelette. Entrando in un negozio dica bonjour prima di tutto: più che cortesia, è una chiave. Nel [Quartiere latino](/tour/paris-latin-quarter) le strade seguono ancora il pendio che i costruttori romani scelsero sopra le piene.',
    },
    ru_RU: {
      title: 'Франция',
      summary: 'Расстояния считают от бронзовой звезды перед Нотр-Дамом, а день — от часов, когда открываются кухни.',
      markdown:
        'Все дорожные расстояния от [Парижа](/city/paris) считают от бронзовой плиты в мостовой перед Нотр-Дамом, и добрая часть жизни страны отсчитывается оттуда же. Остальное определяет стол: кухни открываются в полдень и снова вечером, а между этим подадут разве что омлет. Входя в лавку, первым делом скажите «бонжур»: это не столько вежливость, сколько ключ. В [Латинском квартале](/tour/paris-latin-quarter) улицы до сих пор идут по склону, который римляне выбрали выше паводков.',
    },
    ja_JP: {
      title: 'フランス',
      summary: '距離はノートルダム前の青銅の星から、一日は厨房が開く時刻から数えます。',
      markdown:
        '[パリ](/city/paris)からの道のりはすべて、ノートルダム前の敷石に埋められた青銅の板から数えます。この国の暮らしのかなりの部分も、同じところから数えられています。残りを決めるのは食卓です。厨房は正午に開き、次は夜。その間に出てくるのは、せいぜいオムレツです。店に入ったら、まず「ボンジュール」と言いましょう。礼儀というより、鍵のようなものです。[カルチェ・ラタン](/tour/paris-latin-quarter)の通りは今も、古代ローマの人々が洪水を避けて選んだ斜面に沿っています。',
    },
  },
};
