import type { EditorialEntry } from '../editorial-entry.js';

export const australia: EditorialEntry = {
  kind: 'country',
  slug: 'australia',
  position: 16,
  details: {
    cities: ['sydney', 'melbourne', 'adelaide'],
    tours: ['sydney-rocks-to-opera-house', 'melbourne-laneways-street-art'],
  },
  texts: {
    en_US: {
      title: 'Australia',
      summary:
        'Speeches begin with the name of the people on whose land you stand, and the morning begins with a flat white.',
      markdown:
        'Before a concert or a lecture somebody names the people on whose land it is held: the Gadigal in [Sydney](/city/sydney), the Wurundjeri and Bunurong in [Melbourne](/city/melbourne). In Sydney people ride to work on ferries; in Melbourne trams are free within the center, and coffee is discussed as elsewhere wine is. [Adelaide](/city/adelaide) lives half an hour apart from both. At the beach you swim between the red and yellow flags, since outside them nobody is watching. The sun stands in the north: [walk](/tour/sydney-rocks-to-opera-house) on the southern sidewalk if you want warmth.',
    },
    fr_FR: {
      title: 'Australie',
      summary: 'Un discours commence par le nom du peuple dont on foule la terre, et la matinée par un flat white.',
      markdown:
        'Avant un concert ou une conférence, quelqu’un nomme le peuple dont on foule la terre : les Gadigal à [Sydney](/city/sydney), les Wurundjeri et les Bunurong à [Melbourne](/city/melbourne). À Sydney, on va au travail en bac ; à Melbourne, le tramway est gratuit dans le centre et l’on parle du café comme ailleurs du vin. [Adélaïde](/city/adelaide) vit avec une demi-heure de décalage. À la plage, on nage entre les drapeaux rouge et jaune : au-delà, personne ne surveille. Le soleil passe au nord : [marchez](/tour/sydney-rocks-to-opera-house) sur le trottoir sud si vous cherchez la chaleur.',
    },
    de_DE: {
      title: 'Australien',
      summary:
        'Reden beginnen mit dem Namen des Volkes, auf dessen Land man steht, und der Morgen beginnt mit einem Flat White.',
      markdown:
        'Vor einem Konzert oder Vortrag nennt jemand das Volk, auf dessen Land man ist: die Gadigal in [Sydney](/city/sydney), die Wurundjeri und Bunurong in [Melbourne](/city/melbourne). In Sydney fährt man mit der Fähre zur Arbeit; in Melbourne kostet die Straßenbahn im Zentrum nichts, und über Kaffee spricht man wie anderswo über Wein. [Adelaide](/city/adelaide) lebt eine halbe Stunde neben beiden. Am Strand schwimmt man zwischen den rot-gelben Flaggen, denn daneben wacht niemand. Die Sonne steht im Norden: [Gehen](/tour/sydney-rocks-to-opera-house) Sie auf dem südlichen Gehweg, wenn Sie Wärme suchen.',
    },
    es_ES: {
      title: 'Australia',
      summary: 'Los discursos empiezan por el nombre del pueblo cuya tierra se pisa, y la mañana por un flat white.',
      markdown:
        'Antes de un concierto o una conferencia alguien nombra al pueblo cuya tierra se pisa: los gadigal en [Sídney](/city/sydney), los wurundjeri y los bunurong en [Melbourne](/city/melbourne). En Sídney se va al trabajo en transbordador; en Melbourne el tranvía es gratuito en el centro, y del café se habla como en otros sitios del vino. [Adelaida](/city/adelaide) vive con media hora de diferencia. En la playa se nada entre las banderas rojas y amarillas: fuera de ellas nadie vigila. El sol está al norte: [camine](/tour/sydney-rocks-to-opera-house) por la acera sur si busca calor.',
    },
    it_IT: {
      title: 'Australia',
      summary:
        'I discorsi cominciano dal nome del popolo di cui si calpesta la terra, e la mattina comincia da un flat white.',
      markdown:
        'Prima di un concerto o di una conferenza qualcuno nomina il popolo di cui si calpesta la terra: i Gadigal a [Sydney](/city/sydney), i Wurundjeri e i Bunurong a [Melbourne](/city/melbourne). A Sydney si va al lavoro in traghetto; a Melbourne il tram in centro è gratuito, e del caffè si parla come altrove del vino. [Adelaide](/city/adelaide) vive con mezz’ora di differenza. In spiaggia si nuota tra le bandiere rosse e gialle: fuori, nessuno sorveglia. Il sole sta a nord: [cammini](/tour/sydney-rocks-to-opera-house) sul marciapiede meridionale, se cerca il caldo.',
    },
    ru_RU: {
      title: 'Австралия',
      summary:
        'Речь начинают с имени народа, на чьей земле стоят, а утро — с кофе «флэт уайт»; солнце же ходит севером.',
      markdown:
        'Перед концертом или лекцией называют народ, на чьей земле собрались: гадигал в [Сиднее](/city/sydney), вурунджери и бунуронг в [Мельбурне](/city/melbourne). В Сиднее на работу плывут на пароме; в Мельбурне трамвай в центре бесплатный, а о кофе говорят так, как в других местах о вине. [Аделаида](/city/adelaide) живёт с разницей в полчаса с обоими. На пляже плавают между красно-жёлтыми флагами: за ними никто не следит. Солнце стоит на севере: если хочется тепла, [идите](/tour/sydney-rocks-to-opera-house) по южному тротуару.',
    },
    ja_JP: {
      title: 'オーストラリア',
      summary: '挨拶は、その土地に生きてきた人々の名から。朝はフラットホワイト1杯から始まります。',
      markdown:
        '演奏会や講演の前には、その土地に生きてきた人々の名が読み上げられます。[シドニー](/city/sydney)ではガディガル、[メルボルン](/city/melbourne)ではウルンジェリとブヌロンの人々です。シドニーでは船で通勤します。メルボルンの中心部は路面電車が無料で、よその街でワインを語るようにコーヒーを語ります。[アデレード](/city/adelaide)は、どちらとも30分ずれた時刻で暮らします。海では赤と黄の旗の間で泳ぎます。外側は誰も見ていません。太陽は北にあるので、暖かさがほしければ南側の歩道を[お歩きください](/tour/sydney-rocks-to-opera-house)。',
    },
  },
};
