import type { EditorialEntry } from '../editorial-entry.js';

export const vietnam: EditorialEntry = {
  kind: 'country',
  slug: 'vietnam',
  position: 26,
  details: { cities: ['hanoi', 'hoi-an', 'ho-chi-minh-city'], tours: ['hanoi-old-quarter-food-walk'] },
  texts: {
    en_US: {
      title: 'Vietnam',
      summary:
        'Latin letters under a roof of accents, breakfast on a stool a foot high, and a street that is crossed by not stopping.',
      markdown:
        'Missionaries wrote the language down in Latin letters four centuries ago and needed accents upon accents: one syllable has six tones in the north, and changes its meaning with each. A street is crossed slowly and without stopping; the motorbikes flow around you. In [Hanoi](/city/hanoi) soup is breakfast, on [a stool a foot high](/tour/hanoi-old-quarter-food-walk). [Ho Chi Minh City](/city/ho-chi-minh-city) is called Saigon by those who live there, and puts ice in its coffee. In [Hoi An](/city/hoi-an) the yellow houses bear marks of the river’s floods.',
    },
    fr_FR: {
      title: 'Viêt Nam',
      summary:
        'Des lettres latines sous un toit d’accents, un petit déjeuner sur un tabouret bas et une rue que l’on traverse sans s’arrêter.',
      markdown:
        'Voici quatre siècles, des missionnaires notèrent la langue en lettres latines et durent empiler les accents : une syllabe a six tons dans le nord et change de sens avec chacun. La rue se traverse lentement, sans s’arrêter ; les motos vous contournent comme l’eau. À [Hanoï](/city/hanoi), le petit déjeuner est une soupe, prise sur [un tabouret haut d’un pied](/tour/hanoi-old-quarter-food-walk). [Hô-Chi-Minh-Ville](/city/ho-chi-minh-city) s’appelle Saïgon pour ceux qui l’habitent, et met de la glace dans son café. À [Hoi An](/city/hoi-an), les maisons jaunes portent la marque des crues.',
    },
    de_DE: {
      title: 'Vietnam',
      summary:
        'Lateinische Buchstaben unter einem Dach von Akzenten, Frühstück auf einem niedrigen Hocker, Straßen, die man ohne Halt quert.',
      markdown:
        'Vor vier Jahrhunderten schrieben Missionare die Sprache in lateinischen Buchstaben auf und brauchten Akzente über Akzenten: Eine Silbe hat im Norden sechs Töne und mit jedem einen anderen Sinn. Eine Straße quert man langsam und ohne anzuhalten; die Mopeds fließen um Sie herum. In [Hanoi](/city/hanoi) ist das Frühstück eine Suppe, auf [einem Hocker, einen Fuß hoch](/tour/hanoi-old-quarter-food-walk). [Ho-Chi-Minh-Stadt](/city/ho-chi-minh-city) heißt bei ihren Bewohnern Saigon und trinkt Kaffee mit Eis. In [Hoi An](/city/hoi-an) tragen die gelben Häuser Marken der Hochwasser.',
    },
    es_ES: {
      title: 'Vietnam',
      summary:
        'Letras latinas bajo un tejado de acentos, desayuno en un taburete bajo y una calle que se cruza sin detenerse.',
      markdown:
        'Hace cuatro siglos unos misioneros escribieron la lengua en letras latinas y necesitaron acentos sobre acentos: una sílaba tiene seis tonos en el norte y con cada uno cambia de sentido. La calle se cruza despacio y sin detenerse; las motos fluyen a su alrededor. En [Hanói](/city/hanoi) se desayuna sopa en [un taburete de un palmo y medio](/tour/hanoi-old-quarter-food-walk). [Ciudad Ho Chi Minh](/city/ho-chi-minh-city) es Saigón para quienes viven allí, y toma el café con hielo. En [Hoi An](/city/hoi-an) las casas amarillas llevan las marcas de las crecidas.',
    },
    it_IT: {
      title: 'Vietnam',
      summary:
        'Lettere latine sotto un tetto di accenti, la colazione su uno sgabello basso e una strada che si attraversa senza fermarsi.',
      markdown:
        'Quattro secoli fa dei missionari scrissero la lingua in lettere latine ed ebbero bisogno di accenti sugli accenti: una sillaba ha sei toni al nord, e con ognuno cambia senso. La strada si attraversa piano e senza fermarsi; i motorini le scorrono intorno. A [Hanoi](/city/hanoi) la colazione è una zuppa, su [uno sgabello alto trenta centimetri](/tour/hanoi-old-quarter-food-walk). [Ho Chi Minh](/city/ho-chi-minh-city) per chi ci vive si chiama Saigon, e mette il ghiaccio nel caffè. A [Hoi An](/city/hoi-an) le case gialle portano i segni delle piene.',
    },
    ru_RU: {
      title: 'Вьетнам',
      summary:
        'Латинские буквы под крышей из значков, завтрак на низкой табуретке и улица, которую переходят не останавливаясь.',
      markdown:
        'Четыре века назад миссионеры записали язык латиницей, и значки пришлось ставить на значки: у слога на севере шесть тонов, и с каждым меняется смысл. Улицу переходят медленно и не останавливаясь: мотоциклы обтекают вас. В [Ханое](/city/hanoi) на завтрак едят суп, сидя на [табуретке в фут высотой](/tour/hanoi-old-quarter-food-walk). [Хошимин](/city/ho-chi-minh-city) сами жители зовут Сайгоном и пьют там кофе со льдом. В [Хойане](/city/hoi-an) жёлтые дома хранят отметки речных паводков.',
    },
    ja_JP: {
      title: 'ベトナム',
      summary: '符号を重ねたローマ字、低い腰掛けでの朝食、そして立ち止まらずに渡る通りがあります。',
      markdown:
        '4世紀前に宣教師がこの国の言葉をローマ字で書き取ったとき、符号の上にまた符号が必要でした。北部では一つの音節に六つの声調があり、そのたびに意味が変わります。通りはゆっくりと、立ち止まらずに渡ります。バイクの流れのほうがよけてくれます。[ハノイ](/city/hanoi)の朝食は汁麺で、[高さ30センチほどの腰掛け](/tour/hanoi-old-quarter-food-walk)で食べます。[ホーチミン](/city/ho-chi-minh-city)は住む人にとって今もサイゴンで、コーヒーには氷を入れます。[ホイアン](/city/hoi-an)の黄色い家には、川の増水の跡が残ります。',
    },
  },
};
