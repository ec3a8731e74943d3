import type { EditorialEntry } from '../editorial-entry.js';

export const portugal: EditorialEntry = {
  kind: 'country',
  slug: 'portugal',
  position: 5,
  details: { cities: ['lisbon', 'porto'], tours: ['lisbon-alfama-on-foot', 'porto-ribeira-to-gaia'] },
  texts: {
    en_US: {
      title: 'Portugal',
      summary:
        'White limestone underfoot, tiles on the walls, and a language that swallows its vowels: a country to be read from close by.',
      markdown:
        'Sidewalks here are laid by hand from small cubes of white limestone and black basalt, and after rain they are as slippery as they are beautiful: wear rubber soles. In [Lisbon](/city/lisbon) house fronts are tiled against damp; in [Porto](/city/porto) a train station tells the country’s history in some twenty thousand tiles. The Portuguese swallow vowels, so that what you can read you cannot yet hear. A coffee is a bica in the south and a cimbalino in the north, and it is drunk at the counter.',
    },
    fr_FR: {
      title: 'Portugal',
      summary:
        'Du calcaire blanc sous les pieds, des carreaux aux murs et une langue qui avale ses voyelles : un pays à lire de près.',
      markdown:
        'Les trottoirs sont posés à la main, en petits cubes de calcaire blanc et de basalte noir ; après la pluie, ils sont aussi glissants que beaux : prenez des semelles de caoutchouc. À [Lisbonne](/city/lisbon), les façades sont carrelées contre l’humidité ; à [Porto](/city/porto), une gare raconte l’histoire du pays en quelque vingt mille carreaux. Les Portugais avalent les voyelles : ce qu’on sait lire, on ne l’entend pas encore. Le café s’appelle bica au sud, cimbalino au nord, et se boit au comptoir.',
    },
    de_DE: {
      title: 'Portugal',
      summary:
        'Weißer Kalkstein unter den Füßen, Kacheln an den Wänden und eine Sprache, die Vokale verschluckt: ein Land zum Lesen aus der Nähe.',
      markdown:
        'Die Gehwege sind von Hand aus kleinen Würfeln gelegt, weißem Kalkstein und schwarzem Basalt, und nach dem Regen so glatt wie schön: Tragen Sie Gummisohlen. In [Lissabon](/city/lisbon) schützen Kacheln die Fassaden vor Feuchtigkeit; in [Porto](/city/porto) erzählt ein Bahnhof die Geschichte des Landes auf rund zwanzigtausend Kacheln. Die Portugiesen verschlucken Vokale: Was man lesen kann, hört man noch lange nicht. Der Kaffee heißt im Süden Bica, im Norden Cimbalino, und man trinkt ihn am Tresen.',
    },
    es_ES: {
      title: 'Portugal',
      summary:
        'Caliza blanca bajo los pies, azulejos en las paredes y una lengua que se come las vocales: un país para leer de cerca.',
      markdown:
        'Las aceras se hacen a mano con cubos pequeños de caliza blanca y basalto negro, y tras la lluvia resbalan tanto como lucen: lleve suelas de goma. En [Lisboa](/city/lisbon) las fachadas llevan azulejos contra la humedad; en [Oporto](/city/porto) una estación cuenta la historia del país en unos veinte mil azulejos. Los portugueses se comen las vocales: lo que uno sabe leer, aún no sabe oírlo. El café es una bica en el sur y un cimbalino en el norte, y se toma en la barra.',
    },
    it_IT: {
      title: 'Portogallo',
      summary:
        'Calcare bianco sotto i piedi, piastrelle ai muri e una lingua che si mangia le vocali: un paese da leggere da vicino.',
      markdown:
        'I marciapiedi sono posati a mano, con cubetti di calcare bianco e di basalto nero, e dopo la pioggia sono scivolosi quanto belli: servono suole di gomma. A [Lisbona](/city/lisbon) le facciate sono piastrellate contro l’umidità; a [Porto](/city/porto) una stazione racconta la storia del paese con circa ventimila piastrelle. I portoghesi si mangiano le vocali: ciò che si sa leggere, non si sa ancora sentire. Il caffè si chiama bica al sud e cimbalino al nord, e si beve al banco.',
    },
    ru_RU: {
      title: 'Португалия',
      summary:
        'Белый известняк под ногами, изразцы на стенах и язык, который глотает гласные: эту страну читают вблизи.',
      markdown:
        'Тротуары здесь выкладывают вручную из кубиков белого известняка и чёрного базальта, и после дождя они столь же скользки, сколь красивы: нужна резиновая подошва. В [Лиссабоне](/city/lisbon) фасады облицованы изразцами от сырости; в [Порту](/city/porto) вокзал рассказывает историю страны примерно на двадцати тысячах изразцов. Португальцы глотают гласные: что умеешь прочесть, ещё не умеешь расслышать. Кофе на юге зовётся «бика», на севере «симбалину», и пьют его у стойки.',
    },
    ja_JP: {
      title: 'ポルトガル',
      summary: '足もとには白い石灰岩、壁にはタイル、そして母音を飲み込む言葉。近くに寄って読みたい国です。',
      markdown:
        '歩道は、白い石灰岩と黒い玄武岩の小さな立方体を手で敷きつめたものです。雨のあとは美しいぶんだけ滑るので、ゴム底の靴をお勧めします。[リスボン](/city/lisbon)では湿気を防ぐためにタイルが家を覆い、[ポルト](/city/porto)では駅がおよそ2万枚のタイルで国の歴史を語っています。ポルトガルの人は母音を飲み込むので、読める言葉もすぐには聞き取れません。コーヒーは南では「ビカ」、北では「シンバリーノ」。カウンターで飲みます。',
    },
  },
};
