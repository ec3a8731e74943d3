import type { EditorialEntry } from '../editorial-entry.js';

export const macao: EditorialEntry = {
  kind: 'country',
  slug: 'macao',
  position: 203,
  details: { cities: ['macao'], tours: [] },
  texts: {
    en_US: {
      title: 'Macao',
      summary:
        'Street names on blue-and-white tiles, a bridge with nine bends against spirits, and custard tarts warm from the oven.',
      markdown:
        'Street names stand on blue-and-white tiles, in Chinese and in Portuguese. Coils of incense hang at the A-Ma Temple in [Macao](/city/macao), which is older than the town; in Lou Lim Ieoc Garden the bridge over the pond has nine bends, for spirits are said to walk only straight on. Macanese families cook minchi, minced meat with diced fried potatoes and an egg on top. In the village of Coloane custard tarts with scorched tops are eaten warm, and the sand of Hac Sa beach is dark, as its name, “black sand,” says.',
    },
    fr_FR: {
      title: 'Macao',
      summary:
        'Des noms de rues sur des carreaux bleu et blanc, un pont à neuf coudes contre les esprits et des tartelettes tièdes.',
      markdown:
        'Les noms de rues sont peints sur des carreaux bleu et blanc, en chinois et en portugais. Des spirales d’encens pendent au temple d’A-Ma, à [Macao](/city/macao), plus ancien que la ville ; au jardin Lou Lim Ieoc, le pont sur l’étang fait neuf coudes, car les esprits, dit-on, ne vont que tout droit. Les familles macanaises préparent le minchi, viande hachée et dés de pommes de terre frites avec un œuf dessus. Au village de Coloane, on mange tièdes les tartelettes à la crème, brunies au four, et le sable de la plage de Hac Sa est sombre, comme le dit son nom, « sable noir ».',
    },
    de_DE: {
      title: 'Macau',
      summary:
        'Straßennamen auf blau-weißen Kacheln, eine Brücke mit neun Knicken gegen die Geister und Törtchen, warm aus dem Ofen.',
      markdown:
        'Die Straßennamen stehen auf blau-weißen Kacheln, chinesisch und portugiesisch. Spiralen aus Räucherwerk hängen im A-Ma-Tempel von [Macau](/city/macao), der älter ist als die Stadt; im Garten Lou Lim Ieoc hat die Brücke über den Teich neun Knicke, denn Geister, heißt es, gehen nur geradeaus. Macanesische Familien kochen Minchi, Hackfleisch mit gebratenen Kartoffelwürfeln und einem Ei darauf. Im Dorf Coloane isst man Puddingtörtchen mit dunkel gebackenen Flecken warm, und der Sand am Strand Hac Sa ist dunkel, wie es der Name sagt: „schwarzer Sand“.',
    },
    es_ES: {
      title: 'Macao',
      summary:
        'Nombres de calles en azulejos azules y blancos, un puente de nueve recodos contra los espíritus y pastelillos tibios.',
      markdown:
        'Los nombres de las calles están en azulejos azules y blancos, en chino y en portugués. Espirales de incienso cuelgan en el templo de A-Má de [Macao](/city/macao), más antiguo que la ciudad; en el jardín Lou Lim Ieoc el puente del estanque tiene nueve recodos, pues se dice que los espíritus solo andan en línea recta. Las familias macaenses cocinan minchi, carne picada con dados de patata frita y un huevo encima. En el pueblo de Coloane los pastelillos de crema, tostados por arriba, se comen tibios, y la arena de la playa de Hac Sa es oscura, como dice su nombre: «arena negra».',
    },
    it_IT: {
      title: 'Macao',
      summary:
        'Nomi di strade su piastrelle bianche e blu, un ponte a nove curve contro gli spiriti e tortine tiepide di forno.',
      markdown:
        'I nomi delle strade stanno su piastrelle bianche e blu, in cinese e in portoghese. Spirali d’incenso pendono nel tempio di A-Ma, a [Macao](/city/macao), più antico della città; nel giardino Lou Lim Ieoc il ponte sullo stagno ha nove curve, perché gli spiriti, si dice, vanno solo diritto. Le famiglie macanesi cucinano il minchi, carne tritata con dadini di patate fritte e un uovo sopra. Nel villaggio di Coloane le tortine alla crema, brunite dal forno, si mangiano tiepide, e la sabbia della spiaggia di Hac Sa è scura, come dice il nome: «sabbia nera».',
    },
    ru_RU: {
      title: 'Макао',
      summary:
        'Названия улиц на бело-синих изразцах, мост с девятью изломами от духов и тёплые пирожные с заварным кремом.',
      markdown:
        'Названия улиц написаны на бело-синих изразцах по-китайски и по-португальски. В храме А-Ма в [Макао](/city/macao), который старше самого города, висят спирали благовоний; в саду Лоу Лим Иеок у моста через пруд девять изломов: духи, говорят, ходят только прямо. В макаэнских семьях готовят минчи, рубленое мясо с жареной картошкой кубиками и яйцом сверху. В деревне Колоан едят тёплыми корзиночки с подпалённым заварным кремом, а песок на пляже Хакса тёмный, как и говорит название: «чёрный песок».',
    },
    ja_JP: {
      title: 'マカオ',
      summary: '青と白のタイルに書かれた通りの名、魔よけに九つ折れ曲がる橋、焼きたてのエッグタルトがあります。',
      markdown:
        '通りの名は、青と白のタイルに中国語とポルトガル語で書かれています。[マカオ](/city/macao)の街より古い媽閣廟には、渦巻き線香が吊るされています。盧廉若公園の池の橋は九つに折れ曲がっています。魔物はまっすぐにしか進めないといわれるからです。マカオの家庭料理はミンチィ。ひき肉と角切りの揚げじゃがいもに目玉焼きをのせます。コロアン村では、表面に焦げ目のついたエッグタルトを温かいうちに食べます。ハクサ海岸の砂は、「黒沙」の名のとおり黒っぽい色をしています。',
    },
  },
};
