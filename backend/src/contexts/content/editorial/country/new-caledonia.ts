import type { EditorialEntry } from '../editorial-entry.js';

export const newCaledonia: EditorialEntry = {
  kind: 'country',
  slug: 'new-caledonia',
  position: 237,
  details: { cities: ['noumea'], tours: [] },
  texts: {
    en_US: {
      title: 'New Caledonia',
      summary:
        'A year that turns with the yam, a bird that barks, and a meal that comes out of hot stones in banana leaves.',
      markdown:
        'The Kanak year turns with the yam, and the new yams, dug from about March, are blessed before anybody eats them. A visitor to a tribe makes the coutume: a length of cloth, perhaps with a banknote on it, is handed over with a few words about who you are. Bougna, of yam, taro and fish or chicken in coconut milk, is tied up in banana leaves and cooked on hot stones. In [Nouméa](/city/noumea) the market by the boats of Port Moselle trades under blue six-sided roofs, in the morning only. The cagou, a gray forest bird, hardly flies and barks like a puppy.',
    },
    fr_FR: {
      title: 'Nouvelle-Calédonie',
      summary:
        'Une année qui tourne avec l’igname, un oiseau qui aboie et un repas cuit sur des pierres brûlantes dans des feuilles de bananier.',
      markdown:
        'L’année kanak tourne avec l’igname, et les ignames nouvelles, déterrées à partir de mars environ, sont bénies avant que quiconque en mange. Qui entre dans une tribu fait la coutume : on remet une pièce de tissu, parfois avec un billet, en disant en quelques mots qui l’on est. Le bougna, igname, taro et poisson ou poulet au lait de coco, se ficelle dans des feuilles de bananier et cuit sur des pierres brûlantes. À [Nouméa](/city/noumea), le marché de Port Moselle, près des bateaux, se tient sous des toits bleus à six côtés, le matin seulement. Le cagou, oiseau gris des forêts, ne vole guère et aboie comme un chiot.',
    },
    de_DE: {
      title: 'Neukaledonien',
      summary:
        'Ein Jahr, das sich um die Yamswurzel dreht, ein Vogel, der bellt, und ein Essen, das in Bananenblättern auf heißen Steinen gart.',
      markdown:
        'Das Jahr der Kanak richtet sich nach der Yamswurzel, und die neuen Wurzeln, etwa ab März gegraben, werden gesegnet, ehe jemand davon isst. Wer einen Stamm besucht, macht die Coutume: Man überreicht ein Stück Stoff, vielleicht mit einem Geldschein, und sagt in wenigen Worten, wer man ist. Bougna, aus Yams, Taro und Fisch oder Huhn in Kokosmilch, wird in Bananenblätter geschnürt und gart auf heißen Steinen. In [Nouméa](/city/noumea) handelt der Markt neben den Booten von Port Moselle unter blauen, sechseckigen Dächern, nur am Vormittag. Der Kagu, ein grauer Waldvogel, fliegt kaum und bellt wie ein Welpe.',
    },
    es_ES: {
      title: 'Nueva Caledonia',
      summary:
        'Un año que gira con el ñame, un pájaro que ladra y una comida que se cuece entre piedras calientes en hojas de plátano.',
      markdown:
        'El año canaco gira con el ñame, y los ñames nuevos, que se arrancan más o menos desde marzo, se bendicen antes de que nadie los coma. Quien visita una tribu hace la coutume: entrega un trozo de tela, quizá con un billete, y dice en pocas palabras quién es. El bougna, de ñame, taro y pescado o pollo en leche de coco, se ata en hojas de plátano y se cuece sobre piedras calientes. En [Numea](/city/noumea) el mercado de Port Moselle, junto a los barcos, se hace bajo tejados azules de seis lados y solo por la mañana. El kagú, un ave gris del bosque, apenas vuela y ladra como un cachorro.',
    },
    it_IT: {
      title: 'Nuova Caledonia',
      summary:
        'Un anno che gira con l’igname, un uccello che abbaia e un pasto che cuoce su pietre roventi in foglie di banano.',
      markdown:
        'L’anno dei kanak gira con l’igname, e gli ignami nuovi, dissotterrati più o meno da marzo, vengono benedetti prima che qualcuno li mangi. Chi visita una tribù fa la coutume: consegna un taglio di stoffa, magari con una banconota, e dice in poche parole chi è. Il bougna, di igname, taro e pesce o pollo nel latte di cocco, si lega in foglie di banano e cuoce su pietre roventi. A [Nouméa](/city/noumea) il mercato di Port Moselle, accanto alle barche, si tiene sotto tetti azzurri a sei lati, solo la mattina. Il kagu, uccello grigio dei boschi, vola appena e abbaia come un cucciolo.',
    },
    ru_RU: {
      title: 'Новая Каледония',
      summary:
        'Год, который считают по ямсу, птица, что лает, и обед, который томится в банановых листьях на горячих камнях.',
      markdown:
        'Год у канаков идёт за ямсом, и новый ямс, который копают примерно с марта, благословляют, прежде чем кто-либо его отведает. Гость племени совершает «кутюм»: вручает отрез ткани, иногда с банкнотой, и в нескольких словах говорит, кто он. Бунья из ямса, таро и рыбы или курицы в кокосовом молоке увязывают в банановые листья и томят на горячих камнях. В [Нумеа](/city/noumea) рынок Порт-Мозель у лодочной гавани торгует под синими шестигранными крышами, и только по утрам. Кагу, серая лесная птица, почти не летает и лает, как щенок.',
    },
    ja_JP: {
      title: 'ニューカレドニア',
      summary: 'ヤムイモとともに巡る1年、犬のように鳴く鳥、そしてバナナの葉に包んで焼け石で蒸す料理があります。',
      markdown:
        'カナックの人々の1年はヤムイモとともに巡り、3月頃から掘る新しい芋は、誰かが口にする前に祝福を受けます。集落を訪ねる人は「クチューム」を行います。布を1枚、時には紙幣を添えて差し出し、自分が何者かを短く述べるのです。ブーニャは、ヤムイモやタロイモと魚か鶏をココナッツミルクとともにバナナの葉で包み、焼け石で蒸した料理です。[ヌメア](/city/noumea)のモーゼル港の市場は、船着き場のそばの青い六角屋根の下で、朝だけ開きます。森にすむ灰色の鳥カグーはほとんど飛ばず、子犬のように鳴きます。',
    },
  },
};
