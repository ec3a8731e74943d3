import type { EditorialEntry } from '../editorial-entry.js';

export const peru: EditorialEntry = {
  kind: 'country',
  slug: 'peru',
  position: 35,
  details: { cities: ['lima', 'cusco', 'arequipa'], tours: ['cusco-sacred-valley-by-car'] },
  texts: {
    en_US: {
      title: 'Peru',
      summary:
        'A capital under a cloud that does not rain, a stone with twelve corners, and thousands of kinds of potato.',
      markdown:
        'From June to October [Lima](/city/lima) lives under a cloud that wets the windscreen and hardly ever rains; ceviche is a lunch, made of what was landed that morning. In [Cusco](/city/cusco) one stone in a wall has twelve corners; the city lies at 3,400 meters, and whoever arrives from the coast does well to spend the first night lower down, [in the Sacred Valley](/tour/cusco-sacred-valley-by-car). On the heights farmers still freeze potatoes at night and tread them dry by day; several thousand kinds are known. [Arequipa](/city/arequipa) is built of white volcanic stone.',
    },
    fr_FR: {
      title: 'Pérou',
      summary:
        'Une capitale sous un nuage qui ne pleut pas, une pierre à douze angles et des milliers de pommes de terre.',
      markdown:
        'De juin à octobre, [Lima](/city/lima) vit sous un nuage qui mouille le pare-brise et ne pleut presque jamais ; le ceviche se mange à midi, avec la pêche du matin. À [Cuzco](/city/cusco), une pierre d’un mur a douze angles ; la ville est à 3 400 mètres, et qui arrive de la côte fait bien de passer la première nuit plus bas, [dans la Vallée sacrée](/tour/cusco-sacred-valley-by-car). Sur les hauteurs, les paysans font encore geler les pommes de terre la nuit pour les fouler au sec le jour ; on en connaît plusieurs milliers de variétés. [Arequipa](/city/arequipa) est bâtie de la pierre blanche de ses volcans.',
    },
    de_DE: {
      title: 'Peru',
      summary:
        'Eine Hauptstadt unter einer Wolke, die nicht regnet, ein Stein mit zwölf Ecken und Tausende Sorten Kartoffeln.',
      markdown:
        'Von Juni bis Oktober lebt [Lima](/city/lima) unter einer Wolke, die die Windschutzscheibe nässt und fast nie regnet; Ceviche isst man mittags, aus dem Fang des Morgens. In [Cusco](/city/cusco) hat ein Stein in einer Mauer zwölf Ecken; die Stadt liegt auf 3.400 Metern, und wer von der Küste kommt, verbringt die erste Nacht besser weiter unten, [im Heiligen Tal](/tour/cusco-sacred-valley-by-car). Auf den Höhen lassen Bauern noch heute Kartoffeln nachts gefrieren und treten sie tags trocken; mehrere Tausend Sorten sind bekannt. [Arequipa](/city/arequipa) ist aus dem weißen Stein seiner Vulkane gebaut.',
    },
    es_ES: {
      title: 'Perú',
      summary: 'Una capital bajo una nube que no llueve, una piedra de doce ángulos y miles de variedades de papa.',
      markdown:
        'De junio a octubre [Lima](/city/lima) vive bajo una nube que moja el parabrisas y casi nunca llueve; el ceviche se come a mediodía, con la pesca de la mañana. En [Cusco](/city/cusco) una piedra de un muro tiene doce ángulos; la ciudad está a 3400 metros, y quien llega de la costa hace bien en pasar la primera noche más abajo, [en el Valle Sagrado](/tour/cusco-sacred-valley-by-car). En las alturas los campesinos todavía hielan papas de noche y las pisan de día para secarlas; se conocen varios miles de variedades. [Arequipa](/city/arequipa) está hecha de la piedra blanca de sus volcanes.',
    },
    it_IT: {
      title: 'Perù',
      summary:
        'Una capitale sotto una nuvola che non piove, una pietra con dodici angoli e migliaia di varietà di patate.',
      markdown:
        'Da giugno a ottobre [Lima](/city/lima) vive sotto una nuvola che bagna il parabrezza e non piove quasi mai; il ceviche si mangia a pranzo, con il pescato del mattino. A [Cusco](/city/cusco) una pietra di un muro ha dodici angoli; la città sta a 3.400 metri, e chi arriva dalla costa fa bene a passare la prima notte più in basso, [nella Valle Sacra](/tour/cusco-sacred-valley-by-car). Sulle alture i contadini fanno ancora gelare le patate di notte e le pestano di giorno per asciugarle; se ne conoscono diverse migliaia. [Arequipa](/city/arequipa) è costruita con la pietra bianca dei suoi vulcani.',
    },
    ru_RU: {
      title: 'Перу',
      summary: 'Столица под облаком, из которого не идёт дождь, камень с двенадцатью углами и тысячи сортов картофеля.',
      markdown:
        'С июня по октябрь [Лима](/city/lima) живёт под облаком, которое мочит ветровое стекло, но дождём почти не проливается; севиче едят в обед, из утреннего улова. В [Куско](/city/cusco) у одного камня в стене двенадцать углов; город лежит на высоте 3400 метров, и тем, кто приехал с побережья, первую ночь лучше провести ниже, [в Священной долине](/tour/cusco-sacred-valley-by-car). На высокогорье крестьяне и теперь ночью замораживают картофель, днём же топчут его и сушат; сортов известно несколько тысяч. [Арекипа](/city/arequipa) сложена из белого камня своих вулканов.',
    },
    ja_JP: {
      title: 'ペルー',
      summary: '雨を降らせない雲の下の首都、12の角をもつ石、そして数千種のじゃがいもがあります。',
      markdown:
        '6月から10月まで、[リマ](/city/lima)は雲の下で暮らします。車の窓は濡れますが、雨はほとんど降りません。セビチェは、その朝に揚がった魚で作る昼の料理です。[クスコ](/city/cusco)には12の角をもつ石を組んだ壁があります。標高は3,400メートル。海岸から来た人は、最初の夜をもっと低い[聖なる谷](/tour/cusco-sacred-valley-by-car)で過ごすとよいでしょう。高地の農家は今もじゃがいもを夜に凍らせ、昼に踏んで干します。品種は数千に上ります。[アレキパ](/city/arequipa)は火山の白い石でできています。',
    },
  },
};
