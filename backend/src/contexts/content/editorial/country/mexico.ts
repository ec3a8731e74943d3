import type { EditorialEntry } from '../editorial-entry.js';

export const mexico: EditorialEntry = {
  kind: 'country',
  slug: 'mexico',
  position: 31,
  details: {
    cities: ['mexico-city', 'oaxaca', 'guanajuato'],
    tours: ['mexico-city-centro-historico', 'mexico-city-teotihuacan-by-car'],
  },
  texts: {
    en_US: {
      title: 'Mexico',
      summary:
        'Streets with sounds of their own: a steam whistle for sweet potatoes, a pan flute for knives, a recorded voice for mattresses.',
      markdown:
        'Trades are known by their sounds: a steam whistle sells baked sweet potatoes, a pan flute sharpens knives, and a recorded voice buys old mattresses. [Mexico City](/city/mexico-city) stands on a drained lake and sinks, so that churches lean, and [the Templo Mayor](/tour/mexico-city-centro-historico) came to light beside the cathedral. In [Guanajuato](/city/guanajuato) traffic runs under the town in the old bed of the river. [Oaxaca](/city/oaxaca) has seven moles and argues about the number. Ask of every salsa which one is hot; the answer, not hot, is relative.',
    },
    fr_FR: {
      title: 'Mexique',
      summary:
        'Des rues qui ont leurs sons : un sifflet à vapeur pour les patates douces, une flûte de Pan pour les couteaux.',
      markdown:
        'Les métiers se reconnaissent au son : un sifflet à vapeur vend des patates douces, une flûte de Pan aiguise les couteaux, une voix enregistrée achète les vieux matelas. [Mexico](/city/mexico-city) repose sur un lac asséché et s’enfonce : des églises penchent, et [le Templo Mayor](/tour/mexico-city-centro-historico) a reparu près de la cathédrale. À [Guanajuato](/city/guanajuato), les voitures roulent sous la ville, dans l’ancien lit de la rivière. [Oaxaca](/city/oaxaca) a sept moles et discute du nombre. Demandez de chaque sauce si elle pique ; la réponse, non, est relative.',
    },
    de_DE: {
      title: 'Mexiko',
      summary:
        'Straßen mit eigenen Klängen: eine Dampfpfeife für Süßkartoffeln, eine Panflöte für Messer, eine Stimme für Matratzen.',
      markdown:
        'Gewerbe erkennt man am Klang: Eine Dampfpfeife verkauft gebackene Süßkartoffeln, eine Panflöte schleift Messer, eine Stimme vom Band kauft alte Matratzen. [Mexiko-Stadt](/city/mexico-city) steht auf einem trockengelegten See und sinkt, sodass Kirchen schief stehen und neben der Kathedrale [der Templo Mayor](/tour/mexico-city-centro-historico) wieder ans Licht kam. In [Guanajuato](/city/guanajuato) fährt man unter der Stadt im alten Flussbett. [Oaxaca](/city/oaxaca) hat sieben Moles und streitet über die Zahl. Fragen Sie bei jeder Salsa, ob sie scharf ist; die Antwort Nein ist relativ.',
    },
    es_ES: {
      title: 'México',
      summary:
        'Calles con sonidos propios: un silbato de vapor para los camotes, una flauta para los cuchillos, una voz para los colchones.',
      markdown:
        'Los oficios se conocen por el sonido: un silbato de vapor vende camotes asados, una flauta de Pan afila cuchillos y una voz grabada compra colchones viejos. [Ciudad de México](/city/mexico-city) está sobre un lago desecado y se hunde, de modo que las iglesias se inclinan y [el Templo Mayor](/tour/mexico-city-centro-historico) salió a la luz junto a la catedral. En [Guanajuato](/city/guanajuato) el tráfico va bajo la ciudad, por el antiguo cauce del río. [Oaxaca](/city/oaxaca) tiene siete moles y discute el número. Pregunte de cada salsa si pica; la respuesta, no, es relativa.',
    },
    it_IT: {
      title: 'Messico',
      summary:
        'Strade con suoni propri: un fischio a vapore per le patate dolci, un flauto di Pan per i coltelli, una voce per i materassi.',
      markdown:
        'I mestieri si riconoscono dal suono: un fischio a vapore vende patate dolci al forno, un flauto di Pan arrota i coltelli, una voce registrata compra vecchi materassi. [Città del Messico](/city/mexico-city) sta su un lago prosciugato e sprofonda, così le chiese pendono e [il Templo Mayor](/tour/mexico-city-centro-historico) è tornato alla luce accanto alla cattedrale. A [Guanajuato](/city/guanajuato) il traffico scorre sotto la città, nel vecchio letto del fiume. [Oaxaca](/city/oaxaca) ha sette mole e discute sul numero. Di ogni salsa chieda se è piccante; la risposta, no, è relativa.',
    },
    ru_RU: {
      title: 'Мексика',
      summary:
        'Улицы со своими звуками: паровой свисток — батат, флейта Пана — точильщик, голос из громкоговорителя — старьёвщик.',
      markdown:
        'Ремёсла узнают по звуку: паровым свистком зовут к печёному батату, флейтой Пана — точить ножи, а голос в записи скупает старые матрасы. [Мехико](/city/mexico-city) стоит на осушенном озере и оседает: церкви кренятся, а рядом с собором вышел на свет [Темпло Майор](/tour/mexico-city-centro-historico). В [Гуанахуато](/city/guanajuato) машины едут под городом, по старому руслу реки. В [Оахаке](/city/oaxaca) семь видов соуса моле, и о числе спорят. О каждой сальсе спрашивайте, острая ли она; ответ «нет» относителен.',
    },
    ja_JP: {
      title: 'メキシコ',
      summary: '通りには商いの音があります。焼き芋は蒸気の笛、包丁研ぎはパンフルート、古マットレスは録音の声です。',
      markdown:
        '商いは音で分かります。蒸気の笛は焼き芋売り、パンフルートは包丁研ぎ、録音された声は古いマットレスの買い取りです。[メキシコシティー](/city/mexico-city)は干上げた湖の上にあって沈み続け、教会は傾いています。大聖堂の隣では[テンプロ・マヨール](/tour/mexico-city-centro-historico)が再び姿を現しました。[グアナファト](/city/guanajuato)では、車は街の下の昔の川床を走ります。[オアハカ](/city/oaxaca)のモレは七種類、ただしその数には異論があります。サルサは一つずつ、辛いかどうかお尋ねください。「辛くない」という答えは人によります。',
    },
  },
};
