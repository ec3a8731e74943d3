import type { EditorialEntry } from '../editorial-entry.js';

export const fiji: EditorialEntry = {
  kind: 'country',
  slug: 'fiji',
  position: 235,
  details: { cities: ['suva'], tours: [] },
  texts: {
    en_US: {
      title: 'Fiji',
      summary:
        'A letter that is spoken as two, three claps after a bowl of kava, and a capital on the side of the island where the rain falls.',
      markdown:
        'Spelling has rules of its own: d is spoken nd, b is mb and c is th, so that the airport town of Nadi is called Nandi. Whoever is offered kava claps once with hollow hands, empties the bowl in one go, and claps three times; a guest brings the village chief a bundle of the root, and takes off hat and sunglasses. The trade wind carries rain to [Suva](/city/suva), while sugar cane ripens on the dry side of the island. On parade policemen wear the sulu, a white skirt with a zigzag hem. Bula is a greeting, and it expects an answer.',
    },
    fr_FR: {
      title: 'Fidji',
      summary:
        'Une lettre qui se dit comme deux, trois claquements de mains après un bol de kava et une capitale du côté où tombe la pluie.',
      markdown:
        'L’orthographe a ses règles : d se dit nd, b se dit mb et c comme le th anglais, si bien que Nadi, la ville de l’aéroport, s’appelle Nandi. Qui reçoit du kava frappe une fois dans ses mains creuses, vide le bol d’un trait et frappe trois fois ; l’hôte apporte au chef du village une botte de racines et ôte chapeau et lunettes de soleil. L’alizé porte la pluie à [Suva](/city/suva), tandis que la canne à sucre mûrit sur le versant sec de l’île. À la parade, les policiers portent le sulu, jupe blanche à l’ourlet en zigzag. Bula est un salut, et il attend une réponse.',
    },
    de_DE: {
      title: 'Fidschi',
      summary:
        'Ein Buchstabe, der wie zwei klingt, dreimal Klatschen nach einer Schale Kava und eine Hauptstadt auf der Seite, wo der Regen fällt.',
      markdown:
        'Die Schreibung hat eigene Regeln: d spricht man nd, b spricht man mb und c wie das englische th, und so heißt Nadi, die Stadt mit dem Flughafen, Nandi. Wem Kava gereicht wird, der klatscht einmal mit hohlen Händen, leert die Schale in einem Zug und klatscht dreimal; ein Gast bringt dem Dorfchef ein Bündel der Wurzel mit und nimmt Hut und Sonnenbrille ab. Der Passat trägt den Regen nach [Suva](/city/suva), auf der trockenen Seite der Insel reift Zuckerrohr. Zur Parade tragen Polizisten den Sulu, einen weißen Rock mit Zackensaum. Bula ist ein Gruß und erwartet eine Antwort.',
    },
    es_ES: {
      title: 'Fiyi',
      summary:
        'Una letra que suena como dos, tres palmadas después de un cuenco de kava y una capital en el lado de la isla donde llueve.',
      markdown:
        'La ortografía tiene sus reglas: la d suena nd, la b suena mb y la c como la th inglesa, de modo que Nadi, la ciudad del aeropuerto, se llama Nandi. Quien recibe kava da una palmada con las manos huecas, vacía el cuenco de un trago y da tres más; el invitado lleva al jefe de la aldea un manojo de la raíz y se quita el sombrero y las gafas de sol. El alisio trae la lluvia a [Suva](/city/suva), mientras en el lado seco de la isla madura la caña de azúcar. En los desfiles los policías visten el sulu, una falda blanca de borde en zigzag. Bula es un saludo y espera respuesta.',
    },
    it_IT: {
      title: 'Figi',
      summary:
        'Una lettera che suona come due, tre battiti di mani dopo una ciotola di kava e una capitale dalla parte dove cade la pioggia.',
      markdown:
        'La grafia ha regole sue: la d si dice nd, la b si dice mb e la c come il th inglese, perciò Nadi, la città dell’aeroporto, si chiama Nandi. Chi riceve la kava batte una volta le mani a conca, svuota la ciotola d’un fiato e le batte altre tre; l’ospite porta al capo del villaggio un fascio di radici e si toglie cappello e occhiali da sole. L’aliseo porta la pioggia a [Suva](/city/suva), mentre sul lato asciutto dell’isola matura la canna da zucchero. In parata i poliziotti indossano il sulu, una gonna bianca con l’orlo a zigzag. Bula è un saluto, e aspetta risposta.',
    },
    ru_RU: {
      title: 'Фиджи',
      summary:
        'Буква, которая звучит как две, три хлопка после чаши кавы и столица на той стороне острова, где идут дожди.',
      markdown:
        'У письма свои правила: d читается как «нд», b как «мб», а c как английское th, поэтому Nadi, город с аэропортом, зовётся Нанди. Кому подали каву, тот хлопает раз ладонями лодочкой, осушает чашу одним глотком и хлопает трижды; гость везёт вождю деревни связку корней и снимает шляпу и тёмные очки. Пассат несёт дождь в [Суву](/city/suva), а на сухой стороне острова зреет сахарный тростник. На парад полицейские надевают сулу, белую юбку с зубчатым краем. «Була» — приветствие, и на него ждут ответа.',
    },
    ja_JP: {
      title: 'フィジー',
      summary: '一文字なのに二つの音、カバの椀のあとの三つの手拍子、そして島の雨の降る側にある首都が待っています。',
      markdown:
        'つづりには独特の決まりがあります。dはンド、bはンブ、cは英語のthの音で、空港の町Nadiはナンディと読みます。カバを勧められたら、くぼめた手を1回打ち、椀を一気に飲み干し、3回打ちます。村を訪ねるときは長にカバの根をひと束持参し、帽子とサングラスを外します。貿易風は[スバ](/city/suva)に雨を運び、島の乾いた側ではサトウキビが実ります。式典の警官は、裾がぎざぎざの白い腰布スルをまといます。「ブラ」は挨拶の言葉で、返事を待っています。',
    },
  },
};
