import type { EditorialEntry } from '../editorial-entry.js';

export const ethiopia: EditorialEntry = {
  kind: 'country',
  slug: 'ethiopia',
  position: 127,
  details: { cities: ['addis-ababa', 'harar'], tours: [] },
  texts: {
    en_US: {
      title: 'Ethiopia',
      summary:
        'A year of thirteen months, coffee poured three times, and a street that is named after the sound of its sewing machines.',
      markdown:
        'The year has thirteen months, twelve of thirty days and one of five or six, and it begins in September. On Wednesdays and Fridays many eat nothing that comes from an animal, and every kitchen has its fasting dishes, lentils and greens on one shared injera. Coffee is roasted in front of the guest and poured three times. [Addis Ababa](/city/addis-ababa), whose name means new flower, lies at some 2,400 meters: take the stairs slowly. In [Harar](/city/harar) a street of tailors, Makina Girgir, is named after the sound of its sewing machines.',
    },
    fr_FR: {
      title: 'Éthiopie',
      summary:
        'Une année de treize mois, un café servi trois fois et une rue qui doit son nom au bruit des machines à coudre.',
      markdown:
        'L’année a treize mois, douze de trente jours et un de cinq ou six, et commence en septembre. Le mercredi et le vendredi, beaucoup ne mangent rien qui vienne d’un animal, et chaque cuisine a ses plats de jeûne, lentilles et légumes verts sur une injera commune. Le café est torréfié devant l’invité et servi trois fois. [Addis-Abeba](/city/addis-ababa), dont le nom veut dire nouvelle fleur, est à quelque 2 400 mètres : montez les escaliers lentement. À [Harar](/city/harar), une rue de tailleurs, Makina Girgir, doit son nom au bruit des machines à coudre.',
    },
    de_DE: {
      title: 'Äthiopien',
      summary:
        'Ein Jahr mit dreizehn Monaten, Kaffee in drei Aufgüssen und eine Gasse, die nach dem Klang ihrer Nähmaschinen heißt.',
      markdown:
        'Das Jahr hat dreizehn Monate, zwölf zu dreißig Tagen und einen zu fünf oder sechs, und es beginnt im September. Mittwochs und freitags essen viele nichts, was von Tieren kommt, und jede Küche hat ihre Fastengerichte: Linsen und Blattgemüse auf einem Injera für alle. Der Kaffee wird vor dem Gast geröstet und dreimal eingeschenkt. [Addis Abeba](/city/addis-ababa), zu Deutsch neue Blume, liegt auf rund 2.400 Metern: Nehmen Sie die Treppen langsam. In [Harar](/city/harar) ist eine Gasse der Schneider, Makina Girgir, nach dem Klang ihrer Nähmaschinen benannt.',
    },
    es_ES: {
      title: 'Etiopía',
      summary:
        'Un año de trece meses, café servido tres veces y una calle que se llama como suenan sus máquinas de coser.',
      markdown:
        'El año tiene trece meses, doce de treinta días y uno de cinco o seis, y empieza en septiembre. Los miércoles y los viernes muchos no comen nada de origen animal, y cada cocina tiene sus platos de ayuno, lentejas y verduras sobre una injera común. El café se tuesta delante del invitado y se sirve tres veces. [Adís Abeba](/city/addis-ababa), que significa flor nueva, está a unos 2400 metros: suba despacio las escaleras. En [Harar](/city/harar) una calle de sastres, Makina Girgir, se llama así por el ruido de sus máquinas de coser.',
    },
    it_IT: {
      title: 'Etiopia',
      summary:
        'Un anno di tredici mesi, il caffè versato tre volte e una via che prende il nome dal rumore delle macchine da cucire.',
      markdown:
        'L’anno ha tredici mesi, dodici di trenta giorni e uno di cinque o sei, e comincia a settembre. Il mercoledì e il venerdì molti non mangiano nulla che venga da un animale, e ogni cucina ha i suoi piatti di digiuno, lenticchie e verdure su un’unica injera. Il caffè si tosta davanti all’ospite e si versa tre volte. [Addis Abeba](/city/addis-ababa), che vuol dire nuovo fiore, sta a circa 2.400 metri: salga le scale con calma. A [Harar](/city/harar) una via di sarti, Makina Girgir, prende il nome dal rumore delle macchine da cucire.',
    },
    ru_RU: {
      title: 'Эфиопия',
      summary: 'Год из тринадцати месяцев, кофе, который наливают трижды, и улица, названная по стуку швейных машин.',
      markdown:
        'В году тринадцать месяцев, двенадцать по тридцать дней и один из пяти или шести, а начинается он в сентябре. По средам и пятницам многие не едят ничего животного, и в каждой кухне есть постные блюда: чечевица и зелень на общей лепёшке ынджера. Кофе обжаривают при госте и наливают трижды. [Аддис-Абеба](/city/addis-ababa), «новый цветок», лежит на высоте около 2400 метров: по лестницам поднимайтесь не спеша. В [Харэре](/city/harar) улица портных Макина-Гиргир названа по стуку швейных машин.',
    },
    ja_JP: {
      title: 'エチオピア',
      summary: '1年は13か月、コーヒーは3度注がれ、ミシンの音がそのまま名前になった通りがあります。',
      markdown:
        '1年は13か月。30日の月が12と、5日か6日の月が一つあり、新年は9月に始まります。水曜と金曜は肉も乳製品も口にしない人が多く、どの店にも精進の料理があります。レンズ豆や青菜を、皆で分ける1枚のインジェラにのせたものです。コーヒーは客の前で豆を煎り、3度注ぎます。[アジスアベバ](/city/addis-ababa)は「新しい花」という意味で、標高はおよそ2,400メートル。階段はゆっくり上ってください。[ハラール](/city/harar)の仕立屋の通り、マキナ・ギルギルの名は、ミシンの音から来ています。',
    },
  },
};
